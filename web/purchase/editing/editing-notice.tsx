import { lazy, Suspense } from "react";
import { useEditing } from "../draft/use-editing.ts";

const EditingBanner = lazy(() => import("./editing-banner.tsx"));

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
