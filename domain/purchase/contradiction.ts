import { toLatinDigits } from "../digits.ts";
import { parseInput } from "../quotes/risk.ts";
import { droveTooEarly } from "../vehicle/driving-years.ts";
import { MIN_DRIVER_AGE } from "../vehicle/vehicle-facts.ts";

type DriverFacts = Record<"driverBirthYear" | "drivingYears", string>;

/** An answer about the driver that cannot be true beside the other one. */
export type Contradiction = {
  field: keyof DriverFacts;
  birthYear: number;
  /** The first calendar year in which the driver could have a licence. */
  licenceYear: number;
};

const tooYoung = (birthYear: string, years: string, day: string): boolean => {
  const born = parseInput("driverBirthYear", birthYear, day);
  const driving = parseInput("drivingYears", years, day);
  return born !== undefined && driving !== undefined && droveTooEarly(+born, +driving, day);
};

/**
 * The answer that was given last where the `typed` ones contradict each other.
 * @param rated the answers that count so far
 */
export function contradictionIn(
  rated: DriverFacts,
  { driverBirthYear, drivingYears }: DriverFacts,
  day: string,
): Contradiction | undefined {
  if (!tooYoung(driverBirthYear, drivingYears, day)) return undefined;
  const isNewBirthYear =
    driverBirthYear !== rated.driverBirthYear && tooYoung(driverBirthYear, rated.drivingYears, day);
  const birthYear = Number(toLatinDigits(driverBirthYear));
  return {
    field: isNewBirthYear ? "driverBirthYear" : "drivingYears",
    birthYear,
    licenceYear: birthYear + MIN_DRIVER_AGE,
  };
}
