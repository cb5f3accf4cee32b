import { createHash } from "node:crypto";
import { MOST_CSV_ERRORS } from "../../../../../contract/office/csv-errors.ts";
import type {
  CommissionMonth,
  StatementPreview,
} from "../../../../../contract/office/settings/commission-shapes.ts";
import { dayInDubai } from "../../../../../domain/calendar-day.ts";
import { monthOf } from "../../../../../domain/commission/entry.ts";
import { type LineStanding, lineStandings } from "../../../../../domain/commission/compare-line.ts";
import type { Database, Transaction } from "../../../../adapters/database/database.ts";
import { Problem } from "../../../../http/problem.ts";
import type { StaffMember } from "../../../../http/staff-access.ts";
import type { Parts } from "../../../../parts.ts";
import { byStaff } from "../../../../records/audit/audit-store.ts";
import { insertReceivedIn } from "../../../../records/commission/entries-store.ts";
import { withoutTakenBack } from "../../../../records/commission/statement-lines.ts";
import { lockInsurerIn } from "../../../quotes/insurers-store.ts";
import { auditCommissionIn } from "./audit-commission.ts";
import type { CommissionReading } from "./commission-reading.ts";
import { entriesOfMonthIn } from "./commission-reading-store.ts";
import { followStatementIn } from "./follow-statement.ts";
import { nextImportAt } from "./month-imports.ts";
import { linesOf } from "./month-lines.ts";
import { readStatement, type StatementRow } from "./read-statement.ts";
import { newLinesIn, policiesNamedIn } from "./statement-lines-store.ts";

export type OfMonth = { insurer: string; month: string };
export type ImportAsked = { text: string; digest: string; datesConfirmed?: boolean | undefined };

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

const countStandings = (standings: readonly LineStanding[]) => {
  const counts = Object.fromEntries(lineStandings.map((name) => [name, 0]));
  for (const one of standings) counts[one] = (counts[one] ?? 0) + 1;
  return counts as Record<LineStanding, number>;
};

/** A statement of another month is no rarity: its lines have other dates. */
const outsideOf = (rows: readonly StatementRow[], month: string): StatementPreview["outside"] => {
  const days = rows.flatMap(({ day }) => (monthOf(day) === month ? [] : [day])).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  return from && to ? { lines: days.length, from, to } : null;
};

/** Statements of insurers, compared and imported. */
export const createStatementWork = (
  { db, now }: Pick<Parts, "db" | "now">,
  reading: CommissionReading,
) => {
  const compareIn = async (handle: Database | Transaction, of: OfMonth, text: string) => {
    const { rows, errors } = await readStatement(text, { ...of, today: dayInDubai(now()) });
    const before = await entriesOfMonthIn(handle, of.insurer, of.month);
    const fresh = await newLinesIn(handle, rows);
    const numbers = [...new Set(fresh.map(({ number }) => number))];
    const policies = await policiesNamedIn(handle, of.insurer, numbers);
    const digest = sha256(JSON.stringify([text, before.map(({ id }) => id).toSorted()]));
    const outside = outsideOf(fresh, of.month);
    return { rows, errors, before, fresh, policies, outside, digest };
  };

  return {
    /** Writes nothing. @throws {Problem} settings.commissionNotFound */
    preview: async (of: OfMonth, text: string): Promise<StatementPreview> => {
      await reading.demand(of.insurer, of.month);
      const found = await compareIn(db, of, text);
      const { rows, errors, fresh, policies } = found;
      const received = fresh.map(({ number, premiumFils, amountFils }) => {
        const policyId = policies.get(number) ?? null;
        const line = policyId ?? number;
        const own = { policyId, line, number, premiumFils, amountFils };
        const empty = { startsOn: null, endsOn: null, note: null };
        return { ...own, ...empty, kind: "received" as const };
      });
      const lines = linesOf([...withoutTakenBack(found.before), ...received], true);
      return {
        rows: rows.length,
        known: rows.length - fresh.length,
        receivedFils: fresh.reduce((sum, { amountFils }) => sum + amountFils, 0),
        outside: found.outside,
        inFuture: errors.filter(({ code }) => code === "dayToCome").length,
        standings: countStandings(lines.map(({ standing }) => standing)),
        errors: errors.slice(0, MOST_CSV_ERRORS),
        errorCount: errors.length,
        digest: found.digest,
      };
    },

    /**
     * All lines or none; those that were imported before stay as they are.
     * @throws {Problem} insurance.fileErrors; settings.changed if a preview would say otherwise now;
     *   settings.datesOutside
     */
    importCsv: async (
      member: StaffMember,
      of: OfMonth,
      { text, digest, datesConfirmed = false }: ImportAsked,
    ): Promise<CommissionMonth> => {
      await reading.demand(of.insurer, of.month);
      await db.transaction(async (tx) => {
        await lockInsurerIn(tx, of.insurer);
        const { errors, before, fresh, policies, ...found } = await compareIn(tx, of, text);
        if (errors.length > 0) throw new Problem("insurance.fileErrors");
        if (found.digest !== digest) throw new Problem("settings.changed");
        if (found.outside && !datesConfirmed)
          throw new Problem("settings.datesOutside", { field: "datesConfirmed" });
        if (fresh.length === 0) return;
        const at = nextImportAt(before, now());
        await insertReceivedIn(
          tx,
          fresh.map((row) => ({
            ...of,
            ...row,
            policyId: policies.get(row.number) ?? null,
            staffId: member.id,
            createdAt: at,
          })),
        );
        const amountFils = fresh.reduce((sum, one) => sum + one.amountFils, 0);
        const detail = { lines: fresh.length, amountFils };
        await auditCommissionIn(tx, of, "imported", { member, at }, detail);
        const touched = new Set(fresh.map(({ number }) => number));
        const following = { ...of, staffId: member.id, by: byStaff(member.id), at };
        await followStatementIn(tx, following, touched);
      });
      return reading.month(of.insurer, of.month);
    },
  };
};
