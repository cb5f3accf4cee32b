import { expect, test } from "vitest";
import { borrowedSlot } from "./borrowed-documents.ts";
import type { DocumentsFor } from "./documents.ts";

const renew: DocumentsFor = { type: "renew" };
const plate: DocumentsFor = { type: "new", inputMethod: "plateNumber" };
const vcc: DocumentsFor = { type: "new", inputMethod: "vcc" };
const hiyaza: DocumentsFor = { type: "new", inputMethod: "hiyaza" };

test.each([
  ["id_front", renew, vcc, "id_front"],
  ["license_back", hiyaza, plate, "license_back"],
  ["ownership_front", renew, renew, "ownership_front"],
  ["ownership_front", renew, plate, "document_front"],
  ["ownership_back", renew, plate, "document_back"],
  ["document_front", plate, renew, "ownership_front"],
  ["document_back", plate, renew, "ownership_back"],
  ["document_front", plate, plate, "document_front"],
  ["document_front", vcc, vcc, "document_front"],
  ["document_back", hiyaza, hiyaza, "document_back"],
  ["document_front", plate, vcc, undefined],
  ["document_front", vcc, hiyaza, undefined],
  ["document_front", hiyaza, renew, undefined],
  ["ownership_front", renew, hiyaza, undefined],
] as const)("%s of %o for %o is %s", (slot, from, to, wanted) => {
  expect(borrowedSlot(slot, from, to)).toBe(wanted);
});
