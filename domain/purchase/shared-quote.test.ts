import { describe, expect, it } from "vitest";
import { emptyDraft, parseDraft, type PurchaseDraft } from "./draft.ts";
import {
  draftOfSharedQuote,
  isSameCar,
  lacksPlate,
  type SharedRisk,
  withSharedQuote,
} from "./shared-quote.ts";

const day = "2026-11-23";
const shared: SharedRisk = {
  kind: "renew",
  carType: "saloon",
  cylinderType: "4",
  inputs: [
    { input: "value", value: 120_000, source: "asked" },
    { input: "year", value: 2023, source: "assumed" },
    { input: "drivingYears", value: 9, source: "asked" },
    { input: "claimLast24Months", value: true, source: "asked" },
    { input: "excess", value: 700, source: "asked" },
    { input: "addOns", value: ["omanCover", "offRoad"], source: "asked" },
  ],
};

const own = (answers: Partial<PurchaseDraft> = {}): PurchaseDraft =>
  parseDraft({
    ...emptyDraft("renew"),
    emirate: "dubai",
    plateCode: "B",
    plateNumber: "54321",
    carType: "saloon",
    cylinderType: "4",
    carOrigin: "khaleegy",
    ...answers,
  }) ?? emptyDraft("renew");

describe("a purchase that starts with somebody else's quote", () => {
  it("has the car and the choices, and nothing that describes a person", () => {
    const { type, carType, cylinderType, carOrigin, value, excess, addOns, ...rest } =
      draftOfSharedQuote(shared);
    expect({ type, carType, cylinderType, carOrigin, value, excess, addOns }).toEqual({
      type: "renew",
      carType: "saloon",
      cylinderType: "4",
      carOrigin: "khaleegy",
      value: "120000",
      excess: "700",
      addOns: "omanCover,offRoad",
    });
    const { inputMethod, ...answers } = rest;
    expect(inputMethod).toBe("plateNumber");
    expect(Object.entries(answers).filter(([, answer]) => answer !== "")).toEqual([]);
  });

  it.each([
    ["new-plate", "new", "plateNumber"],
    ["new-vcc", "new", "vcc"],
    ["new-hiyaza", "new", "hiyaza"],
    ["new", "new", "plateNumber"],
    ["renew", "renew", "plateNumber"],
    ["constructor", "renew", "plateNumber"],
  ])("of the kind %s is %s by %s", (kind, type, inputMethod) => {
    expect(draftOfSharedQuote({ ...shared, kind })).toMatchObject({ type, inputMethod });
  });

  it("of a renewal lacks the plate, of a new policy nothing", () => {
    expect(lacksPlate(draftOfSharedQuote(shared))).toBe(true);
    expect(lacksPlate(draftOfSharedQuote({ ...shared, kind: "new-plate" }))).toBe(false);
    expect(lacksPlate(own())).toBe(false);
  });
});

describe("the draft on this device", () => {
  it.each([
    [true, "its own answers", {}],
    [true, "the same value in other words", { value: "120,000" }],
    [true, "an answer that the quote only assumed", { year: "2019" }],
    [true, "no body yet", { carType: "" }],
    [false, "another value", { value: "80000" }],
    [false, "another body", { carType: "station" }],
    [false, "other cylinders", { cylinderType: "6" }],
    [false, "an origin without prices", { carOrigin: "chinese" }],
    [false, "another way of buying", { type: "new" }],
  ] as const)("is of the same car: %s, with %s", (isSame, _what, answers) => {
    expect(isSameCar(own(answers as Partial<PurchaseDraft>), shared, day)).toBe(isSame);
  });

  it("keeps its own answers and takes the choices of the quote", () => {
    const mine = own({ driverBirthYear: "1990", year: "2019", repair: "agency", excess: "300" });
    expect(withSharedQuote(mine, shared)).toEqual({
      ...mine,
      value: "120000",
      excess: "700",
      repair: "",
      addOns: "omanCover,offRoad",
    });
  });
});
