import type { Fils } from "../money.ts";
import { maximumExcessAed, stepsBelowMaximum } from "./excess.ts";
import { type LedgerCode, type LedgerLine, ledgerOrigins } from "./ledger.ts";
import type { InputValues } from "./rated-inputs.ts";
import type { RatingFacts } from "./rating-facts.ts";
import type { AgeStep, BasisPoints, Edition } from "./rating-plan.ts";
import type { Risk } from "./risk.ts";
import { maximumPremiumFils, minimumPremiumFils, tariffIsVerified } from "./tariff.ts";

export const declineReasons = [
  "driverTooYoung",
  "carTooOld",
  "valueTooHigh",
  "valueBelowTariff",
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Rounded half up on its magnitude. */
export const shareOf = (fils: Fils, points: BasisPoints): Fils => {
  const product = Math.abs(fils * points);
  const rounded = (product + 5_000 - ((product + 5_000) % 10_000)) / 10_000;
  return fils * points < 0 ? -rounded : rounded;
};

const pointsAt = (steps: readonly AgeStep[], years: number): BasisPoints =>
  steps.findLast(({ from }) => from <= years)?.points ?? 0;

/** Interpolated in basis points and rounded down. */
function pointsOfValue(
  curve: NonNullable<Edition["ownDamage"]>["valueCurve"],
  valueAed: number,
): BasisPoints {
  const above = curve.findIndex((point) => point.valueAed >= valueAed);
  const high = curve.at(above);
  const low = curve[above - 1];
  if (!high) return 0;
  if (!low || above === -1) return high.points;
  const rise = (high.points - low.points) * (valueAed - low.valueAed);
  return low.points + Math.floor(rise / (high.valueAed - low.valueAed));
}

const claimsPoints = ({ claims }: Edition, answered: InputValues["claims"]): BasisPoints =>
  answered === "none" ? 0 : answered === "one" ? claims.one : claims.twoOrMore;

export type Account = { total: Fils; lines: LedgerLine[] };

type Known = Partial<Pick<LedgerLine, "inputs" | "verified" | "maximumExcessAed">>;

/** `known` replaces, or adds to, what is said of every line of the code. */
export const add = (account: Account, code: LedgerCode, amountFils: Fils, known: Known = {}) => {
  if (amountFils === 0) return;
  account.total += amountFils;
  account.lines.push({ code, amountFils, ...ledgerOrigins[code], ...known });
};

export const addShare = (account: Account, code: LedgerCode, points: BasisPoints, known?: Known) =>
  add(account, code, shareOf(account.total, points), known);

/** The bounds of the tariff before agency repair, add-ons and VAT; Decisions 30/2016, 17/2020. */
export function boundsOf(
  { cover }: Pick<Edition, "cover">,
  risk: Pick<Risk, "body" | "cylinders">,
  facts: Pick<RatingFacts, "claims" | "valueAed">,
) {
  const minimum = minimumPremiumFils(cover, risk.body, risk.cylinders);
  const floor = facts.claims === "none" ? shareOf(minimum, 5_000) : minimum;
  const cap = maximumPremiumFils(cover, risk.body, risk.cylinders, facts.valueAed);
  return { minimum, floor, cap };
}

export type Bounds = ReturnType<typeof boundsOf>;

export function reasonsToDecline(
  { declines }: Edition,
  facts: RatingFacts,
  { floor, cap }: Bounds,
) {
  const { minDriverAge = 0, maxCarAge = Infinity, maxValueAed = Infinity } = declines;
  const reasons: [DeclineReason, boolean][] = [
    ["driverTooYoung", facts.driverAge < minDriverAge],
    ["carTooOld", facts.carAge > maxCarAge],
    ["valueTooHigh", facts.valueAed > maxValueAed],
    ["valueBelowTariff", cap < floor],
  ];
  return reasons.filter(([, applies]) => applies).map(([reason]) => reason);
}

/** The part of the price that the tariff bounds. */
export function tariffPart(
  edition: Edition,
  risk: Risk,
  facts: RatingFacts,
  bounds: Bounds,
  excessAed: number,
): Account {
  const { cover, ownDamage } = edition;
  const { minimum, floor, cap } = bounds;
  const account: Account = { total: 0, lines: [] };
  const verified = tariffIsVerified(cover, risk.body, risk.cylinders);
  add(account, "tariffMinimum", minimum, { verified });
  if (ownDamage) {
    const points = pointsOfValue(ownDamage.valueCurve, facts.valueAed);
    add(account, "vehicleValue", shareOf(minimum, points - 10_000));
    addShare(account, "carAge", pointsAt(ownDamage.carAge, facts.carAge));
  }
  addShare(account, "driverAge", pointsAt(edition.driverAge, facts.driverAge));
  addShare(account, "drivingYears", pointsAt(edition.drivingYears, facts.drivingYears));
  addShare(account, "claims", claimsPoints(edition, facts.claims));
  if (ownDamage) {
    if (facts.financed) addShare(account, "financed", ownDamage.financed);
    const steps = stepsBelowMaximum(excessAed, facts.valueAed);
    addShare(account, "lowerExcess", ownDamage.excessStep * steps, {
      maximumExcessAed: maximumExcessAed(facts.valueAed),
    });
  }
  addShare(account, "insurerDiscount", -edition.discount);
  if (facts.claims === "none") {
    const years = Math.min(facts.claimFreeYears, edition.claimFree.length - 1);
    addShare(account, "claimFree", -(edition.claimFree[years] ?? 0));
  }
  add(account, "tariffFloor", Math.max(0, floor - account.total), { verified });
  const capInputs = ownDamage ? ledgerOrigins.tariffCap.inputs : [];
  add(account, "tariffCap", Math.min(0, cap - account.total), { verified, inputs: capInputs });
  return account;
}
