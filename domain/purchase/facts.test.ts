import { describe, expect, it } from "vitest";
import { parseDraft } from "./draft.ts";
import { type FactField, factFields, isFactInvalid } from "./facts.ts";

const day = "2026-11-20";

it.each<[FactField, string, boolean]>([
  ["make", "Toyota", false],
  ["make", "تويوتا", false],
  ["make", "", false],
  ["make", "<script>", true],
  ["model", "C 200 (W206)", false],
  ["model", "x".repeat(61), true],
  ["year", "٢٠٢٧", false],
  ["year", "2028", true],
  ["year", "1969", true],
  ["value", "85,000 AED", false],
  ["value", "1", true],
  ["driverBirthYear", "2009", false],
  ["driverBirthYear", "2010", true],
  ["driverBirthYear", "1925", true],
  ["drivingYears", "81", true],
  ["claims", "two_or_more", false],
  ["claims", "some", true],
  ["claimFreeYears", "0", false],
  ["claimFreeYears", "-1", true],
  ["claimFreeYears", "6", true],
  ["financed", "true", false],
  ["financed", "maybe", true],
  ["excess", "350", false],
  ["excess", "351", true],
  ["repair", "agency", false],
  ["repair", "street", true],
  ["addOns", "omanCover,offRoad", false],
  ["addOns", "omanCover,moonCover", true],
  ["addOns", "", false],
])("%s answered %j is refused: %s", (field, text, isRefused) => {
  expect(isFactInvalid(field, text, day)).toBe(isRefused);
});

it("the draft keeps make, model and every rated input", () => {
  expect(factFields).toEqual([
    "make",
    "model",
    "value",
    "year",
    "driverBirthYear",
    "drivingYears",
    "claims",
    "claimFreeYears",
    "financed",
    "excess",
    "repair",
    "addOns",
  ]);
});

describe("a draft of before", () => {
  const read = (facts: Record<string, unknown>) => parseDraft({ type: "renew", ...facts });

  it("is read with its other spellings", () => {
    const draft = read({ vehicleValue: "85000", modelYear: "2020", previousClaims: "one" });
    expect(draft).toMatchObject({ value: "85000", year: "2020", claims: "one" });
  });

  it("is read by its new spelling first", () => {
    expect(read({ value: "60000", vehicleValue: "85000" })?.value).toBe("60000");
    expect(read({ value: "", vehicleValue: "85000" })?.value).toBe("85000");
  });

  it("has at most five claim-free years", () => {
    expect(read({ claimFreeYears: "30" })?.claimFreeYears).toBe("5");
    expect(read({ claimFreeYears: "4" })?.claimFreeYears).toBe("4");
  });
});
