import type { Fils } from "../money.ts";
import { addDays } from "../calendar-day.ts";
import type { LineSums } from "./entry.ts";

/** How a line of a month stands; `waiting` before the insurer's statement is there. */
export const lineStandings = [
  "equal",
  "waiting",
  "missing",
  "short",
  "more",
  "negative",
  "unknown",
] as const;
export type LineStanding = (typeof lineStandings)[number];

type Known = { isKnown: boolean; hasStatement: boolean };

export const differenceOf = ({ expectedFils, receivedFils }: Omit<LineSums, "line">): Fils =>
  (receivedFils ?? 0) - expectedFils;

export function standingOfLine(
  sums: Omit<LineSums, "line">,
  { isKnown, hasStatement }: Known,
): LineStanding {
  const { expectedFils, receivedFils } = sums;
  if (!isKnown) return "unknown";
  const difference = differenceOf(sums);
  if (difference === 0) return "equal";
  if (receivedFils === null) return hasStatement ? "missing" : "waiting";
  if (receivedFils < 0 && expectedFils >= 0) return "negative";
  return difference < 0 ? "short" : "more";
}

/** Somebody has to find out why. */
export const isDifference = (standing: LineStanding): boolean =>
  standing !== "equal" && standing !== "waiting";

export const differenceStates = ["open", "settled", "writtenOff"] as const;
export type DifferenceState = (typeof differenceStates)[number];
export type DifferenceEnd = Exclude<DifferenceState, "open">;

const DAYS_TO_SETTLE = 14;

export const dueOn = (today: string): string => addDays(today, DAYS_TO_SETTLE);
