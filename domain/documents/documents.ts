import type { InputMethod } from "../ways-of-buying.ts";

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

export function documentsNeeded(purchase: DocumentsFor): DocumentSlot[] {
  const always = [...both("id"), ...both("license")];
  if (purchase.type === "renew") return [...both("id"), ...both("ownership"), ...both("license")];
  if (purchase.inputMethod === "plateNumber") return [...always, ...both("document")];
  return [...always, "document_front"];
}

export function documentsAccepted(purchase: DocumentsFor): DocumentSlot[] {
  const needed = documentsNeeded(purchase);
  return documentSlots.filter(
    (slot) => needed.includes(slot) || (purchase.type === "new" && slot === "document_back"),
  );
}

/** One decimal, rounded up: a refused file is never shown with the size that is allowed. */
export function megabytesAbove(bytes: number): number {
  return Math.ceil((bytes / (1024 * 1024)) * 10) / 10;
}

export type DocumentFileProblem = "type" | "size";

/** PNG or JPEG, at most 5 MB (specification part 2, 5.2). Some browsers send no type. */
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
