import { DEFAULT_VEHICLE_VALUE_AED } from "../../vehicle/vehicle-value.ts";
import { benefits, type CoverLine } from "../cover.ts";
import { maximumExcessAed } from "../excess.ts";
import { ownDamageLines, statutoryLines } from "../lines-by-law.ts";
import type { CoverType } from "../package-kinds.ts";
import { type RatedInput, ratedInputNames } from "../rated-inputs.ts";
import { factsOf } from "../rating-facts.ts";
import { inputOf, type Risk } from "../risk.ts";
import type { InsuredCar } from "./scenario.ts";

type Quoted = Pick<InsuredCar, "excessAed" | "repair"> & {
  type: CoverType;
  /** Cover with the choices of the quote; a benefit that is not known here is passed over. */
  cover: readonly (Omit<CoverLine, "benefit"> & { benefit: string })[];
};
type Answered = Pick<Risk, "inputs" | "day">;

const assumedIn = (risk: Answered): RatedInput[] =>
  ratedInputNames.filter((input) => inputOf(risk, input)?.source === "assumed");

const knownLines = (cover: Quoted["cover"]): CoverLine[] =>
  cover.flatMap((line) => {
    const benefit = benefits.find((known) => known === line.benefit);
    return benefit ? [{ ...line, benefit }] : [];
  });

export const insuredCarOf = (quote: Quoted, risk: Answered): InsuredCar => ({
  cover: quote.type,
  lines: knownLines(quote.cover),
  excessAed: quote.excessAed,
  repair: quote.repair,
  facts: factsOf(risk),
  assumed: assumedIn(risk),
});

/** The unified policy without add-ons, for the car of which nothing is known (ruling P23). */
export function exampleCar(cover: CoverType): InsuredCar {
  const hasOwnDamage = cover === "comprehensive";
  const value = DEFAULT_VEHICLE_VALUE_AED;
  const quoted: Quoted = {
    type: cover,
    cover: [...statutoryLines(), ...(hasOwnDamage ? ownDamageLines(value) : [])],
    excessAed: hasOwnDamage ? maximumExcessAed(value) : null,
    repair: hasOwnDamage ? "garage" : null,
  };
  // The ages that are assumed do not depend on the day.
  return insuredCarOf(quoted, { inputs: {}, day: "2026-01-01" });
}
