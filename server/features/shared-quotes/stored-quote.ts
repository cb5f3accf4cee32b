import type { SharedQuote } from "../../../contract/shared-quotes.ts";
import type { RatedInput } from "../../../domain/quotes/rated-inputs.ts";
import type { Edition } from "../../../domain/quotes/rating-plan.ts";
import { exactField, type GivenInputs, storedInputs } from "../../../domain/quotes/risk.ts";
import type { Car } from "../quotes/car-address.ts";
import { ageOfPrice, withAge } from "./driver-age.ts";
import type { SharedQuoteRow } from "./shared-quotes-store.ts";

const inputsOf = ({ inputs, ratedOn }: SharedQuoteRow) => storedInputs(inputs, ratedOn);

export const presentInputs = (row: SharedQuoteRow): SharedQuote["inputs"] =>
  Object.entries(inputsOf(row)).map(([input, { value, source }]) => ({
    input: exactField(input as RatedInput),
    value: Array.isArray(value) ? [...value] : (value as string | number | boolean),
    source: source === "assumed" ? "assumed" : "asked",
  }));

const answersOf = (row: SharedQuoteRow): GivenInputs =>
  Object.fromEntries(
    Object.entries(inputsOf(row)).filter(([, { source }]) => source !== "assumed"),
  ) as GivenInputs;

/**
 * The answers for a rating of `day` (YYYY-MM-DD, Dubai), as a purchase of that day would give them:
 * the car is as old as it is then, the driver stays in the band, and assumptions are made again.
 */
export const answersOn = (
  day: string,
  row: SharedQuoteRow,
  car: Car,
  edition: Edition | undefined,
): GivenInputs => {
  const answers = answersOf(row);
  const { body, cylinders } = car;
  const risk = { body, cylinders, day: row.ratedOn, inputs: answers };
  const age = ageOfPrice(row.driverAgeBand, row.quote.en.priceFils, edition, risk);
  return age === undefined ? answers : withAge(answers, age, day);
};
