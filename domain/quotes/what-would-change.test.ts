import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyRisk } from "../../tests/support/any-risk.ts";
import { editionNamed, editions, priced, riskWith } from "../../tests/support/rating.ts";
import { rate } from "./rate.ts";
import type { RatedInput } from "./rated-inputs.ts";
import type { Risk } from "./risk.ts";
import {
  byWhoDecides,
  differByRounding,
  type Effect,
  whatWouldChange,
  withChoices,
} from "./what-would-change.ts";

const RUNS = { numRuns: process.env["TEST_LONG"] ? 20_000 : 500 };

const shownFor = (plan: string, risk: Risk) => {
  const found = whatWouldChange(editionNamed(plan), risk);
  if (!found) throw new Error("Declined");
  return found;
};

const effectsOn = (plan: string, input: RatedInput, risk = riskWith()) =>
  shownFor(plan, risk)
    .effects.filter((effect) => effect.input === input)
    .map(({ to, amountFils }) => [to, amountFils]);

const refusalsOf = (plan: string, risk = riskWith()) =>
  shownFor(plan, risk).refusals.map(({ input, to, reasons }) => [input, to, reasons]);

describe("at AED 955.50", () => {
  const nakhla = "nakhla-comprehensive";
  it.each<[RatedInput, unknown[][]]>([
    [
      "claims",
      [
        ["two_or_more", 95_550],
        ["one", 57_330],
      ],
    ],
    ["claimFreeYears", [[1, -9_555]]],
    ["financed", [[true, 2_867]]],
    [
      "excess",
      [
        [0, 14_333],
        [350, 9_555],
        [700, 4_778],
      ],
    ],
    ["repair", [["agency", 14_333]]],
    ["drivingYears", [[2, 4_778]]],
    [
      "driverBirthYear",
      [
        [1997, 9_555],
        [1966, 7_644],
      ],
    ],
    ["year", [[2020, 3_822]]],
  ])("another answer for %s makes %j", (input, effects) => {
    expect(effectsOn(nakhla, input)).toEqual(effects);
  });

  it("each add-on is added by itself", () => {
    const added = effectsOn(nakhla, "addOns");
    expect(added).toContainEqual([["passengerCover"], 15_750]);
    expect(added.flat(2), "included").not.toContain("driverCover");
  });
});

it("a chosen add-on can be given up, beside the others", () => {
  const risk = riskWith({ addOns: ["omanCover", "offRoad"] });
  const effects = effectsOn("nakhla-comprehensive", "addOns", risk);
  expect(effects).toContainEqual([["offRoad"], -10_500]);
});

it.each<[string, string, Parameters<typeof riskWith>[0], unknown[]]>([
  ["a driver under 25", "qandeel-comprehensive", {}, ["driverBirthYear", 2002, ["driverTooYoung"]]],
  ["a driver under 21", "falaj-third-party", {}, ["driverBirthYear", 2006, ["driverTooYoung"]]],
  ["a car above 10 years", "hazm-comprehensive", {}, ["year", 2015, ["carTooOld"]]],
  ["a car above 600,000", "hazm-comprehensive", {}, ["value", 601_000, ["valueTooHigh"]]],
  [
    "a claim where the tariff leaves no price",
    "nakhla-comprehensive",
    { value: 20_000 },
    ["claims", "one", ["valueBelowTariff"]],
  ],
])("%s is declined", (_who, plan, answers, refusal) => {
  expect(refusalsOf(plan, riskWith(answers))).toContainEqual(refusal);
});

it("agency repair that cannot be had is left out", () => {
  expect(effectsOn("hazm-comprehensive", "repair")).toEqual([]);
});

it("says what another answer changes besides the price", () => {
  const { effects } = shownFor("marsa-comprehensive", riskWith({ value: 105_000 }));
  const found = (input: RatedInput, to: unknown) =>
    effects.find((effect) => effect.input === input && effect.to === to);
  expect(found("value", 95_000)).toMatchObject({ excessAed: 700 });
  expect(found("year", 2020)).toMatchObject({ repair: "garage" });
  expect(found("excess", 700)).not.toHaveProperty("excessAed");
});

