import { describe, expect, test } from "vitest";
import type { KnownVehicle } from "../../../contract/known-vehicles.ts";
import { withAnswer, withType } from "../../../domain/purchase/draft.ts";
import { freshDraft } from "./form-answers.ts";
import {
  answeredCarFields,
  differingFields,
  findKnown,
  withEarlier,
  withoutEarlier,
} from "./known-vehicle.ts";

const known: KnownVehicle = {
  plateInfo: { emirate: "dubai", code: "AA", number: "48213" },
  cylinderType: "6",
  carType: "station",
  carOrigin: "khaleegy",
  documentsFrom: "r-1",
  documents: ["id_front"],
  active: [],
};
const plated = (emirate: string, code: string, number: string) =>
  Object.entries({ emirate, plateCode: code, plateNumber: number }).reduce(
    (draft, [field, value]) => withAnswer(draft, field as "emirate", value),
    freshDraft(),
  );
const draft = plated("dubai", "AA", "48213");

describe("a car of an earlier request", () => {
  test.each([
    ["its plate", draft, known],
    ["its plate in Arabic digits", plated("dubai", "aa", "٤٨٢١٣"), known],
    ["half its number", plated("dubai", "AA", "482"), undefined],
    ["another code", plated("dubai", "A", "48213"), undefined],
    ["another emirate", plated("ajman", "A", "48213"), undefined],
    ["no plate", freshDraft(), undefined],
    ["its plate on a new policy", withType(draft, "new"), undefined],
  ])("is found by %s", (_, draft, found) => {
    expect(findKnown([known], draft)).toBe(found);
  });

  test("fills in its answers, and removes them when the plate changes", () => {
    const fields = differingFields(draft, known);
    expect(fields).toEqual(["cylinderType", "carType"]);
    const filled = withEarlier(draft, known, fields);
    expect(filled).toMatchObject({ cylinderType: "6", carType: "station" });
    expect(withoutEarlier(filled, fields)).toEqual(draft);
  });

  test("answers from an earlier visit count as answered", () => {
    expect([...answeredCarFields(undefined)]).toEqual([]);
    expect([...answeredCarFields(withAnswer(draft, "carType", "saloon"))]).toEqual([
      "carType",
      "carOrigin",
    ]);
  });
});
