import { dayInDubai } from "../../../../../domain/calendar-day.ts";
import { dueOn, isDifference } from "../../../../../domain/commission/compare-line.ts";
import { totalOf } from "../../../../../domain/commission/sums.ts";
import type { Transaction } from "../../../../adapters/database/database.ts";
import { type Actor, byStaff, bySystem } from "../../../../records/audit/audit-store.ts";
import {
  type DifferenceRow,
  insertDifferencesIn,
  settleDifferencesIn,
} from "../../../../records/commission/differences-store.ts";
import { withoutTakenBack } from "../../../../records/commission/statement-lines.ts";
import {
  differencesOfIn,
  entriesOfLinesIn,
  entriesOfMonthIn,
  type EntryFound,
} from "./commission-reading-store.ts";
import { linesByName } from "./lines-by-name.ts";
import { linesOf, statementOf } from "./month-lines.ts";
import { statementMonthsIn } from "./statement-lines-store.ts";

/** Whether what came of a policy is what is expected of it, in its month or over all months. */
const agrees = (own: readonly EntryFound[], month: string) => {
  if (own.every(({ policyId }) => policyId === null)) return false;
  const ofMonth = own.filter((one) => one.month === month);
  return [own, ofMonth].some((some) => totalOf(some).differenceFils === 0);
};

/** `staffId` gets the work that is new. */
type Following = { insurer: string; month: string; staffId: string; by: Actor; at: Date };

/** Who ends what is not different any more, and why; nobody where the entries did it. */
export type Settling = Pick<DifferenceRow, "reason" | "endedBy">;
const byEntries: Settling = { reason: null, endedBy: null };

/**
 * Ends what was put right: it agrees by now, or stands on the month no more. The insurer is locked.
 */
export const settleIn = async (
  tx: Transaction,
  { insurer, at }: Pick<Following, "insurer" | "at">,
  end = byEntries,
) => {
  const open = await differencesOfIn(tx, insurer);
  const [first] = open.map(({ month }) => month).toSorted();
  if (first === undefined) return;
  const stated = new Set((await statementMonthsIn(tx, first, insurer)).map(({ month }) => month));
  const entriesOf = linesByName(withoutTakenBack(await entriesOfLinesIn(tx, insurer, open)));
  const settled = open.filter((one) => {
    const own = entriesOf(one);
    if (agrees(own, one.month)) return true;
    const ofMonth = own.filter(({ month }) => month === one.month);
    const lines = linesOf(ofMonth, stated.has(one.month));
    return !lines.some(({ standing }) => isDifference(standing));
  });
  await settleDifferencesIn(
    tx,
    settled.map(({ id }) => id),
    end,
    end.endedBy === null ? bySystem : byStaff(end.endedBy),
    at,
  );
};

const nothing: ReadonlySet<string> = new Set();

/**
 * Opens what does not agree; what somebody ended stays ended until something new is noted for it.
 * `touched` are the numbers of what was received or taken back just now.
 */
export const openDifferencesIn = async (
  tx: Transaction,
  { insurer, month, staffId, by, at }: Following,
  touched = nothing,
) => {
  const entries = withoutTakenBack(await entriesOfMonthIn(tx, insurer, month));
  const hasStatement = statementOf(entries) !== undefined;
  const wrong = linesOf(entries, hasStatement).filter(({ standing }) => isDifference(standing));
  if (wrong.length === 0) return;
  const knownOf = linesByName(await differencesOfIn(tx, insurer, month));
  const everywhere = withoutTakenBack(await entriesOfLinesIn(tx, insurer, wrong));
  const entriesOf = linesByName(everywhere);
  const isNew = (line: (typeof wrong)[number]) => {
    const known = knownOf(line);
    if (known.some(({ state }) => state === "open")) return false;
    const own = entriesOf(line);
    if (agrees(own, month)) return false;
    const ends = known.map(({ endedBy, endedAt }) => (endedBy ? (endedAt?.getTime() ?? 0) : 0));
    const lastEnd = Math.max(0, ...ends);
    return (
      touched.has(line.number) ||
      own.some((one) => one.month === month && one.createdAt.getTime() > lastEnd)
    );
  };
  const due = dueOn(dayInDubai(at));
  const work = wrong.filter(isNew).map(({ number, policyId }) => {
    const row = { insurer, month, number, policyId, assignee: staffId, dueOn: due };
    return [number, row] as const;
  });
  // One of a number is open at a time: an erased policy and a new one may have the same.
  await insertDifferencesIn(tx, [...new Map(work).values()], by, at);
};

/** Settles what agrees now, and opens what does not. */
export const followStatementIn = async (
  tx: Transaction,
  following: Following,
  touched: ReadonlySet<string>,
) => {
  await settleIn(tx, following);
  await openDifferencesIn(tx, following, touched);
};
