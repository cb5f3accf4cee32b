import {
  type CommissionDifference,
  type CommissionLine,
  type CommissionMonth,
  type CommissionOverview,
  MONTH_PAGE,
} from "../../../../../contract/office/settings/commission-shapes.ts";
import { momentOf } from "../../../../../contract/values.ts";
import { addMonths, dayInDubai } from "../../../../../domain/calendar-day.ts";
import { isMonth, monthOf } from "../../../../../domain/commission/entry.ts";
import { monthSums, totalOf } from "../../../../../domain/commission/sums.ts";
import { Problem } from "../../../../http/problem.ts";
import type { StaffMember } from "../../../../http/staff-access.ts";
import type { Parts } from "../../../../parts.ts";
import type { DifferenceRow } from "../../../../records/commission/differences-store.ts";
import { withoutTakenBack } from "../../../../records/commission/statement-lines.ts";
import { type NameStaff, readStaffNames } from "../../../../records/staff/staff-names-store.ts";
import { insurersIn } from "../../../quotes/insurers-store.ts";
import {
  createCommissionStore,
  differencesOfIn,
  entriesOfLinesIn,
} from "./commission-reading-store.ts";
import { importsOf } from "./month-imports.ts";
import { linesOf, type MonthLine, statementOf } from "./month-lines.ts";

const MONTHS = 24;

type Insurer = CommissionMonth["insurer"];
type Presenting = { insurer: Insurer; lines: readonly MonthLine[]; named: NameStaff };

const isOfLine = (
  { number, policyId }: Pick<MonthLine, "number" | "policyId">,
  one: Pick<DifferenceRow, "number" | "policyId">,
) => one.number === number || (policyId !== null && one.policyId === policyId);

