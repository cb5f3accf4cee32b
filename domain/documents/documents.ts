import type { InputMethod, PurchaseType } from "../ways-of-buying.ts";

export const documentKinds = ["id", "license", "ownership", "document"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentSides = ["front", "back"] as const;
export type DocumentSide = (typeof documentSides)[number];

export type DocumentSlot = `${DocumentKind}_${DocumentSide}`;

export const documentSlots: readonly DocumentSlot[] = documentKinds.flatMap((kind) => both(kind));

export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;
export const documentTypes = ["image/png", "image/jpeg"] as const;

function both(kind: DocumentKind): DocumentSlot[] {
  return documentSides.map((side): DocumentSlot => `${kind}_${side}`);
}

export type DocumentsFor = { type: "renew" } | { type: "new"; inputMethod: InputMethod };

/**
 * The pictures a purchase needs (specification part 2, 5.1). A new policy has one extra document:
 * both sides of the ownership card with a plate, the front alone of a customs card or a hiyaza.
 */
export function documentsNeeded(purchase: DocumentsFor): DocumentSlot[] {
  const always = [...both("id"), ...both("license")];
  if (purchase.type === "renew") return [...both("id"), ...both("ownership"), ...both("license")];
  if (purchase.inputMethod === "plateNumber") return [...always, ...both("document")];
  return [...always, "document_front"];
}

/** The pictures a purchase may carry: what it needs, and the back of the extra document. */
export function documentsAccepted(purchase: DocumentsFor): DocumentSlot[] {
  const needed = documentsNeeded(purchase);
  return documentSlots.filter(
    (slot) => needed.includes(slot) || (purchase.type === "new" && slot === "document_back"),
  );
}

export type DocumentFileProblem = "type" | "size";

/** Specification part 2, 5.2: PNG or JPEG, at most 5 MB. A browser that names no type is asked by name. */
export function documentFileProblem(file: {
  type: string;
  name?: string;
  size: number;
}): DocumentFileProblem | undefined {
  const type = file.type.toLowerCase().trim();
  const known = documentTypes.some((allowed) => allowed === type) || type === "image/jpg";
  const named = type === "" && /\.(png|jpe?g)$/i.test(file.name ?? "");
  if (!known && !named) return "type";
  return file.size > MAX_DOCUMENT_BYTES ? "size" : undefined;
}

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

/** The picture a multipart field carries, undefined for a field this purchase does not know. */
export function parseDocumentField(
  type: PurchaseType,
  inputMethod: InputMethod | undefined,
  fieldName: string,
): DocumentSlot | undefined {
  const fields = fieldsFor(type, inputMethod);
  return Object.hasOwn(fields, fieldName) ? fields[fieldName] : undefined;
}

/** The field name under which our own client sends a picture. */
export function documentFieldName(type: PurchaseType, slot: DocumentSlot): string | undefined {
  const fields = fieldsFor(type, undefined);
  return Object.keys(fields).find((field) => fields[field] === slot);
}
