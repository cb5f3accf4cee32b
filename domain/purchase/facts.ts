import { ratedInputNames, ratedInputs, type RatedInput } from "../quotes/rated-inputs.ts";
import { parseInput } from "../quotes/risk.ts";
import {
  droveTooEarly,
  MAX_CLAIM_FREE_YEARS,
  MIN_DRIVER_AGE,
  parseDriverBirthYear,
  parseDrivingYears,
  parseMakeOrModel,
} from "../vehicle/vehicle-facts.ts";

/** What the draft keeps about car and driver. Make and model never rate (ruling P23). */
export const factFields: readonly FactField[] = ["make", "model", ...ratedInputNames];
export type FactField = "make" | "model" | RatedInput;

const isRated = (field: FactField): field is RatedInput => field in ratedInputs;

export function isFactInvalid(field: FactField, text: string, day: string): boolean {
  if (text.trim() === "") return false;
  const value = isRated(field) ? parseInput(field, text, day) : parseMakeOrModel(text);
  return value === undefined;
}

type DriverFacts = Record<"driverBirthYear" | "drivingYears", string>;

/** An answer about the driver that cannot be true beside the other one. */
export type Contradiction = {
  field: keyof DriverFacts;
  birthYear: number;
  /** The first calendar year in which the driver could have a licence. */
  licenceYear: number;
};

const youngDriver = (facts: DriverFacts, day: string): number | undefined => {
  const birthYear = parseDriverBirthYear(facts.driverBirthYear, day);
  const years = parseDrivingYears(facts.drivingYears);
  if (birthYear === undefined || years === undefined) return undefined;
  return droveTooEarly(birthYear, years, day) ? birthYear : undefined;
};

/**
 * The answer that was given last where the `typed` ones contradict each other.
 * @param rated the answers that count so far
 */
export function contradictionIn(
  rated: DriverFacts,
  typed: DriverFacts,
  day: string,
): Contradiction | undefined {
  const birthYear = youngDriver(typed, day);
  if (birthYear === undefined) return undefined;
  const isNewBirthYear =
    typed.driverBirthYear !== rated.driverBirthYear &&
    youngDriver({ ...rated, driverBirthYear: typed.driverBirthYear }, day) !== undefined;
  const field = isNewBirthYear ? "driverBirthYear" : "drivingYears";
  return { field, birthYear, licenceYear: birthYear + MIN_DRIVER_AGE };
}

/** Earlier drafts spell some facts differently and count claim-free years without end. */
export function storedFact(record: Record<string, unknown>, field: FactField): unknown {
  const spellings = isRated(field) ? [field, ...Object.keys(ratedInputs[field].readers)] : [field];
  const stored = spellings
    .map((name) => record[name])
    .find((text) => typeof text === "string" && text !== "");
  const isBeyond = field === "claimFreeYears" && Number(stored) > MAX_CLAIM_FREE_YEARS;
  return isBeyond ? String(MAX_CLAIM_FREE_YEARS) : stored;
}
