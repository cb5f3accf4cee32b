import { lazy, Suspense } from "react";
import { useEditing } from "../draft/use-editing.ts";
import { withEditingTexts } from "./with-editing-texts.ts";

const EditingBanner = lazy(() => withEditingTexts(() => import("./editing-banner.tsx")));

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
