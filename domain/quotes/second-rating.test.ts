import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editions, ratingDay, riskWith } from "../../tests/support/rating.ts";
import { type PlainRisk, secondPrice } from "../../tests/support/second-rating.ts";
import { carBodies, cylinderCounts } from "../vehicle/car.ts";
import { addOns } from "./add-ons.ts";
import { claimsOptions } from "./claims.ts";
import { excessSteps } from "./excess.ts";
import { rate } from "./rate.ts";
import { repairs } from "./rated-inputs.ts";
import type { Edition } from "./rating-plan.ts";

const seeded = { seed: 20_161, numRuns: 150 };
const year = Number(ratingDay.slice(0, 4));

const value = fc.oneof(
  fc.integer({ min: 1_000, max: 400_000 }),
  fc.integer({ min: 1_000, max: 5_000_000 }),
  fc.constantFrom(25_000, 50_000, 60_000, 100_000, 120_000, 222_300, 250_000, 400_000, 1_000_000),
);

const answers = fc.record({
  body: fc.constantFrom(...carBodies),
  cylinders: fc.constantFrom(...cylinderCounts),
  value,
  carAge: fc.nat(16),
  driverAge: fc.integer({ min: 17, max: 85 }),
  drivingYears: fc.oneof(fc.nat(4), fc.nat(60)),
  claims: fc.constantFrom(...claimsOptions),
  claimFreeYears: fc.nat(5),
  financed: fc.boolean(),
  addOns: fc.subarray([...addOns]),
});
const choices = fc.record(
  { excess: fc.constantFrom(...excessSteps), repair: fc.constantFrom(...repairs) },
  { requiredKeys: [] },
);
const plainRisk = fc.tuple(answers, choices).map(([one, more]) => ({ ...one, ...more }));

const firstPrice = (edition: Edition, risk: PlainRisk): number | undefined => {
  const { body, cylinders, carAge, driverAge, ...inputs } = risk;
  const ages = { year: year - carAge, driverBirthYear: year - driverAge };
  const rated = rate(edition, riskWith({ ...inputs, ...ages } as object, { body, cylinders }));
  return rated.outcome === "priced" ? rated.priceFils : undefined;
};

const agree = (edition: Edition) =>
  fc.assert(
    fc.property(plainRisk, (risk) => {
      expect(secondPrice(edition, risk), JSON.stringify(risk)).toBe(firstPrice(edition, risk));
    }),
    seeded,
  );

describe("rating that was written twice gives one price to the fils", () => {
  it.each(editions)("$plan", agree);

  // No edition that is on sale falls so low, nor declines nothing.
  it.each(editions)("$plan at the floor and the cap", (edition) => {
    agree({ ...edition, declines: {}, discount: 6_500 });
    agree({ ...edition, declines: {}, driverAge: [{ from: 0, points: 30_000 }] });
  });
});
