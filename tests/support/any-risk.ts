import fc from "fast-check";
import { addOns } from "../../domain/quotes/add-ons.ts";
import { claimsOptions } from "../../domain/quotes/claims.ts";
import { excessSteps } from "../../domain/quotes/excess.ts";
import { repairs } from "../../domain/quotes/rated-inputs.ts";
import type { Risk } from "../../domain/quotes/risk.ts";
import { type Answers, cars, riskWith } from "./rating.ts";

/** Most cars are worth less than AED 400,000; the tables reach to 5 million. */
const value = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1_000, max: 400_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1_000, max: 5_000_000 }) },
);

/** Any answers in range; each may be missing. */
export const anyAnswers: fc.Arbitrary<Answers> = fc.record(
  {
    value,
    year: fc.integer({ min: 2005, max: 2027 }),
    driverBirthYear: fc.integer({ min: 1926, max: 2009 }),
    drivingYears: fc.oneof(fc.nat(4), fc.nat(80)),
    claims: fc.constantFrom(...claimsOptions),
    claimFreeYears: fc.nat(5),
    financed: fc.boolean(),
    excess: fc.constantFrom(...excessSteps),
    repair: fc.constantFrom(...repairs),
    addOns: fc.subarray([...addOns]),
  },
  { requiredKeys: [] },
);

export const anyCar = fc.constantFrom(...cars);

export const anyRisk: fc.Arbitrary<Risk> = fc
  .tuple(anyAnswers, anyCar)
  .map(([answers, car]) => riskWith(answers, car));
