import { dayInDubai } from "../../../../../domain/calendar-day.ts";
import { dueOn, isDifference } from "../../../../../domain/commission/compare-line.ts";
import { totalOf } from "../../../../../domain/commission/sums.ts";
import type { Transaction } from "../../../../adapters/database/database.ts";
import { bySystem, byStaff } from "../../../../records/audit/audit-store.ts";
import {
  type DifferenceRow,
  endDifferenceIn,
  insertDifferenceIn,
} from "../../../../records/commission/differences-store.ts";
import {
  differencesOfIn,
  entriesOfLinesIn,
  entriesOfMonthIn,
  type EntryFound,
} from "./commission-reading-store.ts";
import { linesOf, statementOf } from "./month-lines.ts";

/** Whether what came of a policy is what is expected of it, in its month or over all months. */
const agrees = (entries: readonly EntryFound[], { number, policyId, month }: DifferenceRow) => {
  const own = entries.filter(
    (one) => one.number === number || (policyId !== null && one.policyId === policyId),
  );
  if (own.every((one) => one.policyId === null)) return false;
  const ofMonth = own.filter((one) => one.month === month);
  return [own, ofMonth].some((some) => totalOf(some).differenceFils === 0);
};

type Following = { insurer: string; month: string; staffId: string; at: Date };

/** What later lines have put right is settled. The insurer is locked. */
const settleIn = async (tx: Transaction, insurer: string, at: Date) => {
  const open = await differencesOfIn(tx, insurer);
  if (open.length === 0) return;
  const entries = await entriesOfLinesIn(tx, insurer, open);
  for (const one of open)
    if (agrees(entries, one)) {
      const end = { state: "settled" as const, reason: null, endedBy: null };
      await endDifferenceIn(tx, one, end, bySystem, at);
    }
};

/**
 * Settles what agrees now and opens what does not; what somebody ended stays ended until something
 * new is received for it. `touched` are the numbers of what was received just now.
 */
export const followStatementIn = async (
  tx: Transaction,
  { insurer, month, staffId, at }: Following,
  touched: ReadonlySet<string>,
) => {
  await settleIn(tx, insurer, at);
  const entries = await entriesOfMonthIn(tx, insurer, month);
  const hasStatement = statementOf(entries) !== undefined;
  const wrong = linesOf(entries, hasStatement).filter(({ standing }) => isDifference(standing));
  const known = await differencesOfIn(tx, insurer, month);
  const everywhere = wrong.length > 0 ? await entriesOfLinesIn(tx, insurer, wrong) : [];
  for (const { number, policyId } of wrong) {
    const own = known.filter(
      (one) => one.number === number || (policyId !== null && one.policyId === policyId),
    );
    if (own.some(({ state }) => state === "open")) continue;
    if (own.length > 0 && !touched.has(number)) continue;
    if (agrees(everywhere, { number, policyId, month } as DifferenceRow)) continue;
    const row = { insurer, month, number, policyId, assignee: staffId };
    await insertDifferenceIn(tx, { ...row, dueOn: dueOn(dayInDubai(at)) }, byStaff(staffId), at);
  }
};
