import { describe, expect, it } from "vitest";
import {
  accepting,
  type Answers,
  editions,
  lineOf,
  priced,
  riskWith,
} from "../../tests/support/rating.ts";
import { DEFAULT_VEHICLE_VALUE_AED } from "../vehicle/vehicle-value.ts";

// The assumed tables of the seven invented insurers (ruling P23). Without other answers a small
// saloon's tariff minimum is AED 1,300 (comprehensive) or AED 750 (third party).
const lineAt = (plan: string, code: string, answers: Answers) =>
  lineOf(priced(accepting(plan), riskWith(answers)), code);

const comprehensive = editions.filter(({ cover }) => cover === "comprehensive");
const percentOfMinimum = (percent: number, cover = "comprehensive") =>
  percent * (cover === "comprehensive" ? 1_300 : 750);

describe("the value curve", () => {
  type Row = [valueAed: number, percent: number, fils: number];

  const usual: Row[] = [
    [13_000, 90, -13_000],
    [25_000, 90, -13_000],
    [42_500, 91.5, -11_050],
    [60_000, 93, -9_100],
    [60_199, 93, -9_100],
    [60_200, 93.01, -9_087],
    [61_000, 93.05, -9_035],
    [90_000, 94.5, -7_150],
    [120_000, 96, -5_200],
    [171_150, 98, -2_600],
    [222_300, 100, 0],
    [311_150, 132.5, 42_250],
    [400_000, 165, 84_500],
    [700_000, 322.5, 289_250],
    [1_000_000, 480, 494_000],
    [3_000_000, 1_540, 1_872_000],
    [5_000_000, 2_600, 3_250_000],
  ];
  const hazm: Row[] = [
    [25_000, 88, -15_600],
    [42_500, 89.5, -13_650],
    [60_000, 91, -11_700],
    [120_000, 95, -6_500],
    [222_300, 100, 0],
    [400_000, 172, 93_600],
    [600_000, 288, 244_400],
    [1_000_000, 520, 546_000],
    [5_000_000, 2_850, 3_575_000],
  ];
  const gentle: Row[] = [
    [25_000, 92, -10_400],
    [42_500, 93, -9_100],
    [60_000, 94, -7_800],
    [120_000, 97, -3_900],
    [222_300, 100, 0],
    [400_000, 155, 71_500],
    [700_000, 292.5, 250_250],
    [1_000_000, 430, 429_000],
    [5_000_000, 2_300, 2_860_000],
  ];
  const curves: [string, Row[]][] = [
    ["nakhla", usual],
    ["qandeel", usual],
    ["lulwa", usual],
    ["falaj", usual],
    ["hazm", hazm],
    ["marsa", gentle],
    ["sidrah", gentle],
  ];

  it.each(
    curves.flatMap(([insurer, rows]) =>
      rows.map(([valueAed, percent, fils]) => ({ insurer, valueAed, percent, fils })),
    ),
  )("of $insurer at AED $valueAed is $percent %", ({ insurer, valueAed, fils }) => {
    expect(lineAt(`${insurer}-comprehensive`, "vehicleValue", { value: valueAed })).toBe(fils);
  });

  // The quotes page says so (web/prices/use-value-decides.ts).
  it.each(comprehensive)("of $plan reaches the minimum at the assumed value", ({ ownDamage }) => {
    expect(ownDamage?.valueCurve.findLast(({ points }) => points <= 10_000)).toEqual({
      valueAed: DEFAULT_VEHICLE_VALUE_AED,
      points: 10_000,
    });
  });
});

describe("the car's age", () => {
  const usual = { 0: 0, 3: 0, 5: 0, 6: 4, 7: 4, 8: 9, 9: 9, 10: 15, 11: 15, 12: 22, 30: 22 };
  const lulwa = { 0: 6, 2: 6, 3: 0, 5: 0, 6: -5, 7: -5, 8: -9, 15: -9, 30: -9 };
  const rows = comprehensive.flatMap(({ plan }) =>
    Object.entries(plan === "lulwa-comprehensive" ? lulwa : usual).map(([age, percent]) => ({
      plan,
      age: Number(age),
      percent,
    })),
  );

  it.each(rows)("of $age years makes $plan $percent % dearer", ({ plan, age, percent }) => {
    expect(lineAt(plan, "carAge", { year: 2026 - age })).toBe(percentOfMinimum(percent));
  });

  it("is none before the year of the model", () => {
    expect(lineAt("lulwa-comprehensive", "carAge", { year: 2027 })).toBe(percentOfMinimum(6));
  });
});

const allPlans = editions.map(({ plan, cover }) => ({ plan, cover }));
const inAllPlans = (rows: Record<string, number>) =>
  allPlans.flatMap((one) =>
    Object.entries(rows).map(([years, percent]) => ({ ...one, years: Number(years), percent })),
  );

