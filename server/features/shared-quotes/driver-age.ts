import type { Package } from "../../../contract/quotes.ts";
import { agesOf, driverAgeBandOf } from "../../../domain/quotes/driver-age-bands.ts";
import { type Priced, rate } from "../../../domain/quotes/rate.ts";
import { apiInputName } from "../../../domain/quotes/rated-inputs.ts";
import type { Edition } from "../../../domain/quotes/rating-plan.ts";
import type { GivenInputs, Risk, Sourced } from "../../../domain/quotes/risk.ts";

const BIRTH_YEAR = "driverBirthYear";

const yearOf = (day: string) => Number(day.slice(0, 4));

/** Null where the driver's age was assumed. */
export const ageBandOf = ({ inputs, day }: Risk) =>
  inputs.driverBirthYear ? driverAgeBandOf(yearOf(day) - inputs.driverBirthYear.value) : null;

/** Answers and assumptions, without the year of birth. */
export const inputsToKeep = ({ inputs }: Risk, { assumptions }: Priced) => {
  const assumed = assumptions.map(({ input, value }) => [input, { value, source: "assumed" }]);
  const kept: Record<string, Sourced<unknown>> = { ...Object.fromEntries(assumed), ...inputs };
  const { [BIRTH_YEAR]: _, ...others } = kept;
  return others;
};

export const withoutBirthYear = (quote: Package): Package => ({
  ...quote,
  assumptions: quote.assumptions.filter(({ input }) => input !== apiInputName(BIRTH_YEAR)),
});

export const withAge = (inputs: GivenInputs, age: number, day: string): GivenInputs => ({
  ...inputs,
  driverBirthYear: { value: yearOf(day) - age, source: "asked" },
});

/**
 * An age of the band that gave the price: an edition may divide the band, which must not look like a
 * change of the price. The usual age where none did; undefined without a band.
 */
export const ageOfPrice = (
  band: string | null,
  priceFils: number,
  edition: Edition | undefined,
  risk: Risk,
): number | undefined => {
  const ages = band === null ? [] : agesOf(band);
  const gavePrice = (age: number) => {
    if (!edition) return false;
    const rated = rate(edition, { ...risk, inputs: withAge(risk.inputs, age, risk.day) });
    return rated.outcome === "priced" && rated.priceFils === priceFils;
  };
  return ages.find(gavePrice) ?? ages[0];
};
