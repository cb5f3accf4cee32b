import { lazy, Suspense } from "react";
import { useEditing } from "../draft/use-editing.ts";

// A new request never needs it.
const EditingBanner = lazy(() => import("./editing-banner.tsx"));

/** Nothing for a new request; says which one is being changed otherwise. */
export function EditingNotice() {
  const editing = useEditing();

  return (
    editing && (
      <Suspense>
        <EditingBanner editing={editing} />
      </Suspense>
    )
  );
}