describe("the driver's age", () => {
  const rows = {
    17: 60,
    20: 60,
    21: 35,
    24: 35,
    25: 10,
    29: 10,
    30: 0,
    59: 0,
    60: 8,
    69: 8,
    70: 25,
    100: 25,
  };

  it.each(inAllPlans(rows))(
    "of $years years makes $plan $percent % dearer",
    ({ plan, cover, years, percent }) => {
      const fils = lineAt(plan, "driverAge", { driverBirthYear: 2026 - years });
      expect(fils).toBe(percentOfMinimum(percent, cover));
    },
  );
});

describe("the years of driving", () => {
  const rows = { 0: 25, 1: 15, 2: 5, 3: 0, 80: 0 };

  it.each(inAllPlans(rows))(
    "$years make $plan $percent % dearer",
    ({ plan, cover, years, percent }) => {
      const fils = lineAt(plan, "drivingYears", { drivingYears: years });
      expect(fils).toBe(percentOfMinimum(percent, cover));
    },
  );
});

describe("claims of the last 24 months", () => {
  const rows = [
    { claims: "none", percent: 0 },
    { claims: "one", percent: 60 },
    { claims: "two_or_more", percent: 100 },
  ] as const;

  it.each(allPlans.flatMap((plan) => rows.map((row) => ({ ...plan, ...row }))))(
    "$claims: $plan is $percent % dearer",
    ({ plan, cover, claims, percent }) => {
      expect(lineAt(plan, "claims", { claims })).toBe(percentOfMinimum(percent, cover));
    },
  );
});

it.each(comprehensive)("a car on finance makes $plan 3 % dearer", ({ plan }) => {
  expect(lineAt(plan, "financed", { financed: true })).toBe(3_900);
  expect(lineAt(plan, "financed", { financed: false })).toBe(0);
});

describe("the insurer's discount", () => {
  it.each([
    ["hazm-third-party", 30, -22_500],
    ["nakhla-third-party", 28, -21_000],
    ["qandeel-third-party", 25, -18_750],
    ["lulwa-third-party", 22, -16_500],
    ["falaj-third-party", 20, -15_000],
    ["marsa-third-party", 15, -11_250],
    ["sidrah-third-party", 10, -7_500],
    ["nakhla-comprehensive", 30, -39_000],
    ["hazm-comprehensive", 27, -35_100],
    ["qandeel-comprehensive", 25, -32_500],
    ["lulwa-comprehensive", 23, -29_900],
    ["falaj-comprehensive", 20, -26_000],
    ["marsa-comprehensive", 15, -19_500],
    ["sidrah-comprehensive", 10, -13_000],
  ])("of %s is %i %%", (plan, _, fils) => {
    expect(lineAt(plan, "insurerDiscount", {})).toBe(fils);
  });
});

// The tariff allows 10 to 20 % (Decision 30/2016); which year earns how much is assumed.
describe("the discount for claim-free years", () => {
  it.each([
    ["nakhla-comprehensive", [0, -9_100, -13_650, -18_200, -18_200, -18_200]],
    ["hazm-comprehensive", [0, -9_490, -14_235, -18_980, -18_980, -18_980]],
    ["qandeel-comprehensive", [0, -9_750, -14_625, -19_500, -19_500, -19_500]],
    ["lulwa-comprehensive", [0, -10_010, -15_015, -20_020, -20_020, -20_020]],
    ["falaj-comprehensive", [0, -10_400, -15_600, -20_800, -20_800, -20_800]],
    ["marsa-comprehensive", [0, -11_050, -16_575, -22_100, -22_100, -22_100]],
    ["sidrah-comprehensive", [0, -11_700, -17_550, -23_400, -29_250, -35_100]],
    ["hazm-third-party", [0, -5_250, -7_875, -10_500, -10_500, -10_500]],
    ["sidrah-third-party", [0, -6_750, -10_125, -13_500, -16_875, -20_250]],
  ])("of %s is taken from what the insurer's discount leaves", (plan, fils) => {
    const found = fils.map((_, claimFreeYears) => lineAt(plan, "claimFree", { claimFreeYears }));
    expect(found).toEqual(fils);
  });

  it("is an assumption in the ledger", () => {
    const { ledger } = priced(accepting("hazm-third-party"), riskWith({ claimFreeYears: 3 }));
    expect(ledger.find(({ code }) => code === "claimFree")).toMatchObject({
      source: "claimFree",
      verified: false,
    });
  });

  it.each(["one", "two_or_more"] as const)("is not given after claims: %s", (claims) => {
    expect(lineAt("sidrah-third-party", "claimFree", { claims, claimFreeYears: 5 })).toBe(0);
  });
});
