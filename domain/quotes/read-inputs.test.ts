import { describe, expect, it } from "vitest";
import { apiInputName, apiInputValue, inputFields, ratedInputNames } from "./rated-inputs.ts";
import { inputOf, readInputs, storedInputs } from "./risk.ts";

const day = "2026-11-22";
const read = (fields: Record<string, string>) => readInputs(fields, day);
const asked = (input: string, value: unknown) => ({
  inputs: { [input]: { value, source: "asked" } },
});

describe("a field is read", () => {
  it.each([
    ["value", "1000", "value", 1_000],
    ["value", "5,000,000 AED", "value", 5_000_000],
    ["value", "٨٥٠٠٠", "value", 85_000],
    ["vehicleValue", "222,300 AED", "value", 222_300],
    ["year", "1970", "year", 1970],
    ["year", "2027", "year", 2027],
    ["modelYear", "٢٠٢٠", "year", 2020],
    ["driverBirthYear", "1926", "driverBirthYear", 1926],
    ["driverBirthYear", "2009", "driverBirthYear", 2009],
    ["drivingYears", "0", "drivingYears", 0],
    ["drivingYears", "80", "drivingYears", 80],
    ["claimLast24Months", "true", "claims", "one"],
    ["claimLast24Months", "false", "claims", "none"],
    ["previousClaims", "No previous claims", "claims", "none"],
    ["previousClaims", "two_or_more", "claims", "two_or_more"],
    ["claimFreeYears", "0", "claimFreeYears", 0],
    ["claimFreeYears", "5", "claimFreeYears", 5],
    ["financed", "true", "financed", true],
    ["financed", " FALSE ", "financed", false],
    ["excess", "0", "excess", 0],
    ["excess", "350", "excess", 350],
    ["excess", "700", "excess", 700],
    ["excess", "1,000", "excess", 1_000],
    ["excess", "١٢٠٠", "excess", 1_200],
    ["excess", "1400", "excess", 1_400],
    ["repair", "garage", "repair", "garage"],
    ["repair", "Agency", "repair", "agency"],
    ["addOns", "offRoad,driverCover", "addOns", ["driverCover", "offRoad"]],
    ["addOns", " omanCover , omanCover,", "addOns", ["omanCover"]],
  ])("%s=%s as %s %o", (field, text, input, value) => {
    expect(read({ [field]: text })).toEqual(asked(input, value));
  });
});

describe("a field is refused", () => {
  it.each([
    ["value", "999"],
    ["value", "5000001"],
    ["value", "1000.50"],
    ["vehicleValue", "much"],
    ["year", "1969"],
    ["modelYear", "2028"],
    ["driverBirthYear", "1925"],
    ["driverBirthYear", "2010"],
    ["drivingYears", "-1"],
    ["drivingYears", "81"],
    ["claimLast24Months", "yes"],
    ["previousClaims", "many"],
    ["claimFreeYears", "6"],
    ["claimFreeYears", "1.5"],
    ["financed", "1"],
    ["excess", "100"],
    ["excess", "1500"],
    ["repair", "home"],
    ["addOns", "omanCover,toString"],
    ["addOns", "ownDamage"],
  ])("%s=%s", (field, text) => {
    expect(read({ [field]: text })).toEqual({ invalid: field });
  });
});

