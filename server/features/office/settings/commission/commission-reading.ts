import type {
  CommissionDifference,
  CommissionMonth,
  CommissionOverview,
} from "../../../../../contract/office/settings/commission.ts";
import { momentOf } from "../../../../../contract/values.ts";
import { addMonths, dayInDubai } from "../../../../../domain/calendar-day.ts";
import { isMonth, monthOf } from "../../../../../domain/commission/entry.ts";
import { monthSums, totalOf } from "../../../../../domain/commission/sums.ts";
import { Problem } from "../../../../http/problem.ts";
import type { StaffMember } from "../../../../http/staff-access.ts";
import type { Parts } from "../../../../parts.ts";
import type { DifferenceRow } from "../../../../records/commission/differences-store.ts";
import { type NameStaff, readStaffNames } from "../../../../records/staff/staff-names-store.ts";
import { insurersIn } from "../../../quotes/insurers-store.ts";
import { createCommissionStore, differencesOfIn } from "./commission-reading-store.ts";
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

  const linesIn = async (insurer: string, month: string) => {
    const entries = await store.ofMonth(insurer, month);
    const statement = statementOf(entries);
    return { entries, statement, lines: linesOf(entries, statement !== undefined) };
  };

  const minePresented = async (staffId: string, insurers: readonly Insurer[], named: NameStaff) => {
    const open = await store.openOf(staffId);
    const months = new Map<string, MonthLine[]>();
    const presented: CommissionDifference[] = [];
    for (const row of open) {
      const key = `${row.insurer} ${row.month}`;
      const lines = months.get(key) ?? (await linesIn(row.insurer, row.month)).lines;
      months.set(key, lines);
      const insurer = insurers.find(({ slug }) => slug === row.insurer);
      if (insurer) presented.push(present(row, { insurer, lines, named }));
    }
    return presented;
  };

  /** @throws {Problem} settings.commissionNotFound */
  const demand = async (slug: string, month: string): Promise<Insurer> => {
    const insurer = (await insurerNames()).find((one) => one.slug === slug);
    if (!insurer || !isMonth(month)) throw new Problem("settings.commissionNotFound");
    return insurer;
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

    month: async (slug: string, month: string): Promise<CommissionMonth> => {
      const [insurer, named] = [await demand(slug, month), await readStaffNames(db)];
      const { entries, statement, lines } = await linesIn(slug, month);
      const differences = await differencesOfIn(db, slug, month);
      return {
        insurer,
        month,
        total: totalOf(entries),
        lines: lines.map(({ policyId, line: _line, ...line }) => {
          const own = differences.filter((one) => isOfLine({ ...line, policyId }, one));
          const row = own.find(({ state }) => state === "open") ?? own.at(-1);
          return { ...line, difference: row ? present(row, { insurer, lines, named }) : null };
        }),
        importedAt: momentOf(statement?.createdAt),
        colleagues: (await store.admins()).map(({ id }) => named(id)),
      };
    },
  };
};

export type CommissionReading = ReturnType<typeof createCommissionReading>;
