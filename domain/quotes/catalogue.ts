import type { Fils } from "../money.ts";
import { carBodies, cylinderCounts, type CarBody, type CylinderCount } from "../vehicle/car.ts";
import { DEFAULT_VEHICLE_VALUE_AED } from "../vehicle/vehicle-value.ts";
import { benefits, ownDamageLines, statutoryLines, type CoverLine } from "./cover.ts";
import { insurerDiscounts, type InsurerSlug } from "./insurers.ts";
import { packageKinds, type CoverType, type PackageKind } from "./package-kinds.ts";
import { plans, type Plan } from "./plans.ts";
import { pricePremium, type LedgerLine } from "./tariff.ts";
import type { TermCode } from "./term-codes.ts";

/** Yearly price in fils, VAT included. */
export type PackageSeed = {
  id: string;
  kinds: readonly PackageKind[];
  insurer: InsurerSlug;
  name: { en: string; ar: string };
  description: { en: string; ar: string };
  coverType: CoverType;
  body: CarBody;
  cylinders: CylinderCount;
  priceFils: Fils;
  ledger: LedgerLine[];
  lines: CoverLine[];
  terms: TermCode[];
};

export function buildCatalogue(): PackageSeed[] {
  return plans.flatMap((plan) =>
    carBodies.flatMap((body) =>
      cylinderCounts.map((cylinders) => packageOf(plan, body, cylinders)),
    ),
  );
}

function packageOf(plan: Plan, body: CarBody, cylinders: CylinderCount): PackageSeed {
  const { insurer, coverType, name, description } = plan;
  const discountPercent = insurerDiscounts[insurer][coverType];
  return {
    id: [insurer, coverType === "thirdParty" ? "third-party" : coverType, body, cylinders].join(
      "-",
    ),
    kinds: packageKinds,
    insurer,
    name,
    description,
    coverType,
    body,
    cylinders,
    ...pricePremium({ coverType, body, cylinders, discountPercent }),
    lines: linesOf(plan),
    terms: termsOf(plan),
  };
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
  const always: TermCode[] = ["unifiedPolicy", "thirteenMonths", "validLicence"];
  if (plan.coverType === "thirdParty") return always;

  const repair = plan.extras.agencyRepair?.kind === "years" ? "agencyRepair" : "approvedGarages";
  return [...always, "youngDriverExcess", "excessPerAccident", repair];
}
