import { describe, expect, it } from "vitest";
import { insuredWith } from "../../../tests/support/insured.ts";
import type { Answers } from "../../../tests/support/rating.ts";
import { limit, type CoverLine } from "../cover.ts";
import { type Event, events, type InsuredCar, type Outcome } from "./scenario.ts";
import { type StepCode, stepCodes } from "./step-codes.ts";
import { whatHappens } from "./what-happens.ts";

/**
 * Figures in dirhams, worked out by hand. Unless something else is said the car is worth 222,300
 * and in its fourth year, with an excess of 1,000 and a driver of 35.
 */
type Row = [what: string, plan: string, answers: Answers, insurer: number, you: number];

const newCar = { year: 2026 };
const youngDriver = { driverBirthYear: 2004 };
const decision25 = "Decision 25/2016";

const tables: { event: Event; source: string; rows: Row[] }[] = [
  {
    event: "parkedScratch",
    source: `2,500 of paint, so no new parts; excess by ${decision25}, schedule 3`,
    rows: [
      ["third party", "hazm-third-party", {}, 0, 2_500],
      ["comprehensive", "hazm-comprehensive", {}, 1_500, 1_000],
      ["an excess of 350", "hazm-comprehensive", { excess: 350 }, 2_150, 350],
      ["no excess", "hazm-comprehensive", { excess: 0 }, 2_500, 0],
      ["a young owner: the car was parked", "hazm-comprehensive", youngDriver, 1_500, 1_000],
      ["an old car: paint does not depreciate", "hazm-comprehensive", { year: 2017 }, 1_500, 1_000],
    ],
  },
  {
    event: "ownFault",
    source: `new parts are 60 % of 8,000 = 4,800 (example), depreciated by ${decision25}, schedule 1`,
    rows: [
      ["third party", "hazm-third-party", {}, 0, 8_000],
      ["first year: 0 %", "hazm-comprehensive", newCar, 7_000, 1_000],
      ["second year: 5 % = 240", "hazm-comprehensive", { year: 2025 }, 6_760, 1_240],
      ["third year: 10 % = 480", "hazm-comprehensive", { year: 2024 }, 6_520, 1_480],
      ["fourth year: 15 % = 720", "hazm-comprehensive", {}, 6_280, 1_720],
      ["fifth year: 20 % = 960", "hazm-comprehensive", { year: 2022 }, 6_040, 1_960],
      ["sixth year: 30 % = 1,440", "hazm-comprehensive", { year: 2021 }, 5_560, 2_440],
      ["tenth year: 30 % = 1,440", "hazm-comprehensive", { year: 2017 }, 5_560, 2_440],
      ["no excess", "hazm-comprehensive", { excess: 0 }, 7_280, 720],
      ["the agency", "marsa-comprehensive", { repair: "agency" }, 6_280, 1_720],
      ["under 25: 720 + 1,000 + 10 % of 7,280", "hazm-comprehensive", youngDriver, 5_552, 2_448],
      ["under 25, third party", "hazm-third-party", youngDriver, 0, 8_000],
      ["25 already", "hazm-comprehensive", { driverBirthYear: 2001 }, 6_280, 1_720],
      [
        "value of 13,500, so at most 6,750: 607.50 + 350",
        "hazm-comprehensive",
        { value: 13_500 },
        5_792.5,
        957.5,
      ],
      ["value of 13,500, third party", "hazm-third-party", { value: 13_500 }, 0, 6_750],
    ],
  },
  {
    event: "youngDriver",
    source: `10 % of the indemnity besides the excess, ${decision25}`,
    rows: [
      ["third party", "hazm-third-party", {}, 0, 8_000],
      ["720 + 1,000 + 728, whatever age was rated", "hazm-comprehensive", {}, 5_552, 2_448],
      ["new car: 1,000 + 800", "hazm-comprehensive", newCar, 6_200, 1_800],
      ["new car, no excess", "hazm-comprehensive", { ...newCar, excess: 0 }, 7_200, 800],
    ],
  },
  {
    event: "flood",
    source: `natural perils are an add-on; parts are 60 % of 30,000 = 18,000, at 15 % = 2,700`,
    rows: [
      ["third party", "hazm-third-party", {}, 0, 30_000],
      ["comprehensive without it", "nakhla-comprehensive", {}, 0, 30_000],
      ["bought", "nakhla-comprehensive", { addOns: ["naturalDisaster"] }, 26_300, 3_700],
      ["included", "hazm-comprehensive", {}, 26_300, 3_700],
      ["a young owner: the car was parked", "hazm-comprehensive", youngDriver, 26_300, 3_700],
      ["new car", "hazm-comprehensive", newCar, 29_000, 1_000],
    ],
  },
  {
    event: "familyHurt",
    source: `up to 200,000 for each injured member, the driver at fault nothing, ${decision25}`,
    rows: [
      ["third party", "hazm-third-party", {}, 200_000, 90_000],
      ["comprehensive", "hazm-comprehensive", {}, 200_000, 90_000],
      ["driver cover bought", "hazm-third-party", { addOns: ["driverCover"] }, 240_000, 50_000],
      ["driver cover included", "nakhla-comprehensive", {}, 240_000, 50_000],
      ["passengers", "hazm-comprehensive", { addOns: ["passengerCover"] }, 250_000, 40_000],
      ["both", "marsa-third-party", {}, 290_000, 0],
      [
        "a cheap car: injuries have nothing to do with it",
        "marsa-third-party",
        { value: 1_000 },
        290_000,
        0,
      ],
    ],
  },
  {
    event: "damageToOthers",
    source: `2,000,000 per accident, ${decision25}; Sidrah's plans 3,500,000`,
    rows: [
      ["third party", "hazm-third-party", {}, 2_000_000, 400_000],
      ["comprehensive", "hazm-comprehensive", {}, 2_000_000, 400_000],
      ["third party, higher limit", "sidrah-third-party", {}, 2_400_000, 0],
      ["comprehensive, higher limit", "sidrah-comprehensive", {}, 2_400_000, 0],
      [
        "under 25: the excess concerns the own car",
        "hazm-comprehensive",
        youngDriver,
        2_000_000,
        400_000,
      ],
    ],
  },
  {
    event: "omanTrip",
    source: "the own car 8,000 and the other car 6,000; Oman is an add-on",
    rows: [
      ["third party", "hazm-third-party", {}, 0, 14_000],
      ["third party with Oman", "falaj-third-party", {}, 6_000, 8_000],
      ["comprehensive", "hazm-comprehensive", {}, 0, 14_000],
      ["bought", "hazm-comprehensive", { addOns: ["omanCover"] }, 12_280, 1_720],
      ["included", "falaj-comprehensive", {}, 12_280, 1_720],
      ["included, under 25", "falaj-comprehensive", youngDriver, 11_552, 2_448],
      ["included, no excess", "falaj-comprehensive", { excess: 0 }, 13_280, 720],
    ],
  },
  {
    event: "totalLoss",
    source: "20 % × 200 / 365 of the value (assumption): 8,000 of 73,000 and 24,361.64 of 222,300",
    rows: [
      ["third party", "hazm-third-party", { value: 73_000 }, 0, 73_000],
      ["8,000 + 700", "hazm-comprehensive", { value: 73_000 }, 64_300, 8_700],
      ["8,000 alone", "hazm-comprehensive", { value: 73_000, excess: 0 }, 65_000, 8_000],
      ["24,361.64 + 1,000", "hazm-comprehensive", {}, 196_938.36, 25_361.64],
      [
        "under 25: 8,000 + 700 + 6,500",
        "hazm-comprehensive",
        { value: 73_000, ...youngDriver },
        57_800,
        15_200,
      ],
      [
        "the car's age counts as year three",
        "hazm-comprehensive",
        { value: 73_000, year: 2018 },
        64_300,
        8_700,
      ],
      [
        "a new car only in the first year",
        "sidrah-comprehensive",
        { value: 73_000 },
        64_300,
        8_700,
      ],
    ],
  },
  {
    event: "financedWriteOff",
    source: "as a total loss; the loan is 80 % of the value (example)",
    rows: [
      ["third party", "hazm-third-party", { value: 73_000 }, 0, 73_000],
      ["comprehensive", "hazm-comprehensive", { value: 73_000 }, 64_300, 8_700],
      ["under 25", "hazm-comprehensive", youngDriver, 177_144.52, 45_155.48],
      [
        "a new car in the first year",
        "sidrah-comprehensive",
        { ...newCar, value: 73_000 },
        72_300,
        700,
      ],
      ["a new car no longer", "sidrah-comprehensive", { year: 2025, value: 73_000 }, 64_300, 8_700],
    ],
  },
];

