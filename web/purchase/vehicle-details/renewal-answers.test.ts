import { describe, expect, test } from "vitest";
import { emptyDraft, withAnswer } from "../../../domain/purchase/draft.ts";
import { freshRenewal, hasOwnCode, plateDigits, restoredRenewal } from "./renewal-answers.ts";

const stored = { ...freshRenewal(), emirate: "sharjah", plateCode: "3", plateNumber: "77140" };

describe("what stands in the form when it opens", () => {
  test("nothing without a draft and without a plate in the address", () => {
    expect(restoredRenewal(undefined, "")).toBeUndefined();
    expect(restoredRenewal(undefined, "?utm_source=x&plateNumber=abc")).toBeUndefined();
  });

  test("the plate of home's form, digits in any shape", () => {
    const search = "?emirate=dubai&plateCode=aa&plateNumber=٤٨٢١٣٩";
    expect(restoredRenewal(undefined, search)).toMatchObject({
      type: "renew",
      emirate: "dubai",
      plateCode: "AA",
      plateNumber: "48213",
      carOrigin: "khaleegy",
    });
  });

  test("a draft stays as it was, the address only adds", () => {
    expect(restoredRenewal(stored, "")).toMatchObject(stored);
    expect(restoredRenewal(stored, "?plateNumber=5")).toMatchObject({
      ...stored,
      plateNumber: "5",
    });
    expect(restoredRenewal(stored, "?emirate=ajman&plateCode=3")).toMatchObject({
      emirate: "ajman",
      plateCode: "",
    });
  });

  test("a draft of a new policy keeps its car", () => {
    const bought = withAnswer(emptyDraft("new"), "carType", "station");
    expect(restoredRenewal(bought, "")).toMatchObject({ type: "renew", carType: "station" });
  });
});

test.each([
  ["48213", "48213"],
  ["٤٨٢", "482"],
  ["4 82-13 99", "48213"],
  ["abc", ""],
])("%s typed as a plate number is kept as %s", (typed, kept) => {
  expect(plateDigits(typed)).toBe(kept);
});

test.each([
  ["sharjah", "3", false],
  ["sharjah", "77", true],
  ["sharjah", "", false],
  ["", "3", false],
])("emirate %s, code %s is a code of one's own: %s", (emirate, plateCode, isOwn) => {
  expect(hasOwnCode({ ...freshRenewal(), emirate, plateCode })).toBe(isOwn);
});
