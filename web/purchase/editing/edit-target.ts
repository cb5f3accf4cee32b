import { editRequest } from "../../../contract/requests.ts";
import { factFields } from "../../../domain/vehicle/vehicle-facts.ts";
import type { Editing } from "../draft/editing.ts";

/** Where an edit goes, and the version it stands on (ruling A6). */
export const editTarget = ({ requestId, version }: Pick<Editing, "requestId" | "version">) => ({
  method: editRequest.method,
  url: editRequest.url.replace(":id", encodeURIComponent(requestId)),
  headers: { "if-match": `"${version}"` },
});

/**
 * The fields of a send as an edit names them: a fact that was emptied is named, or it would stay as
 * it was; the request's own pictures need no lender.
 */
export function editFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  const { documentsFrom: _, ...named } = fields;
  return { ...Object.fromEntries(factFields.map((fact) => [fact, ""])), ...named };
}
