import { editRequest } from "../../../contract/requests.ts";
import { fitFields } from "../../../domain/purchase/fit-fields.ts";
import { ratedInputNames } from "../../../domain/quotes/rated-inputs.ts";
import { sentField } from "../draft/input-fields.ts";
import type { Editing } from "../draft/editing.ts";

/** Ruling A6. */
export const editTarget = ({ requestId, version }: Pick<Editing, "requestId" | "version">) => ({
  method: editRequest.method,
  url: editRequest.url.replace(":id", encodeURIComponent(requestId)),
  headers: { "if-match": `"${version}"` },
});

const facts = ["make", "model", ...fitFields, ...ratedInputNames.map(sentField)];

/** Emptied facts are sent too, or the old ones would stay. */
export function editFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  const { documentsFrom: _, ...named } = fields;
  return { ...Object.fromEntries(facts.map((fact) => [fact, ""])), ...named };
}
