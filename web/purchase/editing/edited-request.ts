import { EDIT_PARAMETER } from "../../../contract/page-paths.ts";

export const editedRequest = (search: string): string | undefined =>
  new URLSearchParams(search).get(EDIT_PARAMETER) || undefined;
