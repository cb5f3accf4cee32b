import fc from "fast-check";
import { expect, it } from "vitest";
import { anyChoice, anyPlanOf, type Choice, insuredBy } from "../../../tests/support/insured.ts";
import { addOns } from "../add-ons.ts";
import { limit } from "../cover.ts";
import { ownDamageLines } from "../lines-by-law.ts";
import { excessSteps } from "../excess.ts";
import type { RatedInput } from "../rated-inputs.ts";
import type { RatingFacts } from "../rating-facts.ts";
import { type Event, events, type InsuredCar } from "./scenario.ts";
import { whatHappens } from "./what-happens.ts";

const RUNS = { numRuns: process.env["TEST_LONG"] ? 100_000 : 2_000 };
const anyEvent = fc.constantFrom(...events);
const comprehensive = fc
  .tuple(anyChoice, anyPlanOf("comprehensive"))
  .map(([choice, plan]) => ({ ...choice, plan }));
const thirdParty = fc
  .tuple(anyChoice, anyPlanOf("thirdParty"))
  .map(([choice, plan]) => ({ ...choice, plan }));

it("the payers share the damage: none pays more than it, none less than nothing", () => {
  fc.assert(
    fc.property(anyEvent, anyChoice, (event, choice) => {
      const { damageFils, steps, paid } = whatHappens(event, insuredBy(choice));
      const amounts = steps.flatMap(({ amountFils }) => (amountFils === null ? [] : [amountFils]));
      const sum = amounts.reduce((total, amount) => total + amount, 0);
      return (
        sum === damageFils &&
        amounts.every((amount) => Number.isSafeInteger(amount) && amount > 0) &&
        paid.insurer + paid.you + paid.otherInsurer === damageFils &&
        Object.values(paid).every((amount) => amount >= 0 && amount <= damageFils)
      );
    }),
    RUNS,
  );
});

it("what happens to the own car never costs more than its value", () => {
  const ofOwnCar = events.filter(
    (event) => !["familyHurt", "damageToOthers", "omanTrip"].includes(event),
  );
  fc.assert(
    fc.property(fc.constantFrom(...ofOwnCar), anyChoice, (event, choice) => {
      const { damageFils } = whatHappens(event, insuredBy(choice));
      return damageFils > 0 && damageFils <= choice.facts.valueAed * 100;
    }),
    RUNS,
  );
});

it("the cost is told first, then who pays, then what follows; amounts have payers", () => {
  fc.assert(
    fc.property(anyEvent, anyChoice, (event, choice) => {
      const { steps } = whatHappens(event, insuredBy(choice));
      const parts = steps.map(({ payer, source, code }) => {
        if (payer !== null) return "paid";
        return source === "example" && !code.startsWith("loanS") ? "cost" : "later";
      });
      const order = ["cost", "paid", "later"] as const;
      const sorted = parts.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
      return (
        parts.join() === sorted.join() &&
        order.every((part) => parts.includes(part)) &&
        steps.every(({ payer, amountFils }) => (payer === null) === (amountFils === null)) &&
        new Set(steps.map(({ code }) => code)).size === steps.length
      );
    }),
    RUNS,
  );
});

const neverLeavesMore = (pairs: fc.Arbitrary<{ less: InsuredCar; more: InsuredCar }>) =>
  fc.assert(
    fc.property(anyEvent, pairs, (event, { less, more }) => {
      const [before, after] = [whatHappens(event, less), whatHappens(event, more)];
      expect(after.damageFils).toBe(before.damageFils);
      expect(after.paid.you).toBeLessThanOrEqual(before.paid.you);
    }),
    RUNS,
  );

const changed = (choices: fc.Arbitrary<Choice>, less: Partial<Choice>, more: Partial<Choice>) =>
  choices.map((choice) => ({
    less: insuredBy({ ...choice, ...less }),
    more: insuredBy({ ...choice, ...more }),
  }));

it("another add-on never leaves more to the driver", () => {
  const pairs = fc.tuple(anyChoice, fc.constantFrom(...addOns)).map(([choice, addOn]) => ({
    less: insuredBy(choice),
    more: insuredBy({ ...choice, addOns: [...choice.addOns, addOn] }),
  }));
  neverLeavesMore(pairs);
});

it("a lower excess never leaves more to the driver", () => {
  const steps = fc.constantFrom(...excessSteps);
  const pairs = fc.tuple(comprehensive, steps, steps).map(([choice, one, other]) => ({
    less: insuredBy({ ...choice, excessAed: Math.max(one, other) }),
    more: insuredBy({ ...choice, excessAed: Math.min(one, other) }),
  }));
  neverLeavesMore(pairs);
});

it("repair at the agency never leaves more to the driver", () => {
  neverLeavesMore(changed(comprehensive, { repair: "garage" }, { repair: "agency" }));
});

it("comprehensive cover never leaves more to the driver than third-party cover", () => {
  const pairs = thirdParty.map((choice) => {
    const less = insuredBy(choice);
    const more: InsuredCar = {
      ...less,
      cover: "comprehensive",
      lines: [...less.lines, ...ownDamageLines(choice.facts.valueAed)],
      excessAed: choice.excessAed,
      repair: choice.repair,
    };
    return { less, more };
  });
  neverLeavesMore(pairs);
});

it("a higher limit for damage to others never leaves more to the driver", () => {
  const limits = fc.tuple(fc.nat(3_000_000), fc.nat(3_000_000));
  const limitedTo = (insured: InsuredCar, aed: number): InsuredCar => ({
    ...insured,
    lines: insured.lines.map((line) =>
      line.benefit === "thirdPartyDamage" ? { ...line, value: limit(aed) } : line,
    ),
  });
  const pairs = fc.tuple(anyChoice, limits).map(([choice, [one, other]]) => ({
    less: limitedTo(insuredBy(choice), Math.min(one, other)),
    more: limitedTo(insuredBy(choice), Math.max(one, other)),
  }));
  neverLeavesMore(pairs);
});

const factOf = {
  value: "valueAed",
  year: "carAge",
  driverBirthYear: "driverAge",
  drivingYears: "drivingYears",
  claims: "claims",
  claimFreeYears: "claimFreeYears",
  financed: "financed",
} as const satisfies Partial<Record<RatedInput, keyof RatingFacts>>;
const inputs = Object.keys(factOf) as (keyof typeof factOf)[];

it("an input on which the answer does not rest changes nothing", () => {
  fc.assert(
    fc.property(anyEvent, anyChoice, anyChoice, (event: Event, choice, { facts: others }) => {
      const insured = { ...insuredBy(choice), assumed: inputs };
      const before = whatHappens(event, insured);
      const unread = inputs.filter((input) => !before.assumed.includes(input));
      const facts = Object.assign(
        { ...insured.facts },
        ...unread.map((input) => ({ [factOf[input]]: others[factOf[input]] })),
      ) as RatingFacts;
      expect(whatHappens(event, { ...insured, facts })).toEqual(before);
    }),
    RUNS,
  );
});
