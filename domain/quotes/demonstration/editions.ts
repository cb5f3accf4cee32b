import { type AddOn, addOns, isSoldWith } from "../add-ons.ts";
import { isCovered } from "../is-covered.ts";
import type { CoverType } from "../package-kinds.ts";
import type { AgencyRepair, AddOnPrices, BasisPoints, Edition } from "../rating-plan.ts";
import type { InsurerSlug } from "./insurers.ts";
import type { Plan } from "./plans.ts";

/** Invented tables (ruling B4); only the tariff's bounds are the regulator's. */
const percent = (whole: number): BasisPoints => whole * 100;

const discounts: Record<InsurerSlug, Record<CoverType, number>> = {
  hazm: { thirdParty: 30, comprehensive: 27 },
  nakhla: { thirdParty: 28, comprehensive: 30 },
  qandeel: { thirdParty: 25, comprehensive: 25 },
  lulwa: { thirdParty: 22, comprehensive: 23 },
  falaj: { thirdParty: 20, comprehensive: 20 },
  marsa: { thirdParty: 15, comprehensive: 15 },
  sidrah: { thirdParty: 10, comprehensive: 10 },
};

const curveValues = [25_000, 60_000, 120_000, 222_300, 400_000, 1_000_000, 5_000_000];
const curve = (...percents: number[]) =>
  curveValues.map((valueAed, index) => ({ valueAed, points: percent(percents[index] ?? 0) }));

const usualCurve = curve(90, 93, 96, 100, 165, 480, 2_600);
const steepCurve = curve(88, 91, 95, 100, 172, 520, 2_850);
const gentleCurve = curve(92, 94, 97, 100, 155, 430, 2_300);
const valueCurves: Partial<Record<InsurerSlug, typeof usualCurve>> = {
  hazm: steepCurve,
  marsa: gentleCurve,
  sidrah: gentleCurve,
};

const step = (from: number, whole: number) => ({ from, points: percent(whole) });

const usualCarAge = [step(6, 4), step(8, 9), step(10, 15), step(12, 22)];
const carAges: Partial<Record<InsurerSlug, typeof usualCarAge>> = {
  lulwa: [step(0, 6), step(3, 0), step(6, -5), step(8, -9)],
};
const maxCarAges: Partial<Record<InsurerSlug, number>> = { sidrah: 8, lulwa: 15 };
const USUAL_MAX_CAR_AGE = 10;

const driverAge = [step(0, 60), step(21, 35), step(25, 10), step(30, 0), step(60, 8), step(70, 25)];
const drivingYears = [step(0, 25), step(1, 15), step(2, 5), step(3, 0)];

const usualClaimFree = [0, 10, 15, 20, 20, 20].map(percent);
const claimFrees: Partial<Record<InsurerSlug, BasisPoints[]>> = {
  sidrah: [0, 10, 15, 20, 25, 30].map(percent),
};

const agencyRepairs: Partial<Record<InsurerSlug, AgencyRepair>> = {
  nakhla: { soldToAge: 3, points: percent(15) },
  qandeel: { soldToAge: 5, points: percent(12) },
  falaj: { soldToAge: 5, points: percent(14) },
  marsa: { includedToAge: 3, soldToAge: 5, points: percent(10) },
  sidrah: { includedToAge: 5, soldToAge: 5, points: 0 },
};

const addOnPrices: Record<AddOn, number> = {
  driverCover: 120,
  passengerCover: 150,
  roadsideAssistance: 75,
  omanCover: 100,
  naturalDisaster: 150,
  vehicleReplacement: 300,
  offRoad: 200,
  carRental: 175,
};
/** Lulwa Mutual does not state its own. */
const commissions: Partial<Record<InsurerSlug, BasisPoints>> = {
  falaj: 1_250,
  marsa: percent(15),
  nakhla: percent(10),
  qandeel: percent(12),
  sidrah: percent(10),
  hazm: percent(8),
};

const notSold: Record<string, readonly AddOn[]> = {
  "hazm-third-party": ["passengerCover"],
  "hazm-comprehensive": ["vehicleReplacement"],
};

const declines: Record<string, Edition["declines"]> = {
  "qandeel-comprehensive": { minDriverAge: 25 },
  "falaj-third-party": { minDriverAge: 21 },
  "hazm-comprehensive": { maxValueAed: 600_000 },
};

const isIncluded = ({ extras }: Plan, addOn: AddOn): boolean => {
  const value = extras[addOn];
  return value !== undefined && isCovered(value);
};

const addOnsOf = (plan: Plan): AddOnPrices => {
  const sold = addOns.filter(
    (addOn) => isSoldWith(addOn, plan.coverType) && !notSold[plan.id]?.includes(addOn),
  );
  return Object.fromEntries(
    sold.map((addOn) => [addOn, isIncluded(plan, addOn) ? 0 : addOnPrices[addOn]]),
  );
};

const ownDamageOf = (insurer: InsurerSlug): NonNullable<Edition["ownDamage"]> => {
  const agencyRepair = agencyRepairs[insurer];
  return {
    valueCurve: valueCurves[insurer] ?? usualCurve,
    carAge: carAges[insurer] ?? usualCarAge,
    financed: percent(3),
    excessStep: percent(5),
    ...(agencyRepair && { agencyRepair }),
  };
};

export const editionOf = (plan: Plan): Edition => {
  const { id, insurer, coverType } = plan;
  const isComprehensive = coverType === "comprehensive";
  const commission = commissions[insurer];
  const maxCarAge = maxCarAges[insurer] ?? USUAL_MAX_CAR_AGE;
  return {
    plan: id,
    cover: coverType,
    driverAge,
    drivingYears,
    claims: { one: percent(60), twoOrMore: percent(100) },
    claimFree: claimFrees[insurer] ?? usualClaimFree,
    discount: percent(discounts[insurer][coverType]),
    declines: { ...(isComprehensive && { maxCarAge }), ...declines[id] },
    addOns: addOnsOf(plan),
    ...(commission !== undefined && { commission }),
    ...(isComprehensive && { ownDamage: ownDamageOf(insurer) }),
  };
};
