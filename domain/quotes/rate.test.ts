import { describe, expect, it } from "vitest";
import {
  accepting,
  type Answers,
  editionNamed,
  lineOf,
  priced,
  riskWith,
  smallSaloon,
} from "../../tests/support/rating.ts";
import { ledgerCodes } from "./ledger.ts";
import { rate } from "./rate.ts";
import type { Edition } from "./rating-plan.ts";

it("a saloon of AED 60,000 costs 888.62 with Nakhla, each line with its amount", () => {
  const { ledger, priceFils } = priced(
    editionNamed("nakhla-comprehensive"),
    riskWith({ value: 60_000 }),
  );
  expect(ledger.map(({ code, amountFils }) => [code, amountFils])).toEqual([
    ["tariffMinimum", 130_000],
    ["vehicleValue", -9_100],
    ["insurerDiscount", -36_270],
    ["vat", 4_232],
  ]);
  expect(priceFils).toBe(88_862);
});

describe("the ledger", () => {
  const everything: Answers = {
    value: 85_000,
    year: 2019,
    driverBirthYear: 2000,
    drivingYears: 1,
    financed: true,
    excess: 350,
    addOns: [
      "carRental",
      "offRoad",
      "vehicleReplacement",
      "naturalDisaster",
      "omanCover",
      "roadsideAssistance",
      "passengerCover",
      "driverCover",
    ],
  };
  const sellsAll: Edition = {
    ...accepting("nakhla-comprehensive"),
    addOns: {
      driverCover: 1,
      passengerCover: 2,
      roadsideAssistance: 3,
      omanCover: 4,
      naturalDisaster: 5,
      vehicleReplacement: 6,
      offRoad: 7,
      carRental: 8,
    },
  };

  it("has its lines in the order in which the price is made", () => {
    expect(ledgerCodes).toEqual([
      "tariffMinimum",
      "vehicleValue",
      "carAge",
      "driverAge",
      "drivingYears",
      "claims",
      "financed",
      "lowerExcess",
      "insurerDiscount",
      "claimFree",
      "tariffFloor",
      "tariffCap",
      "agencyRepair",
      "driverCover",
      "passengerCover",
      "roadsideAssistance",
      "omanCover",
      "naturalDisaster",
      "vehicleReplacement",
      "offRoad",
      "carRental",
      "insurerQuotation",
      "vat",
    ]);
  });

  // AED 85,000 lie 5/12 of the way from 93 to 96 %.
  it("without claims has these lines", () => {
    const { ledger } = priced(sellsAll, riskWith({ ...everything, claimFreeYears: 2 }));
    expect(ledger.map(({ code, amountFils }) => [code, amountFils])).toEqual([
      ["tariffMinimum", 130_000],
      ["vehicleValue", -7_475],
      ["carAge", 4_901],
      ["driverAge", 12_743],
      ["drivingYears", 21_025],
      ["financed", 4_836],
      ["lowerExcess", 8_302],
      ["insurerDiscount", -52_300],
      ["claimFree", -18_305],
      ["driverCover", 100],
      ["passengerCover", 200],
      ["roadsideAssistance", 300],
      ["omanCover", 400],
      ["naturalDisaster", 500],
      ["vehicleReplacement", 600],
      ["offRoad", 700],
      ["carRental", 800],
      ["vat", 5_366],
    ]);
  });

  it("with claims, agency repair and a cap has these lines", () => {
    const answers = {
      ...everything,
      year: 2023,
      claims: "two_or_more" as const,
      repair: "agency" as const,
    };
    const { ledger } = priced(
      sellsAll,
      riskWith({ ...answers, value: 30_000, excess: 0, addOns: [] }),
    );
    expect(ledger.map(({ code }) => code)).toEqual([
      "tariffMinimum",
      "vehicleValue",
      "driverAge",
      "drivingYears",
      "claims",
      "financed",
      "lowerExcess",
      "insurerDiscount",
      "tariffCap",
      "agencyRepair",
      "vat",
    ]);
  });

  it.each([
    ["tariffMinimum", [], "tariff", true],
    ["vehicleValue", ["value"], "insurer", true],
    ["carAge", ["year"], "insurer", true],
    ["driverAge", ["driverBirthYear"], "insurer", true],
    ["drivingYears", ["drivingYears"], "insurer", true],
    ["financed", ["financed"], "insurer", true],
    ["lowerExcess", ["excess", "value"], "insurer", true],
    ["insurerDiscount", [], "insurer", true],
    ["claimFree", ["claimFreeYears"], "claimFree", false],
    ["carRental", ["addOns"], "insurer", true],
    ["vat", [], "vat", true],
  ] as const)("%s was made by %o, set by %s; verified: %s", (code, inputs, source, verified) => {
    const { ledger } = priced(sellsAll, riskWith({ ...everything, claimFreeYears: 2 }));
    expect(ledger.find((line) => line.code === code)).toMatchObject({ inputs, source, verified });
  });
});

