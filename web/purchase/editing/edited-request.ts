import { EDIT_PARAMETER } from "../../../contract/page-paths.ts";
import { loadEditing } from "../draft/editing.ts";
import { loadDraft } from "../draft/stored-draft.ts";

/** Id of `?edit=<id>`, or of an edit whose answers expired: it begins again. */
export const editedRequest = (search: string): string | undefined =>
  new URLSearchParams(search).get(EDIT_PARAMETER) ||
  (loadDraft() ? undefined : loadEditing()?.requestId);
