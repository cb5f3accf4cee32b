import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyAnswers, anyCar } from "../../tests/support/any-risk.ts";
import { type Answers, editions, riskWith } from "../../tests/support/rating.ts";
import { excessSteps, maximumExcessAed } from "./excess.ts";
import { type Priced, rate } from "./rate.ts";
import type { Edition } from "./rating-plan.ts";
import type { Risk } from "./risk.ts";

const isLong = Boolean(process.env["TEST_LONG"]);
const RUNS = { numRuns: isLong ? 200_000 : 5_000 };

const comprehensive = editions.filter(({ cover }) => cover === "comprehensive");
const LEAST_AED = 25_000;
const MOST_AED = 4_600_000;
const dearer = (valueAed: number) => Math.floor(valueAed * 1.08);

/** How often the price of a car worth 8 % more may be that of the cheaper one. */
const MOST_OFTEN = 1.11;
const MOST_OFTEN_AT_A_STEP = 1.16;

const pricedOf = (plan: Edition, risk: Risk): Priced | undefined => {
  const rated = rate(plan, risk);
  return rated.outcome === "priced" ? rated : undefined;
};

/** Both prices; undefined where one of the cars is declined. */
const pairOf = (plan: Edition, answers: Answers, car: Pick<Risk, "body" | "cylinders">) => {
  const value = answers.value ?? LEAST_AED;
  const less = pricedOf(plan, riskWith({ ...answers, value }, car));
  const more = pricedOf(plan, riskWith({ ...answers, value: dearer(value) }, car));
  return less && more && { less, more, times: more.priceFils / less.priceFils };
};

const anyValue = fc.oneof(
  fc.integer({ min: LEAST_AED, max: 600_000 }),
  fc.integer({ min: LEAST_AED, max: MOST_AED }),
);
const anyPlan = fc.constantFrom(...comprehensive);

describe("a car worth 8 % more", () => {
  it("costs at most 11 % more with no excess chosen", () => {
    fc.assert(
      fc.property(anyPlan, anyAnswers, anyValue, anyCar, (plan, others, value, car) => {
        const { excess: _, ...answers } = others;
        return (pairOf(plan, { ...answers, value }, car)?.times ?? 1) <= MOST_OFTEN;
      }),
      RUNS,
    );
  });

  it("costs at most 16 % more with one, and more than 11 % only where its ledger names the step", () => {
    const anyExcess = fc.constantFrom(...excessSteps);
    fc.assert(
      fc.property(
        anyPlan,
        anyAnswers,
        anyExcess,
        anyValue,
        anyCar,
        (plan, answers, excess, value, car) => {
          const pair = pairOf(plan, { ...answers, excess, value }, car);
          if (!pair) return true;
          const { more, times } = pair;
          if (times <= MOST_OFTEN) return true;
          const line = more.ledger.find(({ code }) => code === "lowerExcess");
          return (
            times <= MOST_OFTEN_AT_A_STEP &&
            maximumExcessAed(value) < maximumExcessAed(dearer(value)) &&
            line?.maximumExcessAed === maximumExcessAed(dearer(value))
          );
        },
      ),
      RUNS,
    );
  });
});

const bodies = (["saloon", "station"] as const).map((body) => ({ body, cylinders: "4" }) as const);
const walked = comprehensive.flatMap((edition) =>
  bodies.map((car) => ({ plan: edition.plan, body: car.body, edition, car })),
);

/** Every dirham in the long run, otherwise one of many. */
const EVERY_AED = isLong ? 1 : 997;
/** The greatest values with one highest excess; just below them a dearer car has another. */
const beforeSteps = [50_000, 100_000, 250_000, 500_000];

describe.each(walked)("from AED 25,000 to 4,600,000, $plan for a $body", ({ edition, car }) => {
  const priceAt = (answers: Answers) => pricedOf(edition, riskWith(answers, car))?.priceFils ?? NaN;
  const timesAt = (value: number, chosen: Answers = {}) =>
    priceAt({ ...chosen, value: dearer(value) }) / priceAt({ ...chosen, value });
  const greatest = (from: number, to: number, chosen: Answers = {}) => {
    let most = 0;
    for (let value = from; value <= to; value += EVERY_AED) {
      const times = timesAt(value, chosen);
      if (times > most) most = times;
    }
    return most;
  };

  it("costs at most 11 % more for 8 % more value with no excess chosen", () => {
    const most = greatest(LEAST_AED, MOST_AED);
    expect(most).toBeGreaterThan(1.08);
    expect(most).toBeLessThanOrEqual(MOST_OFTEN);
  });

  it("costs at most 16 % more where the highest excess steps", () => {
    const found = beforeSteps.flatMap((upTo) => {
      expect(maximumExcessAed(upTo)).toBeLessThan(maximumExcessAed(upTo + 1));
      const from = Math.ceil((upTo + 1) / 1.08);
      return excessSteps.map((excess) => greatest(from, upTo, { excess }));
    });
    const most = Math.max(...found);
    expect(most).toBeGreaterThan(MOST_OFTEN);
    expect(most).toBeLessThanOrEqual(MOST_OFTEN_AT_A_STEP);
  });
});
