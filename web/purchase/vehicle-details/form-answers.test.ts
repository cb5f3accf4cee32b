import { describe, expect, test } from "vitest";
import {
  emptyDraft,
  withAnswer,
  withInputMethod,
  withType,
} from "../../../domain/purchase/draft.ts";
import {
  cardOf,
  freshDraft,
  hasOwnCode,
  plateDigits,
  restoredDraft,
  startsPurchase,
} from "./form-answers.ts";

const stored = { ...freshDraft(), emirate: "sharjah", plateCode: "3", plateNumber: "77140" };

describe("what stands in the form when it opens", () => {
  test("nothing without a draft and without a plate in the address", () => {
    expect(restoredDraft(undefined, "")).toBeUndefined();
    expect(restoredDraft(undefined, "?utm_source=x&plateNumber=abc")).toBeUndefined();
  });

  test("the plate of home's form, digits in any shape", () => {
    const search = "?emirate=dubai&plateCode=aa&plateNumber=٤٨٢١٣٩";
    expect(restoredDraft(undefined, search)).toMatchObject({
      type: "renew",
      emirate: "dubai",
      plateCode: "AA",
      plateNumber: "48213",
      carOrigin: "khaleegy",
    });
  });

  test("a draft stays as it was, the address only adds", () => {
    expect(restoredDraft(stored, "")).toEqual(stored);
    expect(restoredDraft(stored, "?plateNumber=5")).toMatchObject({ ...stored, plateNumber: "5" });
    expect(restoredDraft(stored, "?emirate=ajman&plateCode=3")).toMatchObject({
      emirate: "ajman",
      plateCode: "",
    });
  });

  test("a new policy for a link that asks for one, with the answers there are", () => {
    const isOpen = { type: "new", isMethodOpen: "yes" };
    expect(restoredDraft(undefined, "?type=new")).toEqual({ ...freshDraft(), ...isOpen });
    expect(restoredDraft(stored, "?type=new")).toEqual({ ...stored, ...isOpen });
    const chosen = withInputMethod(withType(stored, "new"), "vcc");
    expect(restoredDraft(chosen, "?type=new"), "the method was chosen before").toEqual(chosen);
    expect(restoredDraft(stored, "?type=odd")).toEqual(stored);
    expect(startsPurchase("?type=new")).toBe(true);
    expect(startsPurchase("?type=odd")).toBe(false);
  });

  test("the car's origin for a link that names one, beside what else it asks for", () => {
    expect(restoredDraft(undefined, "?carOrigin=non_khaleegy")).toMatchObject({
      type: "renew",
      carOrigin: "non_khaleegy",
    });
    expect(restoredDraft(stored, "?carOrigin=chinese&type=new")).toEqual({
      ...stored,
      type: "new",
      isMethodOpen: "yes",
      carOrigin: "chinese",
    });
    expect(restoredDraft(stored, "?carOrigin=odd")).toEqual(stored);
    expect(startsPurchase("?carOrigin=chinese")).toBe(true);
  });

  test("a new policy comes back as one, unless a plate is to be renewed", () => {
    const bought = withAnswer(emptyDraft("new"), "carType", "station");
    expect(restoredDraft(bought, "")).toEqual(bought);
    expect(cardOf(bought)).toBe("buyNew");
    expect(restoredDraft(bought, "?emirate=dubai")).toMatchObject({
      type: "renew",
      carType: "station",
    });
  });
});

test.each([
  ["48213", "48213"],
  ["٤٨٢", "482"],
  ["4 82-13 99", "48213"],
  ["abc", ""],
])("%s typed as a plate number is stored as %s", (typed, stored) => {
  expect(plateDigits(typed)).toBe(stored);
});

test.each([
  ["sharjah", "3", false],
  ["sharjah", "77", true],
  ["sharjah", "", false],
  ["", "3", false],
])("emirate %s, code %s is a code of one's own: %s", (emirate, code, isOwn) => {
  const draft = withAnswer(withAnswer(freshDraft(), "emirate", emirate), "plateCode", code);
  expect(hasOwnCode(draft)).toBe(isOwn);
  expect(hasOwnCode(withType(draft, "new"))).toBe(isOwn);
  expect(hasOwnCode(withInputMethod(withType(draft, "new"), "vcc"))).toBe(false);
});
