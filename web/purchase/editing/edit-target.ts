import { editRequest } from "../../../contract/requests.ts";
import { factFields } from "../../../domain/purchase/facts.ts";
import type { Editing } from "../draft/editing.ts";

/** Ruling A6. */
export const editTarget = ({ requestId, version }: Pick<Editing, "requestId" | "version">) => ({
  method: editRequest.method,
  url: editRequest.url.replace(":id", encodeURIComponent(requestId)),
  headers: { "if-match": `"${version}"` },
});

/** Emptied facts are sent too, or the old ones would stay. */
export function editFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  const { documentsFrom: _, ...named } = fields;
  return { ...Object.fromEntries(factFields.map((fact) => [fact, ""])), ...named };
}
