import {
  type BenefitCode,
  type CoverLine,
  type CoverValue,
  days,
  limit,
  yes,
  years,
} from "./cover.ts";
import { maximumExcessAed } from "./excess.ts";

/** The unified third-party policy; only the damage limit may be raised. */
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

/** The unified own-damage policy. */
export function ownDamageLines(vehicleValueAed: number): CoverLine[] {
  return [
    { benefit: "ownDamage", value: yes, group: "basic" },
    { benefit: "fireAndTheft", value: yes, group: "basic" },
    { benefit: "excess", value: limit(maximumExcessAed(vehicleValueAed)), group: "basic" },
  ];
}
