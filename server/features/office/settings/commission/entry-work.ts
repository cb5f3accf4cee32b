import { createHash } from "node:crypto";
import type { CommissionMonth } from "../../../../../contract/office/settings/commission-shapes.ts";
import { dayInDubai, parseCalendarDay } from "../../../../../domain/calendar-day.ts";
import { Problem } from "../../../../http/problem.ts";
import type { StaffMember } from "../../../../http/staff-access.ts";
import { readWritten } from "../../../../http/typed-fields.ts";
import type { Parts } from "../../../../parts.ts";
import { byStaff } from "../../../../records/audit/audit-store.ts";
import { insertReceivedIn } from "../../../../records/commission/entries-store.ts";
import { lockInsurerIn } from "../../../quotes/insurers-store.ts";
import { auditCommissionIn } from "./audit-commission.ts";
import type { CommissionReading } from "./commission-reading.ts";
import { followStatementIn } from "./follow-statement.ts";
import { newLinesIn, policiesNamedIn } from "./statement-lines-store.ts";
import type { OfMonth } from "./statement-work.ts";

export type EnteredByHand = {
  key: string;
  number: string;
  amountFils: number;
  day: string;
  note: string;
};

const MAX_AMOUNT_FILS = 1_000_000_000;

const nameOf = (member: StaffMember, key: string) =>
  createHash("sha256")
    .update(JSON.stringify(["by hand", member.id, key]))
    .digest("hex");

/** What came without a statement, entered by hand. */
export const createEntryWork = (
  { db, now }: Pick<Parts, "db" | "now">,
  reading: CommissionReading,
) => ({
  /** @throws {Problem} settings.commissionNotFound; request.invalid */
  enter: async (
    member: StaffMember,
    of: OfMonth,
    { key, amountFils, ...typed }: EnteredByHand,
  ): Promise<CommissionMonth> => {
    await reading.demand(of.insurer, of.month);
    const number = readWritten(typed.number, "number");
    const note = readWritten(typed.note, "note");
    const day = parseCalendarDay(typed.day);
    if (day === undefined || day > dayInDubai(now()))
      throw new Problem("request.invalid", { field: "day" });
    if (amountFils === 0 || Math.abs(amountFils) > MAX_AMOUNT_FILS)
      throw new Problem("request.invalid", { field: "amountFils" });
    await db.transaction(async (tx) => {
      await lockInsurerIn(tx, of.insurer);
      const at = now();
      const named = { number, amountFils, day, note, statementLine: nameOf(member, key) };
      const [row] = await newLinesIn(tx, [named]);
      if (!row) return;
      const policyId = (await policiesNamedIn(tx, of.insurer, [number])).get(number) ?? null;
      const own = { staffId: member.id, createdAt: at };
      await insertReceivedIn(tx, [{ ...of, ...row, ...own, policyId }]);
      await auditCommissionIn(tx, of, "entered", { member, at }, { lines: 1, amountFils });
      const following = { ...of, staffId: member.id, by: byStaff(member.id), at };
      await followStatementIn(tx, following, new Set([number]));
    });
    return reading.month(of.insurer, of.month);
  },
});
