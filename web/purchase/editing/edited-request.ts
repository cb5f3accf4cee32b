import { EDIT_PARAMETER } from "../../../contract/page-paths.ts";

/** The request that `/vehicle-insurance?edit=<id>` asks to change. */
export const editedRequest = (search: string): string | undefined =>
  new URLSearchParams(search).get(EDIT_PARAMETER) || undefined;
