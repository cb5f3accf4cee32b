import type { BenefitCode, CoverLine } from "../cover.ts";
import { statutoryLines } from "../lines-by-law.ts";
import {
  type Scenario,
  afterClaim,
  assumption,
  costs,
  known,
  noClaimsLost,
  policeReport,
  refundLost,
  share,
  sharedOut,
} from "./steps.ts";

const valueOf = (lines: readonly CoverLine[], wanted: BenefitCode) =>
  lines.find(({ benefit }) => benefit === wanted)?.value;

const statedLimitAed = (lines: readonly CoverLine[], benefit: BenefitCode): number | undefined => {
  const value = valueOf(lines, benefit);
  return value?.kind === "limit" ? value.aed : undefined;
};

/** Every policy has these, so that a line without a limit has the law's. */
const limitByLaw = (benefit: "familyMembers" | "thirdPartyDamage"): number =>
  statedLimitAed(statutoryLines(), benefit) ?? 0;

const limitOf = (lines: readonly CoverLine[], benefit: "familyMembers" | "thirdPartyDamage") => {
  const byLaw = limitByLaw(benefit);
  const aed = statedLimitAed(lines, benefit) ?? byLaw;
  return { aed, rule: known(aed === byLaw ? "unifiedPolicy" : "planTerms") };
};

/** Fils: 0 without the cover, all of the damage where it states no limit. */
const personalCover = (
  lines: readonly CoverLine[],
  benefit: "driverCover" | "passengerCover",
  damageAed: number,
): number => {
  const aed = statedLimitAed(lines, benefit);
  if (aed !== undefined) return aed * 100;
  return valueOf(lines, benefit)?.kind === "yes" ? damageAed * 100 : 0;
};

const FAMILY_AED = 250_000;
const DRIVER_AED = 40_000;

export const familyHurt: Scenario = ({ lines }) => {
  const { aed, rule } = limitOf(lines, "familyMembers");
  const passengers = personalCover(lines, "passengerCover", FAMILY_AED);
  const driver = personalCover(lines, "driverCover", DRIVER_AED);
  const byAddOn = assumption("planTerms");
  const steps = [
    costs("familyInjuryCosts", { aed: FAMILY_AED }),
    costs("driverInjuryCosts", { aed: DRIVER_AED }),
    ...sharedOut(
      FAMILY_AED * 100,
      [
        share("insurer", "familyPaid", aed * 100, rule, { aed }),
        share("insurer", "passengerCoverPaid", passengers, byAddOn),
      ],
      { payer: "you", code: "familyBeyondLimit", rule },
    ),
    ...sharedOut(DRIVER_AED * 100, [share("insurer", "driverCoverPaid", driver, byAddOn)], {
      payer: "you",
      code: driver > 0 ? "driverBeyondLimit" : "driverNotCovered",
      rule: known(driver > 0 ? "planTerms" : "unifiedPolicy"),
    }),
    policeReport,
  ];
  return {
    damageFils: (FAMILY_AED + DRIVER_AED) * 100,
    rests: [],
    steps: afterClaim(steps, noClaimsLost, refundLost),
  };
};

const OTHERS_AED = 2_400_000;

export const damageToOthers: Scenario = ({ lines }) => {
  const { aed, rule } = limitOf(lines, "thirdPartyDamage");
  const steps = [
    costs("othersDamageCosts", { aed: OTHERS_AED }),
    ...sharedOut(OTHERS_AED * 100, [share("insurer", "othersPaid", aed * 100, rule, { aed })], {
      payer: "you",
      code: "othersBeyondLimit",
      rule,
    }),
    policeReport,
  ];
  return {
    damageFils: OTHERS_AED * 100,
    rests: [],
    steps: afterClaim(steps, noClaimsLost, refundLost),
  };
};