describe("a line's amount is rounded half up on its magnitude", () => {
  // One basis point of AED 750 is 7.5 fils.
  it.each([
    [1, 8],
    [3, 23],
    [-1, -8],
    [-3, -23],
    [2, 15],
  ])("%i basis points of 75,000 fils are %i", (points, fils) => {
    const planted: Edition = {
      ...editionNamed("hazm-third-party"),
      driverAge: [{ from: 0, points }],
    };
    expect(lineOf(priced(planted, riskWith()), "driverAge")).toBe(fils);
  });

  it("a discount of half a fils is given, VAT of half a fils is taken", () => {
    const planted: Edition = { ...editionNamed("hazm-third-party"), discount: 1 };
    expect(lineOf(priced(planted, riskWith()), "insurerDiscount")).toBe(-8);
    // 5 % of 56,250 fils are 2,812.5.
    expect(lineOf(priced(editionNamed("qandeel-third-party"), riskWith()), "vat")).toBe(2_813);
  });
});

describe("what a rating says of its inputs", () => {
  const thirdParty = ["driverBirthYear", "drivingYears", "claims", "claimFreeYears", "addOns"];
  const comprehensive = [
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
  ];

  it("a third-party plan reads nothing of the car but body and cylinders", () => {
    expect(priced(editionNamed("marsa-third-party"), riskWith()).inputsRead).toEqual(thirdParty);
  });

  it("a comprehensive plan reads all", () => {
    const { inputsRead } = priced(editionNamed("marsa-comprehensive"), riskWith());
    expect(inputsRead).toEqual(comprehensive);
  });

  it("what was not answered is assumed", () => {
    const { assumptions } = priced(editionNamed("marsa-comprehensive"), riskWith());
    expect(assumptions).toEqual([
      { input: "value", value: 222_300 },
      { input: "year", value: 2023 },
      { input: "driverBirthYear", value: 1991 },
      { input: "drivingYears", value: 5 },
      { input: "claims", value: "none" },
      { input: "claimFreeYears", value: 0 },
      { input: "financed", value: false },
    ]);
  });

  it("what was answered is not assumed, and what is not read is not mentioned", () => {
    const answers: Answers = { claims: "none", driverBirthYear: 1991 };
    const { assumptions } = priced(editionNamed("marsa-third-party"), riskWith(answers));
    expect(assumptions.map(({ input }) => input)).toEqual(["drivingYears", "claimFreeYears"]);
  });

  it("an answer that a send marks as assumed stays an assumption", () => {
    const inputs = { drivingYears: { value: 9, source: "assumed" as const } };
    const { assumptions } = priced(editionNamed("marsa-third-party"), { ...riskWith(), inputs });
    expect(assumptions).toContainEqual({ input: "drivingYears", value: 9 });
  });

  it("ages are counted from the day of the rating", () => {
    const born2005 = { driverBirthYear: { value: 2005, source: "asked" as const } };
    const on = (day: string) =>
      rate(editionNamed("falaj-third-party"), { ...smallSaloon, day, inputs: born2005 }).outcome;
    expect(on("2025-12-31")).toBe("declined");
    expect(on("2026-01-01")).toBe("priced");
  });
});
