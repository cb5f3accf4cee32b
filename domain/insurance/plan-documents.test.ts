import { expect, it } from "vitest";
import {
  documentNamed,
  type PlanDocument,
  type PlanDocumentName,
  planDocumentNames,
  planDocumentSlots,
  withDocuments,
  withoutDocument,
} from "./plan-documents.ts";

const paper = (name: PlanDocumentName, digest: string): PlanDocument => ({
  ...planDocumentSlots[name],
  digest,
  bytes: 1_000,
});

const digests = (documents: readonly PlanDocument[]) => documents.map(({ digest }) => digest);

it("the papers of a plan stand in one order, one of each kind in each language", () => {
  const first = withDocuments([], [paper("wordingAr", "w"), paper("termsEn", "t")]);
  expect(digests(first)).toEqual(["t", "w"]);
  const next = withDocuments(first, [paper("termsEn", "t2"), paper("termsAr", "ta")]);
  expect(digests(next)).toEqual(["t2", "ta", "w"]);
  expect(documentNamed(next, "wordingEn")).toBeUndefined();
  expect(digests(withoutDocument(next, "termsAr"))).toEqual(["t2", "w"]);
  expect(withDocuments(next, [])).toEqual(next);
  expect(planDocumentNames.map((name) => documentNamed(next, name)?.digest)).toEqual([
    "t2",
    "ta",
    undefined,
    "w",
  ]);
});
