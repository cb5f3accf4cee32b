import type { InputMethod } from "../ways-of-buying.ts";
import type { DocumentKind, DocumentsFor } from "./documents.ts";

export const provenFacts = [
  "fullName",
  "emiratesId",
  "plate",
  "make",
  "model",
  "modelYear",
  "carType",
  "cylinderType",
  "carOrigin",
  "vccCardSource",
  "vccDate",
  "vccCardNumber",
  "hiyazaType",
  "hiyazaCertificateNumber",
] as const;
export type ProvenFact = (typeof provenFacts)[number];

const car = ["make", "model", "modelYear", "carType", "cylinderType", "carOrigin"] as const;
const ownership = ["fullName", "plate", ...car] as const;

const ofCarDocument: Record<InputMethod, readonly ProvenFact[]> = {
  plateNumber: ownership,
  vcc: ["vccCardSource", "vccDate", "vccCardNumber", ...car],
  hiyaza: ["hiyazaType", "hiyazaCertificateNumber", ...car],
};

/** What a customer said that this document proves, in the order in which one reads it. */
export function factsProvenBy(kind: DocumentKind, purchase: DocumentsFor): readonly ProvenFact[] {
  if (kind === "id") return ["fullName", "emiratesId"];
  if (kind === "license") return ["fullName"];
  return purchase.type === "renew" ? ownership : ofCarDocument[purchase.inputMethod];
}
