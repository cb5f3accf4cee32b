import { editRequest } from "../../../contract/requests.ts";
import type { Editing } from "./editing.ts";

/** Where an edit goes, and the version it stands on (ruling A6). */
export const editTarget = ({ requestId, version }: Pick<Editing, "requestId" | "version">) => ({
  method: editRequest.method,
  url: editRequest.url.replace(":id", encodeURIComponent(requestId)),
  headers: { "if-match": `"${version}"` },
});
