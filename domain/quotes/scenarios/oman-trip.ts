import { includes } from "../quote-cover.ts";
import type { RatedInput } from "../rated-inputs.ts";
import { driverOf } from "./deductions.ts";
import { meanwhile, repairAed, repairShared, youPay } from "./repairs.ts";
import type { InsuredCar, Step } from "./scenario.ts";
import {
  type Scenario,
  afterClaim,
  costs,
  known,
  noClaimsLost,
  note,
  policeReport,
  refundLost,
  sharedOut,
} from "./steps.ts";

const OTHER_CAR_AED = 6_000;

const otherCar = (isCovered: boolean): Step[] =>
  isCovered
    ? sharedOut(OTHER_CAR_AED * 100, [], {
        payer: "insurer",
        code: "omanOthersPaid",
        rule: known("planTerms"),
      })
    : youPay("omanOthersNotCovered", OTHER_CAR_AED * 100);

const ownCar = (insured: InsuredCar, isCovered: boolean, damageFils: number): Step[] => {
  if (insured.cover === "thirdParty") return youPay("ownDamageNotCovered", damageFils);
  if (!isCovered) return youPay("omanNotCovered", damageFils);
  return repairShared(insured, { damageFils, driver: driverOf(insured), byAddOn: true });
};

/** The unified policies cover the car in the Emirates; Oman is an add-on. */
export const omanTrip: Scenario = (insured) => {
  const isCovered = includes(insured.lines, "omanCover");
  const isRepaired = isCovered && insured.cover === "comprehensive";
  const aed = repairAed(insured, 8_000);
  const rests: RatedInput[] = isRepaired ? ["value", "year", "driverBirthYear"] : ["value"];
  const steps = [
    costs("omanOwnDamageCosts", { aed }),
    costs("omanOthersDamageCosts", { aed: OTHER_CAR_AED }),
    ...ownCar(insured, isCovered, aed * 100),
    ...otherCar(isCovered),
    ...(isRepaired ? meanwhile(insured) : []),
    note("orangeCard", known("insurerPractice")),
    policeReport,
  ];
  return {
    damageFils: (aed + OTHER_CAR_AED) * 100,
    rests,
    steps: afterClaim(steps, noClaimsLost, refundLost),
  };
};
