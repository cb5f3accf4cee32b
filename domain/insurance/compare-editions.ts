import type { Fils } from "../money.ts";
import { type LedgerCode, ledgerCodes } from "../quotes/ledger.ts";
import { type Priced, rate, type Rated } from "../quotes/rate.ts";
import type { BasisPoints, Edition } from "../quotes/rating-plan.ts";
import type { Risk } from "../quotes/risk.ts";
import { fixedRisks } from "./fixed-risks.ts";

export type Difference = {
  risk: Risk;
  beforeFils: Fils;
  afterFils: Fils;
  /** Of the price of before. */
  points: BasisPoints;
};

/** Edges between the bars of a histogram; those cheaper mirror those dearer. */
export const bucketEdges: readonly BasisPoints[] = [100, 200, 500, 1_000, 2_000];

export type Comparison = {
  cheaper: number;
  same: number;
  dearer: number;
  /** By both. */
  declined: number;
  newlyDeclined: number;
  newlyAccepted: number;
  /** Where the law's minimum or maximum decides after, and did not before. */
  reachFloor: number;
  reachCap: number;
  /** From much cheaper to much dearer, the same in the middle. */
  buckets: number[];
  /** Without those that stay the same. */
  differences: Difference[];
};

const has = ({ ledger }: Priced, code: LedgerCode) => ledger.some((line) => line.code === code);

/** Rounded half up on its magnitude. */
const pointsOf = (beforeFils: Fils, afterFils: Fils): BasisPoints => {
  const change = afterFils - beforeFils;
  return Math.sign(change) * Math.round((Math.abs(change) * 10_000) / beforeFils);
};

const bucketOf = ({ beforeFils, afterFils, points }: Omit<Difference, "risk">): number => {
  const middle = bucketEdges.length + 1;
  const away = 1 + bucketEdges.filter((edge) => Math.abs(points) >= edge).length;
  return middle + Math.sign(afterFils - beforeFils) * away;
};

const none = (): Comparison => ({
  cheaper: 0,
  same: 0,
  dearer: 0,
  declined: 0,
  newlyDeclined: 0,
  newlyAccepted: 0,
  reachFloor: 0,
  reachCap: 0,
  buckets: Array.from({ length: 2 * bucketEdges.length + 3 }, () => 0),
  differences: [],
});

function count(found: Comparison, risk: Risk, before: Rated, after: Rated) {
  if (before.outcome === "declined" || after.outcome === "declined") {
    if (before.outcome === after.outcome) found.declined += 1;
    else if (after.outcome === "declined") found.newlyDeclined += 1;
    else found.newlyAccepted += 1;
    return;
  }
  const [beforeFils, afterFils] = [before.priceFils, after.priceFils];
  const difference = { beforeFils, afterFils, points: pointsOf(beforeFils, afterFils) };
  found[afterFils < beforeFils ? "cheaper" : afterFils > beforeFils ? "dearer" : "same"] += 1;
  const bucket = bucketOf(difference);
  found.buckets[bucket] = (found.buckets[bucket] ?? 0) + 1;
  if (afterFils !== beforeFils) found.differences.push({ risk, ...difference });
  if (has(after, "tariffFloor") && !has(before, "tariffFloor")) found.reachFloor += 1;
  if (has(after, "tariffCap") && !has(before, "tariffCap")) found.reachCap += 1;
}

const size = ({ points, beforeFils, afterFils }: Difference) => ({
  points: Math.abs(points),
  fils: Math.abs(afterFils - beforeFils),
});

/** What a change of the tables does to the fixed risks; the largest differences come first. */
export function compareEditions(before: Edition, after: Edition, day: string): Comparison {
  const found = none();
  for (const risk of fixedRisks(day)) count(found, risk, rate(before, risk), rate(after, risk));
  found.differences.sort((one, other) => {
    const [large, small] = [size(other), size(one)];
    return large.points - small.points || large.fils - small.fils;
  });
  return found;
}

export type LineDifference = { code: LedgerCode; beforeFils: Fils; afterFils: Fils };

/** Both ledgers line by line; a line that one of them does not have is 0 there. */
export function differenceOf(before: Edition, after: Edition, risk: Risk) {
  const rated = { before: rate(before, risk), after: rate(after, risk) };
  const amountIn = (side: Rated, code: LedgerCode): Fils =>
    side.outcome === "declined"
      ? 0
      : (side.ledger.find((line) => line.code === code)?.amountFils ?? 0);
  const lines: LineDifference[] = ledgerCodes
    .map((code) => ({
      code,
      beforeFils: amountIn(rated.before, code),
      afterFils: amountIn(rated.after, code),
    }))
    .filter(({ beforeFils, afterFils }) => beforeFils !== 0 || afterFils !== 0);
  return { ...rated, lines };
}
