import { buildCatalogue } from "../../domain/quotes/demonstration/catalogue.ts";
import { type Priced, rate } from "../../domain/quotes/rate.ts";
import type { InputValues } from "../../domain/quotes/rated-inputs.ts";
import type { Edition } from "../../domain/quotes/rating-plan.ts";
import type { GivenInputs, Risk } from "../../domain/quotes/risk.ts";
import { carBodies, cylinderCounts } from "../../domain/vehicle/car.ts";

/** The day of every rating in tests: a car of 2023 is three years old. */
export const ratingDay = "2026-11-22";

export const cars = carBodies.flatMap((body) =>
  cylinderCounts.map((cylinders) => ({ body, cylinders })),
);
export const smallSaloon = { body: "saloon", cylinders: "4" } as const;

export const editions: readonly Edition[] = buildCatalogue().map(({ edition }) => edition);

export const editionNamed = (plan: string): Edition => {
  const found = editions.find((edition) => edition.plan === plan);
  if (!found) throw new Error(`There is no plan ${plan}.`);
  return found;
};

export type Answers = Partial<InputValues>;

export const riskWith = (
  answers: Answers = {},
  car: Pick<Risk, "body" | "cylinders"> = smallSaloon,
) => {
  const inputs = Object.fromEntries(
    Object.entries(answers).map(([input, value]) => [input, { value, source: "asked" }]),
  ) as GivenInputs;
  return { ...car, day: ratingDay, inputs };
};

/** @throws when the plan declines */
export const priced = (edition: Edition, risk: Risk): Priced => {
  const rated = rate(edition, risk);
  if (rated.outcome === "declined") throw new Error(`Declined: ${rated.reasons.join(", ")}`);
  return rated;
};

/** 0 where the ledger has no such line. */
export const lineOf = ({ ledger }: Priced, code: string): number =>
  ledger.find((line) => line.code === code)?.amountFils ?? 0;

/** Declines nothing, so that every row of a table can be reached. */
export const accepting = (plan: string): Edition => ({ ...editionNamed(plan), declines: {} });
