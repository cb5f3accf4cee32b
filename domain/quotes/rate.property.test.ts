import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyAnswers, anyCar } from "../../tests/support/any-risk.ts";
import { type Answers, editions, riskWith } from "../../tests/support/rating.ts";
import { addOns } from "./add-ons.ts";
import { claimsOptions } from "./claims.ts";
import { excessSteps } from "./excess.ts";
import { ledgerCodes, type LedgerLine } from "./ledger.ts";
import { parseEdition } from "./parse-edition.ts";
import { rate, rateWithChoices } from "./rate.ts";
import type { RatedInput } from "./rated-inputs.ts";
import type { Edition } from "./rating-plan.ts";
import type { Risk } from "./risk.ts";
import { maximumPremiumFils, minimumPremiumFils } from "./tariff.ts";

const RUNS = { numRuns: process.env["TEST_LONG"] ? 200_000 : 5_000 };
const DAY_YEAR = 2026;

const anyPlan = fc.constantFrom(...editions);
const thirdParty = fc.constantFrom(...editions.filter(({ cover }) => cover === "thirdParty"));
const comprehensive = fc.constantFrom(...editions.filter(({ cover }) => cover === "comprehensive"));

const sum = (lines: readonly LedgerLine[]) =>
  lines.reduce((total, { amountFils }) => total + amountFils, 0);

const notTariff: readonly string[] = ["agencyRepair", ...addOns, "vat"];

const priceOf = (plan: Edition, risk: Risk): number | undefined => {
  const rated = rate(plan, risk);
  return rated.outcome === "priced" ? rated.priceFils : undefined;
};

describe("every price", () => {
  it("is the sum of its lines: whole fils, in the order of the codes, made by inputs that are read", () => {
    fc.assert(
      fc.property(anyPlan, anyAnswers, anyCar, (plan, answers, car) => {
        const rated = rate(plan, riskWith(answers, car));
        if (rated.outcome === "declined") return rated.reasons.length > 0;
        const { ledger, priceFils, inputsRead } = rated;
        const places = ledger.map(({ code }) => ledgerCodes.indexOf(code));
        return (
          sum(ledger) === priceFils &&
          ledger.every((line) => Number.isSafeInteger(line.amountFils) && line.amountFils !== 0) &&
          places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0)) &&
          ledger.every(({ inputs }) => inputs.every((input) => inputsRead.includes(input)))
        );
      }),
      RUNS,
    );
  });

  // Editions as shipped, and the same ones with another discount.
  const anyDiscount = fc.option(fc.nat(10_000), { nil: undefined });

  it("has a tariff part within the bounds; no shipped edition needs the floor", () => {
    fc.assert(
      fc.property(anyPlan, anyDiscount, anyAnswers, anyCar, (plan, discount, answers, car) => {
        const edition = discount === undefined ? plan : { ...plan, discount };
        const rated = rate(edition, riskWith(answers, car));
        if (rated.outcome === "declined") return true;
        const { body, cylinders } = car;
        const part = sum(rated.ledger.filter(({ code }) => !notTariff.includes(code)));
        const minimum = minimumPremiumFils(plan.cover, body, cylinders);
        const hasClaim = answers.claims === "one" || answers.claims === "two_or_more";
        const most = maximumPremiumFils(plan.cover, body, cylinders, answers.value ?? 222_300);
        const isRaised = rated.ledger.some(({ code }) => code === "tariffFloor");
        return (
          part >= (hasClaim ? minimum : minimum / 2) &&
          part <= most &&
          (discount !== undefined || !isRaised)
        );
      }),
      RUNS,
    );
  });
});

