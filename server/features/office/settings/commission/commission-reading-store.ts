import { and, asc, desc, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import { anyOf } from "../../../../adapters/database/any-of.ts";
import type { Database, Transaction } from "../../../../adapters/database/database.ts";
import { schema } from "../../../../adapters/database/schema.ts";

const { commissionDifferences, commissionEntries, commissionSums, policies, staff, staffRoleRows } =
  schema;

type Handle = Database | Transaction;

/** A policy that was recorded after its number stood on a statement counts from then on. */
const recordedLater = (handle: Handle) =>
  handle
    .select({ id: policies.id })
    .from(policies)
    .where(
      and(
        isNull(commissionEntries.policyId),
        eq(policies.insurer, commissionEntries.insurer),
        eq(policies.number, commissionEntries.number),
      ),
    )
    .limit(1)
    .as("recorded_later");

const entriesWhere = (handle: Handle, where: ReturnType<typeof and>) => {
  const later = recordedLater(handle);
  return handle
    .select({
      id: commissionEntries.id,
      insurer: commissionEntries.insurer,
      month: commissionEntries.month,
      number: commissionEntries.number,
      kind: commissionEntries.kind,
      day: commissionEntries.day,
      startsOn: commissionEntries.startsOn,
      endsOn: commissionEntries.endsOn,
      premiumFils: commissionEntries.premiumFils,
      amountFils: commissionEntries.amountFils,
      note: commissionEntries.note,
      statementLine: commissionEntries.statementLine,
      staffId: commissionEntries.staffId,
      createdAt: commissionEntries.createdAt,
      policyId: sql<string | null>`coalesce(${commissionEntries.policyId}, ${later.id})`,
      line: sql<string>`coalesce(${commissionEntries.policyId}::text, ${later.id}::text, ${commissionEntries.number})`,
    })
    .from(commissionEntries)
    .leftJoinLateral(later, sql`true`)
    .where(where)
    .orderBy(
      asc(commissionEntries.number),
      asc(commissionEntries.createdAt),
      asc(commissionEntries.id),
    );
};

export const entriesOfMonthIn = (handle: Handle, insurer: string, month: string) =>
  entriesWhere(
    handle,
    and(eq(commissionEntries.insurer, insurer), eq(commissionEntries.month, month)),
  );

export type EntryFound = Awaited<ReturnType<typeof entriesOfMonthIn>>[number];

/** In all months, of these policies and numbers. */
export const entriesOfLinesIn = (
  handle: Handle,
  insurer: string,
  lines: readonly { policyId: string | null; number: string }[],
) => {
  const ids = lines.flatMap((one) => one.policyId ?? []);
  return entriesWhere(
    handle,
    and(
      eq(commissionEntries.insurer, insurer),
      or(
        anyOf(
          commissionEntries.number,
          lines.map(({ number }) => number),
        ),
        anyOf(commissionEntries.policyId, ids),
      ),
    ),
  );
};

export const differencesOfIn = (handle: Handle, insurer: string, month?: string) =>
  handle
    .select()
    .from(commissionDifferences)
    .where(
      and(
        eq(commissionDifferences.insurer, insurer),
        month === undefined
          ? eq(commissionDifferences.state, "open")
          : eq(commissionDifferences.month, month),
      ),
    )
    .orderBy(asc(commissionDifferences.createdAt));

export const findDifferenceIn = async (handle: Handle, id: string) => {
  const [row] = await handle
    .select()
    .from(commissionDifferences)
    .where(eq(commissionDifferences.id, id));
  return row;
};

const MOST_OF_MINE = 100;

export const createCommissionStore = (db: Database) => ({
  /** Added up by month, insurer and kind. */
  since: (month: string) =>
    db
      .select({
        month: commissionSums.month,
        insurer: commissionSums.insurer,
        kind: commissionSums.kind,
        amountFils: commissionSums.amountFils,
      })
      .from(commissionSums)
      .where(gte(commissionSums.month, month)),

  openSince: (month: string) =>
    db
      .select({
        month: commissionDifferences.month,
        insurer: commissionDifferences.insurer,
        open: sql<number>`count(*)::integer`,
      })
      .from(commissionDifferences)
      .where(and(eq(commissionDifferences.state, "open"), gte(commissionDifferences.month, month)))
      .groupBy(commissionDifferences.month, commissionDifferences.insurer),

  /** Due first. */
  openOf: (staffId: string) =>
    db
      .select()
      .from(commissionDifferences)
      .where(
        and(eq(commissionDifferences.assignee, staffId), eq(commissionDifferences.state, "open")),
      )
      .orderBy(asc(commissionDifferences.dueOn), asc(commissionDifferences.id))
      .limit(MOST_OF_MINE),

  ofMonth: (insurer: string, month: string) => entriesOfMonthIn(db, insurer, month),

  /** The requests of those policies that were not erased. */
  requestsOf: async (policyIds: readonly string[]): Promise<Map<string, string>> => {
    const rows = await db
      .select({ id: policies.id, requestId: policies.requestId })
      .from(policies)
      .where(inArray(policies.id, [...policyIds]));
    return new Map(rows.map(({ id, requestId }) => [id, requestId]));
  },

  /** Administrators who can log in: the settings are open to them only. */
  admins: () =>
    db
      .select({ id: staff.id })
      .from(staff)
      .innerJoin(staffRoleRows, eq(staffRoleRows.staffId, staff.id))
      .where(and(eq(staffRoleRows.role, "admin"), isNull(staff.disabledAt)))
      .orderBy(desc(staff.createdAt)),
});