it.each([
  ["an answer", riskWith({ financed: true }), "asked"],
  ["an assumption", riskWith(), "assumed"],
])("tells %s by its source", (_what, risk, source) => {
  const { effects } = shownFor("nakhla-comprehensive", risk);
  expect(effects.find(({ input }) => input === "financed")).toMatchObject({ source });
  expect(effects.find(({ input }) => input === "repair")).toMatchObject({ source: "plan" });
});

it("a plan that is not sold has nothing to change", () => {
  const young = riskWith({ driverBirthYear: 2004 });
  expect(whatWouldChange(editionNamed("qandeel-comprehensive"), young)).toBeUndefined();
});

const changed = (risk: Risk, { input, to }: Pick<Effect, "input" | "to">): Risk => ({
  ...risk,
  inputs: { ...risk.inputs, [input]: { value: to, source: "asked" } },
});

it("each effect is the difference of two ratings, of inputs that the plan reads, greatest first", () => {
  fc.assert(
    fc.property(fc.constantFrom(...editions), anyRisk, (edition, risk) => {
      const shown = whatWouldChange(edition, risk);
      if (!shown) return rate(edition, risk).outcome === "declined";
      const now = priced(edition, risk);
      const { effects, refusals } = shown;
      const sizes = effects.map(({ amountFils }) => Math.abs(amountFils));
      return (
        effects.every((effect) => {
          const then = priced(edition, changed(risk, effect));
          return (
            then.priceFils - now.priceFils === effect.amountFils &&
            (effect.input !== "excess" || then.excessAed === effect.to) &&
            (effect.input !== "repair" || then.repair === effect.to) &&
            (effect.input !== "addOns" || String(then.addOns) === String(effect.to))
          );
        }) &&
        refusals.every((one) => rate(edition, changed(risk, one)).outcome === "declined") &&
        [...effects, ...refusals].every(({ input, from, to }) => {
          return now.inputsRead.includes(input) && String(from) !== String(to);
        }) &&
        sizes.every((size, index) => index === 0 || size <= (sizes[index - 1] ?? 0))
      );
    }),
    RUNS,
  );
});

it("the choices of one quote count, and otherwise the answers", () => {
  const edition = editionNamed("nakhla-comprehensive");
  const risk = riskWith();
  const chosen = riskWith({ excess: 350, addOns: ["offRoad"] });
  const quote = priced(edition, chosen);
  expect(priced(edition, withChoices(edition, risk, quote)).priceFils).toBe(quote.priceFils);
  expect(withChoices(edition, risk, priced(edition, risk))).toBe(risk);
});

describe("what the customer decides", () => {
  const { effects } = shownFor("nakhla-comprehensive", riskWith({ claimFreeYears: 1 }));
  const { own, others } = byWhoDecides(effects);

  it("comes first, in one order: a year without a claim, excess, add-ons, repair", () => {
    expect([...new Set(own.map(({ input }) => input))]).toEqual([
      "claimFreeYears",
      "excess",
      "addOns",
      "repair",
    ]);
    expect(own.find(({ input }) => input === "claimFreeYears")?.to).toBe(2);
  });

  it("is not what only happens: a claim, or a discount that is lost", () => {
    expect(others.map(({ input }) => input)).toContain("claims");
    expect(others.find(({ input }) => input === "claimFreeYears")?.to).toBe(0);
    expect(own.length + others.length).toBe(effects.length);
  });
});

describe("a step up and a step down", () => {
  const effect = (amountFils: number, input = "claimFreeYears") =>
    ({ input, amountFils }) as Effect;

  it.each([
    [[5_513, -5_512], true],
    [[5_512, -5_512], false],
    [[5_513, -5_000], false],
    [[5_513, 5_512], false],
  ])("of %j fils are apart by rounding only: %s", (amounts, areApart) => {
    expect(differByRounding(amounts.map((fils) => effect(fils)))).toBe(areApart);
  });

  it("are steps of one answer", () => {
    expect(differByRounding([effect(5_513), effect(-5_512, "financed")])).toBe(false);
  });
});
