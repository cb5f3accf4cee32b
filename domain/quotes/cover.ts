/** What a policy can include. The first seven are in every policy by Decision 25/2016 and after. */
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

/** How much of a benefit there is. Limits in dirhams; `years` from first registration. */
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

/** What the unified third-party policy gives; the damage limit is the part insurers may raise. */
export function statutoryLines(thirdPartyDamageAed = 2_000_000): CoverLine[] {
  const basic: [BenefitCode, CoverValue][] = [
    ["thirdPartyDamage", limit(thirdPartyDamageAed)],
    ["thirdPartyInjury", yes],
    ["familyMembers", limit(200_000)],
    ["bloodMoney", limit(200_000)],
    ["ambulance", limit(6_770)],
    ["replacementCarForInjuredParty", days(10)],
    ["agencyRepairForThirdParty", years(1)],
  ];
  return basic.map(([benefit, value]) => ({ benefit, value, group: "basic" }));
}

/** Highest excess per accident for own damage to a private car, in dirhams, by its value. */
export function ownDamageExcessAed(vehicleValueAed: number): number {
  if (vehicleValueAed <= 50_000) return 350;
  if (vehicleValueAed <= 100_000) return 700;
  if (vehicleValueAed <= 250_000) return 1_000;
  return vehicleValueAed <= 500_000 ? 1_200 : 1_400;
}

/** What the unified own-damage policy adds. */
export function ownDamageLines(vehicleValueAed: number): CoverLine[] {
  return [
    { benefit: "ownDamage", value: yes, group: "basic" },
    { benefit: "fireAndTheft", value: yes, group: "basic" },
    { benefit: "excess", value: limit(ownDamageExcessAed(vehicleValueAed)), group: "basic" },
  ];
}
