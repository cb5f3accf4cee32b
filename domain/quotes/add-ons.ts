import type { BenefitCode } from "./cover.ts";
import type { CoverType } from "./package-kinds.ts";

/** Listed in the order of the ledger. */
export const addOns = [
  "driverCover",
  "passengerCover",
  "roadsideAssistance",
  "omanCover",
  "naturalDisaster",
  "vehicleReplacement",
  "offRoad",
  "carRental",
] as const satisfies readonly BenefitCode[];
export type AddOn = (typeof addOns)[number];

const comprehensiveOnly: readonly AddOn[] = [
  "naturalDisaster",
  "vehicleReplacement",
  "offRoad",
  "carRental",
];

export const isSoldWith = (addOn: AddOn, cover: CoverType): boolean =>
  cover === "comprehensive" || !comprehensiveOnly.includes(addOn);