/** Pages of commission. */
export const createCommissionReading = ({ db, now }: Pick<Parts, "db" | "now">) => {
  const store = createCommissionStore(db);
  const today = () => dayInDubai(now());

  const insurerNames = async () => {
    const rows = await insurersIn(db);
    return rows.map(({ slug, nameEn: en, nameAr: ar }): Insurer => ({ slug, name: { en, ar } }));
  };

  const present = (
    row: DifferenceRow,
    { insurer, lines, named }: Presenting,
  ): CommissionDifference => {
    const line = lines.find((one) => isOfLine(one, row));
    return {
      id: row.id,
      insurer,
      month: row.month,
      number: line?.number ?? row.number,
      state: row.state,
      standing: line?.standing ?? "equal",
      differenceFils: line?.differenceFils ?? 0,
      assignee: named(row.assignee),
      dueOn: row.dueOn,
      isLate: row.state === "open" && row.dueOn < today(),
      reason: row.reason,
      endedBy: row.endedBy === null ? null : named(row.endedBy),
      endedAt: momentOf(row.endedAt),
      version: row.version,
    };
  };

  /** There is none before a statement was compared. */
  const linesOfDifferences = async (insurer: string, open: readonly DifferenceRow[]) => {
    const entries = withoutTakenBack(await entriesOfLinesIn(db, insurer, open));
    const months = Map.groupBy(entries, ({ month }) => month);
    return new Map(Array.from(months, ([month, some]) => [month, linesOf(some, true)]));
  };

  const minePresented = async (staffId: string, insurers: readonly Insurer[], named: NameStaff) => {
    const open = await store.openOf(staffId);
    const presented = new Map<string, CommissionDifference>();
    for (const [slug, own] of Map.groupBy(open, (row) => row.insurer)) {
      const insurer = insurers.find((one) => one.slug === slug);
      if (!insurer) continue;
      const months = await linesOfDifferences(slug, own);
      for (const row of own) {
        const lines = months.get(row.month) ?? [];
        presented.set(row.id, present(row, { insurer, lines, named }));
      }
    }
    return open.flatMap(({ id }) => presented.get(id) ?? []);
  };

  /** @throws {Problem} settings.commissionNotFound */
  const demand = async (slug: string, month: string): Promise<Insurer> => {
    const insurer = (await insurerNames()).find((one) => one.slug === slug);
    if (!insurer || !isMonth(month)) throw new Problem("settings.commissionNotFound");
    return insurer;
  };

  /** All lines of a month. @throws {Problem} settings.commissionNotFound */
  const wholeMonth = async (slug: string, month: string) => {
    const [insurer, named] = [await demand(slug, month), await readStaffNames(db)];
    const all = await store.ofMonth(slug, month);
    const entries = withoutTakenBack(all);
    const statement = statementOf(entries);
    const lines = linesOf(entries, statement !== undefined);
    const differences = await differencesOfIn(db, slug, month);
    const total = totalOf(entries);
    return { insurer, month, named, statement, lines, differences, total, entries: all };
  };

  const presentLines = async (
    some: readonly MonthLine[],
    { insurer, lines, named, differences }: Awaited<ReturnType<typeof wholeMonth>>,
  ): Promise<CommissionLine[]> => {
    const requests = await store.requestsOf(some.flatMap(({ policyId }) => policyId ?? []));
    return some.map(({ policyId, line: _line, ...line }) => {
      const own = differences.filter((one) => isOfLine({ ...line, policyId }, one));
      const row = own.find(({ state }) => state === "open") ?? own.at(-1);
      return {
        ...line,
        requestId: (policyId && requests.get(policyId)) ?? null,
        difference: row ? present(row, { insurer, lines, named }) : null,
      };
    });
  };

  return {
    demand,

    overview: async (member: StaffMember): Promise<CommissionOverview> => {
      const since = monthOf(addMonths(`${monthOf(today())}-01`, 1 - MONTHS));
      const [insurers, named] = [await insurerNames(), await readStaffNames(db)];
      const entries = await store.since(since);
      const open = await store.openSince(since);
      const months = monthSums(entries).flatMap(({ insurer: slug, ...sums }) => {
        const insurer = insurers.find((one) => one.slug === slug);
        const found = open.find((one) => one.insurer === slug && one.month === sums.month);
        return insurer ? [{ ...sums, insurer, open: found?.open ?? 0 }] : [];
      });
      return {
        months,
        total: { ...totalOf(entries), open: open.reduce((sum, one) => sum + one.open, 0) },
        mine: await minePresented(member.id, insurers, named),
        insurers,
      };
    },

    /** A page of the month's lines; `after` is where the page before said that this one begins. */
    month: async (slug: string, month: string, after?: string): Promise<CommissionMonth> => {
      const found = await wholeMonth(slug, month);
      const { lines } = found;
      const from = after === undefined ? 0 : lines.findIndex(({ line }) => line === after) + 1;
      const page = lines.slice(from, from + MONTH_PAGE);
      const isLast = from + page.length >= lines.length;
      return {
        insurer: found.insurer,
        month,
        total: found.total,
        open: found.differences.filter(({ state }) => state === "open").length,
        count: lines.length,
        lines: await presentLines(page, found),
        next: isLast ? null : (page.at(-1)?.line ?? null),
        importedAt: momentOf(found.statement?.createdAt),
        imports: importsOf(found.entries, found.named),
        colleagues: (await store.admins()).map(({ id }) => found.named(id)),
      };
    },

    /** What one difference is about now, and how many of its month are open. */
    difference: async ({ id, insurer, month }: Pick<DifferenceRow, "id" | "insurer" | "month">) => {
      const found = await wholeMonth(insurer, month);
      const row = found.differences.find((one) => one.id === id);
      const about = found.lines.filter((line) => row && isOfLine(line, row));
      const [line] = await presentLines(about.slice(0, 1), found);
      if (!line) throw new Problem("settings.commissionNotFound");
      return { line, open: found.differences.filter(({ state }) => state === "open").length };
    },

    wholeMonth,
  };
};

export type CommissionReading = ReturnType<typeof createCommissionReading>;
export type WholeMonth = Awaited<ReturnType<CommissionReading["wholeMonth"]>>;
