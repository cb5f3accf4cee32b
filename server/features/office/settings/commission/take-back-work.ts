import type { CommissionMonth } from "../../../../../contract/office/settings/commission-shapes.ts";
import { dayInDubai } from "../../../../../domain/calendar-day.ts";
import type { Transaction } from "../../../../adapters/database/database.ts";
import { Problem } from "../../../../http/problem.ts";
import type { StaffMember } from "../../../../http/staff-access.ts";
import { readMoment, readWritten } from "../../../../http/typed-fields.ts";
import type { Parts } from "../../../../parts.ts";
import { byStaff } from "../../../../records/audit/audit-store.ts";
import { insertReceivedIn } from "../../../../records/commission/entries-store.ts";
import { oppositeOf } from "../../../../records/commission/statement-lines.ts";
import { lockInsurerIn } from "../../../quotes/insurers-store.ts";
import { auditCommissionIn } from "./audit-commission.ts";
import type { CommissionReading } from "./commission-reading.ts";
import { entriesOfLinesIn, entriesOfMonthIn, type EntryFound } from "./commission-reading-store.ts";
import { openDifferencesIn, settleIn } from "./follow-statement.ts";
import { linesImportedAt } from "./month-imports.ts";
import { statementMonthsIn } from "./statement-lines-store.ts";
import type { OfMonth } from "./statement-work.ts";

type Taking = { member: StaffMember; of: OfMonth; reason: string; at: Date };

const insertOppositesIn = (
  tx: Transaction,
  lines: readonly EntryFound[],
  { member, of, reason, at }: Taking,
) =>
  insertReceivedIn(
    tx,
    lines.map(({ number, policyId, premiumFils, amountFils, statementLine }) => ({
      ...of,
      number,
      policyId,
      premiumFils,
      amountFils: 0 - amountFils,
      statementLine: oppositeOf(statementLine ?? ""),
      note: reason,
      day: dayInDubai(at),
      staffId: member.id,
      createdAt: at,
    })),
  );

/** What its lines had put right in other months, too, is different again. */
const followIn = async (
  tx: Transaction,
  lines: readonly EntryFound[],
  { member, of: { insurer, month }, reason, at }: Taking,
) => {
  await settleIn(tx, { insurer, at }, { reason, endedBy: member.id });
  const entries = await entriesOfLinesIn(tx, insurer, lines);
  const months = entries.map((one) => one.month).toSorted();
  const touched = new Set(lines.map(({ number }) => number));
  for (const stated of await statementMonthsIn(tx, months[0] ?? month, insurer)) {
    if (!months.includes(stated.month)) continue;
    const own = { insurer, month: stated.month, staffId: member.id, by: byStaff(member.id), at };
    await openDifferencesIn(tx, own, stated.month === month ? touched : undefined);
  }
};

export const createTakeBackWork = (
  { db, now }: Pick<Parts, "db" | "now">,
  reading: CommissionReading,
) => ({
  /**
   * The opposite of every line that came with an import, once; the same file may come again after it.
   * @throws {Problem} settings.commissionNotFound; settings.importTakenBack; request.invalid
   */
  takeBack: async (
    member: StaffMember,
    of: OfMonth,
    asked: { importedAt: string; reason: string },
  ): Promise<CommissionMonth> => {
    await reading.demand(of.insurer, of.month);
    const reason = readWritten(asked.reason, "reason");
    const moment = readMoment(asked.importedAt, "importedAt");
    await db.transaction(async (tx) => {
      await lockInsurerIn(tx, of.insurer);
      const at = now();
      const before = await entriesOfMonthIn(tx, of.insurer, of.month);
      const lines = linesImportedAt(before, moment.getTime());
      if (lines.length === 0) throw new Problem("settings.commissionNotFound");
      const names = new Set(before.map(({ statementLine }) => statementLine));
      if (lines.some(({ statementLine }) => names.has(oppositeOf(statementLine ?? ""))))
        throw new Problem("settings.importTakenBack");
      const taking = { member, of, reason, at };
      await settleIn(tx, { ...of, at });
      await insertOppositesIn(tx, lines, taking);
      await auditCommissionIn(tx, of, "takenBack", taking, {
        lines: lines.length,
        amountFils: lines.reduce((sum, one) => sum - one.amountFils, 0),
        importedAt: moment.toISOString(),
      });
      await followIn(tx, lines, taking);
    });
    return reading.month(of.insurer, of.month);
  },
});