describe.each(tables)("$event ($source)", ({ event, rows }) => {
  it.each(rows)("%s", (_what, plan, answers, insurer, you) => {
    expect(whatHappens(event, insuredWith(plan, answers)).paid).toEqual({
      insurer: Math.round(insurer * 100),
      you: Math.round(you * 100),
      otherInsurer: 0,
    });
  });
});

it("every event has a table of figures for both covers", () => {
  expect(tables.map(({ event }) => event).toSorted()).toEqual([...events].toSorted());
  for (const { rows } of tables) {
    const plans = rows.map(([, plan]) => plan);
    expect(plans.some((plan) => plan.endsWith("third-party"))).toBe(true);
    expect(plans.some((plan) => plan.endsWith("comprehensive"))).toBe(true);
  }
});

const told = ({ steps }: Outcome) =>
  steps.map(({ code, payer, amountFils }) =>
    payer === null ? code : `${payer} ${code} ${(amountFils ?? 0) / 100}`,
  );
const toldOf = (event: Event, plan: string, answers: Answers = {}) =>
  told(whatHappens(event, insuredWith(plan, answers)));

describe("step by step", () => {
  it("an accident of one's own under comprehensive cover", () => {
    expect(toldOf("ownFault", "qandeel-comprehensive")).toEqual([
      "ownDamageCosts",
      "you partsDepreciation 720",
      "you excess 1000",
      "insurer repairPaid 6280",
      "repairAtGarage",
      "rentalCar",
      "policeReport",
      "noClaimsLost",
      "refundLost",
    ]);
  });

  it("the same under third-party cover, where no claim is made", () => {
    expect(toldOf("ownFault", "hazm-third-party")).toEqual([
      "ownDamageCosts",
      "you ownDamageNotCovered 8000",
      "policeReport",
    ]);
  });

  it("a scratch by somebody unknown", () => {
    expect(toldOf("parkedScratch", "marsa-comprehensive")).toEqual([
      "scratchCosts",
      "you excess 1000",
      "insurer repairPaid 1500",
      "repairAtAgency",
      "policeReport",
      "culpritFound",
      "noClaimsLost",
      "refundLost",
    ]);
  });

  it("a flood, which the driver did not cause: a refund stays possible", () => {
    expect(toldOf("flood", "hazm-comprehensive")).toEqual([
      "floodCosts",
      "you partsDepreciation 2700",
      "you excess 1000",
      "insurer repairPaid 26300",
      "repairAtGarage",
      "neverDriveIntoFlood",
      "policeReport",
      "noClaimsLost",
    ]);
    expect(toldOf("flood", "nakhla-comprehensive")).toEqual([
      "floodCosts",
      "you floodNotCovered 30000",
      "neverDriveIntoFlood",
    ]);
  });

  it("a hurt family with and without add-ons", () => {
    expect(toldOf("familyHurt", "hazm-third-party")).toEqual([
      "familyInjuryCosts",
      "driverInjuryCosts",
      "insurer familyPaid 200000",
      "you familyBeyondLimit 50000",
      "you driverNotCovered 40000",
      "policeReport",
      "noClaimsLost",
      "refundLost",
    ]);
    expect(toldOf("familyHurt", "marsa-third-party").slice(2, 5)).toEqual([
      "insurer familyPaid 200000",
      "insurer passengerCoverPaid 50000",
      "insurer driverCoverPaid 40000",
    ]);
  });

  it("a trip to Oman without and with the add-on", () => {
    expect(toldOf("omanTrip", "hazm-comprehensive")).toEqual([
      "omanOwnDamageCosts",
      "omanOthersDamageCosts",
      "you omanNotCovered 8000",
      "you omanOthersNotCovered 6000",
      "orangeCard",
      "policeReport",
    ]);
    expect(toldOf("omanTrip", "falaj-third-party").slice(2, 4)).toEqual([
      "you ownDamageNotCovered 8000",
      "insurer omanOthersPaid 6000",
    ]);
  });

  it("a total loss in year three, after vehicle replacement ended", () => {
    expect(toldOf("totalLoss", "sidrah-comprehensive", { value: 73_000 })).toEqual([
      "carLost",
      "you totalLossDepreciation 8000",
      "you excess 700",
      "insurer totalLossPaid 64300",
      "newCarNoLonger",
      "wreckToInsurer",
      "policeReport",
      "policyEnds",
      "noClaimsLost",
    ]);
  });

  it("a financed car: the bank is paid first, the rest is the owner's", () => {
    const paid = toldOf("financedWriteOff", "hazm-comprehensive", { value: 73_000 });
    expect(paid.slice(0, 6)).toEqual([
      "carLost",
      "loanOutstanding",
      "you totalLossDepreciation 8000",
      "you excess 700",
      "insurer bankPaidFirst 58400",
      "insurer restPaidToYou 5900",
    ]);
  });

  it("a financed car of a young driver: the bank is still owed 695.48", () => {
    const { steps } = whatHappens(
      "financedWriteOff",
      insuredWith("hazm-comprehensive", youngDriver),
    );
    const shortfall = steps.find(({ code }) => code === "loanShortfall");
    expect(shortfall?.values).toEqual({ aed: 695.48 });
  });
});

