import { droveTooEarly } from "../vehicle/driving-years.ts";
import type { GivenInputs } from "./risk.ts";

/** Years of driving that would begin before the driver could have a licence are not an answer. */
export function possibleInputs(inputs: GivenInputs, day: string): GivenInputs {
  const { drivingYears, ...others } = inputs;
  const { driverBirthYear } = others;
  if (!drivingYears || !driverBirthYear || driverBirthYear.source === "assumed") return inputs;
  return droveTooEarly(driverBirthYear.value, drivingYears.value, day) ? others : inputs;
}
