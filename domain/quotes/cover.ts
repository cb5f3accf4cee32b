/** Every policy has the first seven by Insurance Authority Decision 25/2016. */
export const benefits = [
  "thirdPartyDamage",
  "thirdPartyInjury",
  "familyMembers",
  "bloodMoney",
  "ambulance",
  "replacementCarForInjuredParty",
  "agencyRepairForThirdParty",
  "ownDamage",
  "fireAndTheft",
  "excess",
  "roadsideAssistance",
  "connectionTime",
  "towing",
  "lockReplacement",
  "driverCover",
  "passengerCover",
  "omanCover",
  "agencyRepair",
  "naturalDisaster",
  "vehicleReplacement",
  "offRoad",
  "carRental",
] as const;
export type BenefitCode = (typeof benefits)[number];

/** `aed` in dirhams; `years` since first registration. */
export type CoverValue =
  | { kind: "limit"; aed: number }
  | { kind: "days"; days: number }
  | { kind: "minutes"; minutes: number }
  | { kind: "years"; years: number }
  | { kind: "percent"; percent: number }
  | { kind: "yes" }
  | { kind: "no" }
  | { kind: "notStated" };

const coverGroups = ["basic", "additional"] as const;
type CoverGroup = (typeof coverGroups)[number];

export type CoverLine = { benefit: BenefitCode; value: CoverValue; group: CoverGroup };

export const limit = (aed: number): CoverValue => ({ kind: "limit", aed });
export const days = (count: number): CoverValue => ({ kind: "days", days: count });
export const minutes = (count: number): CoverValue => ({ kind: "minutes", minutes: count });
export const years = (count: number): CoverValue => ({ kind: "years", years: count });
export const yes: CoverValue = { kind: "yes" };
export const no: CoverValue = { kind: "no" };
export const notStated: CoverValue = { kind: "notStated" };
