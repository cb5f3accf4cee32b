import type { InputMethod, PurchaseType } from "../ways-of-buying.ts";
import type { DocumentKind, DocumentSlot } from "./documents.ts";

const pair = (field: string, kind: DocumentKind): Record<string, DocumentSlot> => ({
  [`${field}_front`]: `${kind}_front`,
  [`${field}_back`]: `${kind}_back`,
});

const everywhere = { ...pair("id_document", "id"), ...pair("license_document", "license") };

/** Multipart field name → picture (specification part 2, 7.1 and 7.2, ruling P14). */
const apiDocumentFields: Record<"renew" | InputMethod, Readonly<Record<string, DocumentSlot>>> = {
  renew: {
    ...everywhere,
    ...pair("ownership_document", "ownership"),
    ...pair("ownership", "ownership"),
  },
  plateNumber: {
    ...everywhere,
    ...pair("hiyaza_document", "document"),
    ...pair("ownership_document", "document"),
    ...pair("ownership", "document"),
  },
  vcc: { ...everywhere, ...pair("hiyaza_document", "document") },
  hiyaza: { ...everywhere, ...pair("hiyaza_document", "document") },
};

const fieldsFor = (type: PurchaseType, inputMethod: InputMethod | undefined) =>
  apiDocumentFields[type === "renew" ? "renew" : (inputMethod ?? "plateNumber")];

export function parseDocumentField(
  type: PurchaseType,
  inputMethod: InputMethod | undefined,
  fieldName: string,
): DocumentSlot | undefined {
  const fields = fieldsFor(type, inputMethod);
  return Object.hasOwn(fields, fieldName) ? fields[fieldName] : undefined;
}

export function documentFieldName(type: PurchaseType, slot: DocumentSlot): string | undefined {
  const fields = fieldsFor(type, undefined);
  return Object.keys(fields).find((field) => fields[field] === slot);
}
