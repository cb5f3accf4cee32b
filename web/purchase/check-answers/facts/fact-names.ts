import type { FactInput } from "./rated-facts.ts";

/** Names of the form's fields; two are those of specification part 2, 7.1. */
export const factFieldNames = {
  year: "year",
  value: "vehicleValue",
  financed: "financed",
  claims: "previousClaims",
  claimFreeYears: "claimFreeYears",
  driverBirthYear: "driverBirthYear",
  drivingYears: "drivingYears",
} as const satisfies Record<FactInput, string>;
export type FactField = (typeof factFieldNames)[FactInput];

/** The draft's name of a field whose answer is part of it. */
export const inputOfField = (name: string): FactInput | undefined =>
  (Object.keys(factFieldNames) as FactInput[]).find((input) => factFieldNames[input] === name);
