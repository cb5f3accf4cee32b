import type { Fils } from "../../money.ts";
import type { RatedInput } from "../rated-inputs.ts";
import { includes } from "../quote-cover.ts";
import { driverOf, excesses, partsDepreciation } from "./deductions.ts";
import type { InsuredCar, Step } from "./scenario.ts";
import type { StepCode } from "./step-codes.ts";
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

/**
 * Whole dirhams: the example's damage, at most half of the car's value. A dearer repair would be a
 * total loss (Decision 25/2016), which is another event.
 */
export const repairAed = ({ facts }: InsuredCar, exampleAed: number): number =>
  Math.min(exampleAed, Math.floor(facts.valueAed / 2));

export const youPay = (code: StepCode, damageFils: Fils): Step[] =>
  sharedOut(damageFils, [], { payer: "you", code, rule: known("unifiedPolicy") });

type CoveredRepair = {
  damageFils: Fils;
  needsParts?: boolean;
  driver: "young" | "older" | "none";
  /** True where an add-on makes the insurer pay. */
  byAddOn?: boolean;
};

/** Who pays a repair that the policy covers. */
export function repairShared(
  insured: InsuredCar,
  { damageFils, needsParts = true, driver, byAddOn = false }: CoveredRepair,
): Step[] {
  const parts = partsDepreciation(needsParts ? damageFils : 0, insured.facts.carAge);
  return sharedOut(damageFils, [parts, ...excesses(insured, damageFils - parts.fils, driver)], {
    payer: "insurer",
    code: "repairPaid",
    rule: known(byAddOn ? "planTerms" : "unifiedPolicy"),
  });
}

/** Where the car is repaired and what is driven meanwhile. */
export function meanwhile({ lines, repair }: InsuredCar): Step[] {
  const terms = known("planTerms");
  const rental = lines.find(({ benefit }) => benefit === "carRental")?.value;
  return [
    note(repair === "agency" ? "repairAtAgency" : "repairAtGarage", terms),
    ...(rental?.kind === "days" ? [note("rentalCar", terms, { days: rental.days })] : []),
  ];
}

export const parkedScratch: Scenario = (insured) => {
  const aed = repairAed(insured, 2_500);
  const damageFils = aed * 100;
  const cost = costs("scratchCosts", { aed });
  const later = [policeReport, note("culpritFound", known("unifiedPolicy"))];
  const rests: RatedInput[] = ["value"];
  if (insured.cover === "thirdParty")
    return {
      damageFils,
      rests,
      steps: [cost, ...youPay("ownDamageNotCovered", damageFils), ...later],
    };

  const paid = repairShared(insured, { damageFils, needsParts: false, driver: "none" });
  const steps = [cost, ...paid, ...meanwhile(insured), ...later];
  return { damageFils, rests, steps: afterClaim(steps, noClaimsLost, refundLost) };
};

type Driver = { of: (insured: InsuredCar) => "young" | "older"; rests: RatedInput[] };

const ownAccident =
  (driver: Driver): Scenario =>
  (insured) => {
    const aed = repairAed(insured, 8_000);
    const damageFils = aed * 100;
    const cost = costs("ownDamageCosts", { aed });
    if (insured.cover === "thirdParty") {
      const steps = [cost, ...youPay("ownDamageNotCovered", damageFils), policeReport];
      return { damageFils, rests: ["value"], steps };
    }
    const paid = repairShared(insured, { damageFils, driver: driver.of(insured) });
    const steps = [cost, ...paid, ...meanwhile(insured), policeReport];
    return {
      damageFils,
      rests: ["value", "year", ...driver.rests],
      steps: afterClaim(steps, noClaimsLost, refundLost),
    };
  };

export const ownFault = ownAccident({ of: driverOf, rests: ["driverBirthYear"] });

/** A driver under 25, whatever the age given for the quote. */
export const youngDriver = ownAccident({ of: () => "young", rests: [] });

/** The car stands parked, so that no driver's age counts. */
export const flood: Scenario = (insured) => {
  const aed = repairAed(insured, 30_000);
  const damageFils = aed * 100;
  const cost = costs("floodCosts", { aed });
  const warning = note("neverDriveIntoFlood", known("insurerPractice"));
  const isThirdParty = insured.cover === "thirdParty";
  if (isThirdParty || !includes(insured.lines, "naturalDisaster")) {
    const paid = youPay(isThirdParty ? "ownDamageNotCovered" : "floodNotCovered", damageFils);
    return { damageFils, rests: ["value"], steps: [cost, ...paid, warning] };
  }
  const paid = repairShared(insured, { damageFils, driver: "none", byAddOn: true });
  const steps = [cost, ...paid, ...meanwhile(insured), warning, policeReport];
  return { damageFils, rests: ["value", "year"], steps: afterClaim(steps, noClaimsLost) };
};