const withLine = (insured: InsuredCar, line: CoverLine): InsuredCar => ({
  ...insured,
  lines: [...insured.lines.filter(({ benefit }) => benefit !== line.benefit), line],
});
const driverLimit = (aed: number): CoverLine => ({
  benefit: "driverCover",
  value: limit(aed),
  group: "additional",
});

it("a driver cover of 15,000 leaves 25,000 of the treatment", () => {
  const insured = withLine(insuredWith("hazm-third-party"), driverLimit(15_000));
  expect(told(whatHappens("familyHurt", insured)).slice(4, 6)).toEqual([
    "insurer driverCoverPaid 15000",
    "you driverBeyondLimit 25000",
  ]);
});

it("a policy whose lines are missing has the limits of the law", () => {
  const insured = { ...insuredWith("hazm-third-party"), lines: [] };
  expect(whatHappens("familyHurt", insured).paid.insurer).toBe(20_000_000);
  expect(whatHappens("damageToOthers", insured).paid.insurer).toBe(200_000_000);
});

it("every code occurs, with the numbers that are declared for it", () => {
  const answers: Answers[] = [{}, { ...newCar, repair: "agency" }, youngDriver];
  const plans = ["hazm-third-party", "marsa-third-party", "falaj-third-party"].concat(
    ["hazm", "nakhla", "falaj", "sidrah"].map((insurer) => `${insurer}-comprehensive`),
  );
  const cars = plans.flatMap((plan) =>
    answers
      .filter((given) => plan !== "falaj-third-party" || given !== youngDriver)
      .map((given) => insuredWith(plan, given)),
  );
  cars.push(withLine(insuredWith("hazm-third-party"), driverLimit(15_000)));
  const steps = cars.flatMap((car) => events.flatMap((event) => whatHappens(event, car).steps));

  const values = new Map(steps.map((step) => [step.code, Object.keys(step.values ?? {})]));
  const declared = new Map<StepCode, readonly string[]>(
    stepCodes.map((one) => [one.code, one.values]),
  );
  expect(Object.fromEntries(values)).toEqual(Object.fromEntries(declared));
});

