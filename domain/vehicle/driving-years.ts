import { MAX_DRIVING_YEARS, MIN_DRIVER_AGE } from "./vehicle-facts.ts";

/** Whole years that somebody who is or turns `age` this year can have held a licence. */
export const mostDrivingYears = (age: number): number =>
  Math.min(MAX_DRIVING_YEARS, age - MIN_DRIVER_AGE);

export const droveTooEarly = (birthYear: number, drivingYears: number, day: string): boolean =>
  drivingYears > mostDrivingYears(Number(day.slice(0, 4)) - birthYear);
