import type { Edition } from "../../domain/quotes/rating-plan.ts";

/** Most plans' value curve until November 2026; requests and shared quotes of then keep its prices. */
const formerCurve = [
  { valueAed: 25_000, points: 9_000 },
  { valueAed: 60_000, points: 9_300 },
  { valueAed: 120_000, points: 9_600 },
  { valueAed: 222_300, points: 10_000 },
  { valueAed: 400_000, points: 40_000 },
  { valueAed: 1_000_000, points: 130_000 },
  { valueAed: 5_000_000, points: 650_000 },
];

/** @throws for a plan without own damage */
export const withFormerCurve = (tables: Edition): Edition => {
  if (!tables.ownDamage) throw new Error(`${tables.plan} has no value curve.`);
  return { ...tables, ownDamage: { ...tables.ownDamage, valueCurve: formerCurve } };
};

/** The tables again under another digest: no edition goes on sale twice. */
export const soldAgain =
  (tables: Edition): (() => Edition) =>
  () => ({ ...tables, commission: (tables.commission ?? 0) + 1 });
