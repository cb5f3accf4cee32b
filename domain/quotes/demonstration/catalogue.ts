import { DEFAULT_VEHICLE_VALUE_AED } from "../../vehicle/vehicle-value.ts";
import { benefits, type CoverLine } from "../cover.ts";
import { ownDamageLines, statutoryLines } from "../lines-by-law.ts";
import type { Edition } from "../rating-plan.ts";
import type { TermCode } from "../term-codes.ts";
import { editionOf } from "./editions.ts";
import { takafulInsurers } from "./insurers.ts";
import { plans, type Plan } from "./plans.ts";

export type PlanSeed = Pick<Plan, "id" | "insurer" | "coverType" | "name" | "description"> & {
  lines: CoverLine[];
  terms: TermCode[];
  edition: Edition;
};

export function buildCatalogue(): PlanSeed[] {
  return plans.map((plan) => ({
    id: plan.id,
    insurer: plan.insurer,
    coverType: plan.coverType,
    name: plan.name,
    description: plan.description,
    lines: linesOf(plan),
    terms: termsOf(plan),
    edition: editionOf(plan),
  }));
}

function linesOf(plan: Plan): CoverLine[] {
  const extras = benefits.flatMap((benefit): CoverLine[] => {
    const value = plan.extras[benefit];
    return value ? [{ benefit, value, group: "additional" }] : [];
  });
  return [
    ...statutoryLines(plan.thirdPartyDamageAed),
    ...(plan.coverType === "comprehensive" ? ownDamageLines(DEFAULT_VEHICLE_VALUE_AED) : []),
    ...extras,
  ];
}

function termsOf(plan: Plan): TermCode[] {
  const isTakaful = takafulInsurers.includes(plan.insurer);
  const always: TermCode[] = [
    ...(isTakaful ? (["takaful"] as const) : []),
    "unifiedPolicy",
    "thirteenMonths",
    "validLicence",
  ];
  if (plan.coverType === "thirdParty") return always;

  const repair = plan.extras.agencyRepair?.kind === "years" ? "agencyRepair" : "approvedGarages";
  return [...always, "youngDriverExcess", "excessPerAccident", repair];
}