it("an assumption is never told as a verified rule", () => {
  const { steps } = whatHappens("totalLoss", insuredWith("hazm-comprehensive"));
  const step = (wanted: StepCode) => steps.find(({ code }) => code === wanted);
  expect(step("totalLossDepreciation")?.verified).toBe(false);
  expect(step("totalLossPaid")?.verified).toBe(false);
  expect(step("carLost")?.source).toBe("example");
});

it("a police report is told as the practice of insurers, without a doubt about the advice", () => {
  const { steps } = whatHappens("totalLoss", insuredWith("hazm-comprehensive"));
  expect(steps.find(({ code }) => code === "policeReport")).toMatchObject({
    source: "insurerPractice",
    verified: true,
  });
});

describe("what the answer assumes", () => {
  const assumed = (event: Event, plan: string, answers: Answers = {}) =>
    whatHappens(event, insuredWith(plan, answers)).assumed;

  it("is what it rests on and was not given", () => {
    expect(assumed("ownFault", "hazm-comprehensive")).toEqual(["value", "year", "driverBirthYear"]);
    expect(assumed("ownFault", "hazm-comprehensive", { year: 2024 })).toEqual([
      "value",
      "driverBirthYear",
    ]);
    expect(assumed("ownFault", "hazm-third-party")).toEqual(["value"]);
  });

  it("is nothing where no input matters", () => {
    expect(assumed("damageToOthers", "hazm-comprehensive")).toEqual([]);
  });
});
