import type { FactField } from "../../../domain/purchase/facts.ts";

/** What the form asks under "Sharper prices". */
export const askedFacts = [
  "make",
  "model",
  "year",
  "value",
  "driverBirthYear",
  "claimFreeYears",
] as const satisfies FactField[];
export type AskedFact = (typeof askedFacts)[number];
