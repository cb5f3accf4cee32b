import { describe, expect, test } from "vitest";
import {
  documentFileProblem,
  documentsAccepted,
  documentsNeeded,
  MAX_DOCUMENT_BYTES,
  megabytesAbove,
  type DocumentsFor,
} from "./documents.ts";

const renew: DocumentsFor = { type: "renew" };
const byPlate: DocumentsFor = { type: "new", inputMethod: "plateNumber" };
const byVcc: DocumentsFor = { type: "new", inputMethod: "vcc" };
const byHiyaza: DocumentsFor = { type: "new", inputMethod: "hiyaza" };

const person = ["id_front", "id_back", "license_front", "license_back"];

describe("[2-5.1 documents] the pictures needed", () => {
  test.each([
    ["to renew", renew, [...person, "ownership_front", "ownership_back"]],
    ["for a plate", byPlate, [...person, "document_front", "document_back"]],
    ["for a customs card", byVcc, [...person, "document_front"]],
    ["for a hiyaza", byHiyaza, [...person, "document_front"]],
  ])("%s", (_, purchase, slots) => {
    expect(new Set(documentsNeeded(purchase))).toEqual(new Set(slots));
  });

  test("a hiyaza may have a back, a renewal has no extra document", () => {
    expect(documentsAccepted(byHiyaza)).toContain("document_back");
    expect(documentsAccepted(renew)).not.toContain("document_front");
  });
});

test.each([
  [{ type: "image/png", size: 1 }, undefined],
  [{ type: "image/jpeg", size: MAX_DOCUMENT_BYTES }, undefined],
  [{ type: "image/jpg", size: 1 }, undefined],
  [{ type: "", name: "Card.JPG", size: 1 }, undefined],
  [{ type: "", name: "card.pdf", size: 1 }, "type"],
  [{ type: "image/svg+xml", name: "card.png", size: 1 }, "type"],
  [{ type: "image/png", size: MAX_DOCUMENT_BYTES + 1 }, "size"],
])("[2-5.2 file type] [2-5.2 file size] the file %o has the problem %s", (file, problem) => {
  expect(documentFileProblem(file)).toBe(problem);
});

test.each([
  [7 * 1024 * 1024 + 400_000, 7.4],
  [MAX_DOCUMENT_BYTES + 1, 5.1],
])("%i bytes are shown as %d MB", (bytes, shown) => {
  expect(megabytesAbove(bytes)).toBe(shown);
});
