import { expect, test } from "vitest";
import { documentKinds, type DocumentsFor } from "./documents.ts";
import { factsProvenBy, provenFacts } from "./proven-facts.ts";

const purchases: DocumentsFor[] = [
  { type: "renew" },
  { type: "new", inputMethod: "plateNumber" },
  { type: "new", inputMethod: "vcc" },
  { type: "new", inputMethod: "hiyaza" },
];

test("every document names the person or the car", () => {
  for (const purchase of purchases) {
    expect(factsProvenBy("id", purchase)).toContain("fullName");
    expect(factsProvenBy("license", purchase)).toContain("fullName");
    expect(factsProvenBy("ownership", purchase)).toContain("make");
  }
});

test("the document of a new car proves what identified it", () => {
  const provenFor = (purchase: DocumentsFor) => factsProvenBy("document", purchase);
  expect(provenFor({ type: "new", inputMethod: "plateNumber" })).toContain("plate");
  expect(provenFor({ type: "new", inputMethod: "vcc" })).toContain("vccCardNumber");
  expect(provenFor({ type: "new", inputMethod: "hiyaza" })).toContain("hiyazaCertificateNumber");
});

test("every fact has a document that proves it", () => {
  const proven = purchases.flatMap((purchase) =>
    documentKinds.flatMap((kind) => factsProvenBy(kind, purchase)),
  );
  expect(provenFacts.filter((fact) => !proven.includes(fact))).toEqual([]);
});
