import { describe, expect, test } from "vitest";
import { documentFieldName, parseDocumentField } from "./document-fields.ts";
import { documentsAccepted, type DocumentsFor } from "./documents.ts";

const purchases: DocumentsFor[] = [
  { type: "renew" },
  { type: "new", inputMethod: "plateNumber" },
  { type: "new", inputMethod: "vcc" },
  { type: "new", inputMethod: "hiyaza" },
];

describe("[2-7.1 files] [2-7.2 files] a multipart field", () => {
  test.each([
    ["renew", undefined, "id_document_front", "id_front"],
    ["renew", undefined, "license_document_back", "license_back"],
    ["renew", undefined, "ownership_document_front", "ownership_front"],
    ["renew", undefined, "ownership_back", "ownership_back"],
    ["renew", undefined, "hiyaza_document_front", undefined],
    ["new", "plateNumber", "hiyaza_document_back", "document_back"],
    ["new", "plateNumber", "ownership_document_front", "document_front"],
    ["new", "plateNumber", "ownership_front", "document_front"],
    ["new", "vcc", "hiyaza_document_front", "document_front"],
    ["new", "vcc", "ownership_document_front", undefined],
    ["new", "hiyaza", "hiyaza_document_back", "document_back"],
    ["new", "hiyaza", "toString", undefined],
  ] as const)("of a %s purchase by %s named %s carries %s", (type, method, field, slot) => {
    expect(parseDocumentField(type, method, field)).toBe(slot);
  });

  test.each(purchases)("has a name for each picture of %o", (purchase) => {
    const method = purchase.type === "new" ? purchase.inputMethod : undefined;
    for (const slot of documentsAccepted(purchase)) {
      const field = documentFieldName(purchase.type, slot) ?? "";
      expect(parseDocumentField(purchase.type, method, field)).toBe(slot);
    }
  });
});