describe("at the same plan", () => {
  /** Both answers where both are priced. */
  const neverCostsLess = (
    pairs: fc.Arbitrary<{ less: Answers; more: Answers }>,
    plans: fc.Arbitrary<Edition> = anyPlan,
  ) =>
    fc.assert(
      fc.property(plans, anyAnswers, pairs, anyCar, (plan, answers, { less, more }, car) => {
        const low = priceOf(plan, riskWith({ ...answers, ...less }, car));
        const high = priceOf(plan, riskWith({ ...answers, ...more }, car));
        return low === undefined || high === undefined || high >= low;
      }),
      RUNS,
    );

  const rising = (numbers: fc.Arbitrary<number>) =>
    fc
      .tuple(numbers, numbers)
      .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);

  it("a dearer car never costs less", () => {
    const values = fc.oneof(
      fc.integer({ min: 1_000, max: 5_000_000 }),
      fc.integer({ min: 10_000, max: 300_000 }),
    );
    const steps = fc.tuple(values, fc.oneof(fc.nat(5), fc.nat(500_000)));
    const pairs = steps.map(([value, dearer]) => ({
      less: { value },
      more: { value: Math.min(5_000_000, value + dearer) },
    }));
    neverCostsLess(pairs, comprehensive);
  });

  it("fewer claim-free years never cost less", () => {
    const pairs = rising(fc.nat(5)).map(([few, many]) => ({
      less: { claimFreeYears: many },
      more: { claimFreeYears: few },
    }));
    neverCostsLess(pairs);
  });

  it("more claims never cost less", () => {
    const pairs = rising(fc.nat(2)).map(([few, many]) => ({
      less: { claims: claimsOptions[few] ?? "none" },
      more: { claims: claimsOptions[many] ?? "none" },
    }));
    neverCostsLess(pairs);
  });

  it("a younger driver under 30 with no more experience never costs less", () => {
    const ages = fc.tuple(fc.integer({ min: 17, max: 29 }), fc.integer({ min: 0, max: 30 }));
    const pairs = fc.tuple(ages, rising(fc.nat(6))).map(([[age, older], [few, many]]) => ({
      less: { driverBirthYear: DAY_YEAR - age - older, drivingYears: many },
      more: { driverBirthYear: DAY_YEAR - age, drivingYears: few },
    }));
    neverCostsLess(pairs);
  });

  it("a lower excess never costs less", () => {
    const pairs = rising(fc.nat(excessSteps.length - 1)).map(([low, high]) => ({
      less: { excess: excessSteps[high] ?? 0 },
      more: { excess: excessSteps[low] ?? 0 },
    }));
    neverCostsLess(pairs, comprehensive);
  });

  it("repair at the agency never costs less than at a garage", () => {
    const pair = fc.constant({ less: { repair: "garage" }, more: { repair: "agency" } } as const);
    neverCostsLess(pair, comprehensive);
  });

  it("more add-ons never cost less", () => {
    const pairs = fc
      .tuple(fc.subarray([...addOns]), fc.subarray([...addOns]))
      .map(([some, others]) => ({
        less: { addOns: some },
        more: { addOns: [...some, ...others] },
      }));
    neverCostsLess(pairs);
  });
});

it("an input that a plan does not read changes nothing", () => {
  const unread: RatedInput[] = ["value", "year", "financed", "excess", "repair"];
  fc.assert(
    fc.property(thirdParty, anyAnswers, anyAnswers, anyCar, (plan, answers, others, car) => {
      const changed = { ...answers };
      for (const input of unread) Object.assign(changed, { [input]: others[input] });
      const given = Object.entries(changed).filter(([, value]) => value !== undefined);
      const before = rate(plan, riskWith(answers, car));
      const after = rate(plan, riskWith(Object.fromEntries(given), car));
      if (before.outcome === "declined" || after.outcome === "declined")
        return JSON.stringify(before) === JSON.stringify(after);
      return (
        !before.inputsRead.some((input) => unread.includes(input)) &&
        JSON.stringify(before.ledger) === JSON.stringify(after.ledger)
      );
    }),
    RUNS,
  );
});

it("an amount of the choices is the difference of two ratings", () => {
  fc.assert(
    fc.property(anyPlan, anyAnswers, anyCar, fc.nat(), (plan, answers, car, turn) => {
      const rated = rateWithChoices(plan, riskWith(answers, car));
      const alone = priceOf(plan, riskWith(answers, car));
      if (rated.outcome === "declined") return alone === undefined;
      if (rated.priceFils !== alone) return false;

      const { excess, repair, addOns } = rated.choices;
      const price = (change: Answers) =>
        priceOf(plan, riskWith({ ...answers, ...change }, car)) ?? NaN;
      const choice = [...excess, ...repair, ...addOns].at(
        turn % (excess.length + repair.length + addOns.length),
      );
      if (choice === undefined) return false;
      if ("aed" in choice)
        return choice.amountFils === price({ excess: choice.aed }) - rated.priceFils;
      if (!("included" in choice))
        return choice.amountFils === price({ repair: choice.code }) - rated.priceFils;

      const without = rated.addOns.filter((one) => one !== choice.code);
      const added = price({ addOns: [...without, choice.code] });
      return choice.amountFils === added - price({ addOns: without });
    }),
    RUNS,
  );
});

/** The same JSON with its keys in another order, as a database may return it. */
const reordered = (value: unknown, salt: number): unknown => {
  if (Array.isArray(value)) return value.map((item) => reordered(item, salt));
  if (typeof value !== "object" || value === null) return value;
  const place = (key: string) => (key.length * salt + key.charCodeAt(0) * 31) % 17;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => place(one) - place(other))
      .map(([key, part]) => [key, reordered(part, salt)]),
  );
};

it("an edition that was stored as JSON, its keys in any order, rates the same", () => {
  const readBack = editions.map((edition) =>
    [1, 5, 11].map((salt) => {
      const text = JSON.stringify(reordered(edition, salt));
      expect(text).not.toBe(JSON.stringify(edition));
      return parseEdition(JSON.parse(text));
    }),
  );
  const which = fc.tuple(fc.nat(editions.length - 1), fc.nat(2));
  fc.assert(
    fc.property(which, anyAnswers, anyCar, ([at, way], answers, car) => {
      const [plan, stored] = [editions[at], readBack[at]?.[way]];
      if (!plan || !stored) return false;
      const risk = riskWith(answers, car);
      return JSON.stringify(rate(plan, risk)) === JSON.stringify(rate(stored, risk));
    }),
    RUNS,
  );
});