describe("two spellings of one input", () => {
  it.each([
    [{ value: "85000", vehicleValue: "85,000 AED" }, asked("value", 85_000)],
    [{ value: "85000", vehicleValue: "85001" }, { invalid: "vehicleValue" }],
    [{ year: "2020", modelYear: "2020" }, asked("year", 2020)],
    [{ year: "2020", modelYear: "2021" }, { invalid: "modelYear" }],
    [{ claimLast24Months: "true", previousClaims: "one" }, asked("claims", "one")],
    [{ claimLast24Months: "true", previousClaims: "two_or_more" }, asked("claims", "two_or_more")],
    [{ claimLast24Months: "true", previousClaims: "none" }, { invalid: "previousClaims" }],
    [{ claimLast24Months: "false", previousClaims: "none" }, asked("claims", "none")],
    [{ claimLast24Months: "false", previousClaims: "one" }, { invalid: "previousClaims" }],
    [{ claimLast24Months: "false", previousClaims: "two_or_more" }, { invalid: "previousClaims" }],
    [{ value: "85000", vehicleValue: "" }, asked("value", 85_000)],
  ])("%o", (fields, expected) => {
    expect(read(fields as unknown as Record<string, string>)).toEqual(expected);
  });
});

it("blank and foreign fields are not inputs", () => {
  expect(read({ value: "", year: "  ", make: "Toyota", colour: "red" })).toEqual({ inputs: {} });
});

it("the first refused field is named, in the order of the inputs", () => {
  expect(read({ addOns: "none", year: "1", value: "1" })).toEqual({ invalid: "value" });
});

it("a caller says where an answer comes from", () => {
  const sourceOf = (field: string) => (field === "value" ? ("assumed" as const) : undefined);
  expect(readInputs({ value: "85000", year: "2020" }, day, sourceOf)).toEqual({
    inputs: { value: { value: 85_000, source: "assumed" }, year: { value: 2020, source: "asked" } },
  });
});

describe("names", () => {
  it("of the fields are those of the contract, with their other spellings", () => {
    expect(inputFields).toEqual([
      "value",
      "vehicleValue",
      "year",
      "modelYear",
      "driverBirthYear",
      "drivingYears",
      "claimLast24Months",
      "previousClaims",
      "claimFreeYears",
      "financed",
      "excess",
      "repair",
      "addOns",
    ]);
  });

  it("in answers are those of the contract", () => {
    expect(ratedInputNames.map(apiInputName)).toEqual([
      "value",
      "year",
      "driverBirthYear",
      "drivingYears",
      "claimLast24Months",
      "claimFreeYears",
      "financed",
      "excess",
      "repair",
      "addOns",
    ]);
  });

  it.each([
    ["none", false],
    ["one", true],
    ["two_or_more", true],
  ] as const)("answers say of claims %s: %s", (claims, said) => {
    expect(apiInputValue("claims", claims)).toBe(said);
  });

  it("other values stay as they are", () => {
    expect(apiInputValue("value", 85_000)).toBe(85_000);
  });
});

describe("what is assumed", () => {
  it.each([
    ["value", 222_300],
    ["year", 2023],
    ["driverBirthYear", 1991],
    ["drivingYears", 5],
    ["claims", "none"],
    ["claimFreeYears", 0],
    ["financed", false],
  ] as const)("of %s is %s", (input, value) => {
    expect(inputOf({ inputs: {}, day }, input)).toEqual({ value, source: "assumed" });
  });

  it.each(["excess", "repair", "addOns"] as const)("of %s is nothing", (input) => {
    expect(inputOf({ inputs: {}, day }, input)).toBeUndefined();
  });
});

describe("stored inputs", () => {
  it("are read with their sources", () => {
    const stored = {
      value: { value: 85_000, source: "asked" },
      claims: { value: "two_or_more", source: "asked" },
      claimFreeYears: { value: 3, source: "proven" },
      financed: { value: false, source: "assumed" },
      addOns: { value: ["omanCover", "offRoad"], source: "asked" },
    };
    expect(storedInputs(stored, day)).toEqual(stored);
  });

  it.each([
    ["null", null],
    ["a text", "value"],
    ["an unknown input", { colour: { value: "red", source: "asked" } }],
    ["a value out of range", { value: { value: 5, source: "asked" } }],
    ["an input that is null", { value: null }],
    ["an input that is a number", { value: 85_000 }],
  ])("%s count as not given", (_, stored) => {
    expect(storedInputs(stored, day)).toEqual({});
  });
});
