import { createHash } from "node:crypto";
import { MOST_CSV_ERRORS } from "../../../../../contract/office/csv-errors.ts";
import type {
  CommissionMonth,
  StatementPreview,
} from "../../../../../contract/office/settings/commission-shapes.ts";
import { dayInDubai, parseCalendarDay } from "../../../../../domain/calendar-day.ts";
import { type LineStanding, lineStandings } from "../../../../../domain/commission/compare-line.ts";
import type { Database, Transaction } from "../../../../adapters/database/database.ts";
import { Problem } from "../../../../http/problem.ts";
import type { StaffMember } from "../../../../http/staff-access.ts";
import { readWritten } from "../../../../http/typed-fields.ts";
import type { Parts } from "../../../../parts.ts";
import { byStaff, writeAuditIn } from "../../../../records/audit/audit-store.ts";
import { auditIdOf } from "../../../../records/audit/named-subject.ts";
import { insertReceivedIn } from "../../../../records/commission/entries-store.ts";
import { lockInsurerIn } from "../../../quotes/insurers-store.ts";
import type { CommissionReading } from "./commission-reading.ts";
import { entriesOfMonthIn, knownLinesIn, policiesNamedIn } from "./commission-reading-store.ts";
import { followStatementIn } from "./follow-statement.ts";
import { linesOf } from "./month-lines.ts";
import { readStatement, type StatementRow } from "./read-statement.ts";

export type OfMonth = { insurer: string; month: string };
export type EnteredByHand = {
  key: string;
  number: string;
  amountFils: number;
  day: string;
  note: string;
};

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const MAX_AMOUNT_FILS = 1_000_000_000;

const countStandings = (standings: readonly LineStanding[]) =>
  Object.fromEntries(
    lineStandings.map((name) => [name, standings.filter((one) => one === name).length]),
  ) as Record<LineStanding, number>;

/** What insurers say that they paid, imported or entered by hand. */
export const createStatementWork = (
  { db, now }: Pick<Parts, "db" | "now">,
  reading: CommissionReading,
) => {
  const compareIn = async (handle: Database | Transaction, of: OfMonth, text: string) => {
    const { rows, errors } = await readStatement(text, of);
    const before = await entriesOfMonthIn(handle, of.insurer, of.month);
    const policies = await policiesNamedIn(
      handle,
      of.insurer,
      rows.map(({ number }) => number),
    );
    const digest = sha256(JSON.stringify([text, before.map(({ id }) => id).toSorted()]));
    return { rows, errors, before, policies, digest };
  };

  const auditIn = (
    tx: Transaction,
    of: OfMonth,
    event: "imported" | "entered",
    member: StaffMember,
    at: Date,
    detail: object,
  ) =>
    writeAuditIn(tx, {
      ...byStaff(member.id),
      at,
      subject: "commission",
      subjectId: auditIdOf("commission", `${of.insurer} ${of.month}`),
      event,
      detail: { ...of, ...detail },
    });

  const receiveIn = (
    tx: Transaction,
    of: OfMonth,
    rows: readonly (Omit<StatementRow, "premiumFils"> & { premiumFils?: number; note?: string })[],
    policies: ReadonlyMap<string, string>,
    by: { member: StaffMember; at: Date },
  ) =>
    insertReceivedIn(
      tx,
      rows.map((row) => ({
        ...of,
        ...row,
        policyId: policies.get(row.number) ?? null,
        staffId: by.member.id,
        createdAt: by.at,
      })),
    );

  return {
    /** Writes nothing. @throws {Problem} settings.commissionNotFound */
    preview: async (of: OfMonth, text: string): Promise<StatementPreview> => {
      await reading.demand(of.insurer, of.month);
      const { rows, errors, before, policies, digest } = await compareIn(db, of, text);
      const known = await knownLinesIn(db, rows);
      const fresh = rows.filter(({ statementLine }) => !known.has(statementLine));
      const received = fresh.map(({ number, premiumFils, amountFils }) => {
        const policyId = policies.get(number) ?? null;
        const line = policyId ?? number;
        const own = { policyId, line, number, premiumFils, amountFils };
        const empty = { startsOn: null, endsOn: null, note: null };
        return { ...own, ...empty, kind: "received" as const };
      });
      const lines = linesOf([...before, ...received], true);
      return {
        rows: rows.length,
        known: rows.length - fresh.length,
        receivedFils: fresh.reduce((sum, { amountFils }) => sum + amountFils, 0),
        standings: countStandings(lines.map(({ standing }) => standing)),
        errors: errors.slice(0, MOST_CSV_ERRORS),
        errorCount: errors.length,
        digest,
      };
    },

    /**
     * All lines or none; those that were imported before stay as they are.
     * @throws {Problem} insurance.fileErrors; settings.changed if a preview would say otherwise now
     */
    importCsv: async (
      member: StaffMember,
      of: OfMonth,
      { text, digest }: { text: string; digest: string },
    ): Promise<CommissionMonth> => {
      await reading.demand(of.insurer, of.month);
      await db.transaction(async (tx) => {
        await lockInsurerIn(tx, of.insurer);
        const at = now();
        const compared = await compareIn(tx, of, text);
        if (compared.errors.length > 0) throw new Problem("insurance.fileErrors");
        if (compared.digest !== digest) throw new Problem("settings.changed");
        const added = await receiveIn(tx, of, compared.rows, compared.policies, { member, at });
        if (added.length === 0) return;
        const amountFils = added.reduce((sum, one) => sum + one.amountFils, 0);
        await auditIn(tx, of, "imported", member, at, { lines: added.length, amountFils });
        const touched = new Set(added.map(({ number }) => number));
        await followStatementIn(tx, { ...of, staffId: member.id, at }, touched);
      });
      return reading.month(of.insurer, of.month);
    },

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
        const policies = await policiesNamedIn(tx, of.insurer, [number]);
        const statementLine = sha256(JSON.stringify(["by hand", member.id, key]));
        const row = { number, amountFils, day, note, statementLine };
        const added = await receiveIn(tx, of, [row], policies, { member, at });
        if (added.length === 0) return;
        await auditIn(tx, of, "entered", member, at, { lines: 1, amountFils });
        await followStatementIn(tx, { ...of, staffId: member.id, at }, new Set([number]));
      });
      return reading.month(of.insurer, of.month);
    },
  };
};
