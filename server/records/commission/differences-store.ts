import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { DifferenceEnd } from "../../../domain/commission/compare-line.ts";
import { anyOf } from "../../adapters/database/any-of.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { insertRowsIn } from "../../adapters/database/insert-rows.ts";
import { schema } from "../../adapters/database/schema.ts";
import { type Actor, writeAuditIn, writeAuditsIn } from "../audit/audit-store.ts";

const { commissionDifferences } = schema;

export type DifferenceRow = typeof commissionDifferences.$inferSelect;
type NewDifference = Pick<
  DifferenceRow,
  "insurer" | "month" | "number" | "policyId" | "assignee" | "dueOn"
>;

const auditOf = (row: DifferenceRow, by: Actor, at: Date) => ({
  ...by,
  at,
  subject: "commissionDifference" as const,
  subjectId: row.id,
  toState: row.state,
  version: row.version,
  detail: { insurer: row.insurer, month: row.month, assignee: row.assignee, dueOn: row.dueOn },
});

/** The lock of the insurer guards them; an index allows one that is open for each line. */
export const insertDifferencesIn = async (
  tx: Transaction,
  differences: readonly NewDifference[],
  by: Actor,
  at: Date,
) => {
  const none = { reason: null, endedBy: null, endedAt: null };
  const rows = differences.map((one) => ({
    ...one,
    ...none,
    id: randomUUID(),
    state: "open" as const,
    version: 1,
    createdAt: at,
  }));
  await insertRowsIn(tx, commissionDifferences, rows);
  await writeAuditsIn(
    tx,
    rows.map((row) => ({ ...auditOf(row, by, at), event: "opened" as const })),
  );
};

const updateIn = async (
  tx: Transaction,
  { id, version }: Pick<DifferenceRow, "id" | "version">,
  change: Partial<DifferenceRow>,
) => {
  const [row] = await tx
    .update(commissionDifferences)
    .set({ ...change, version: sql`${commissionDifferences.version} + 1` })
    .where(
      and(
        eq(commissionDifferences.id, id),
        eq(commissionDifferences.version, version),
        eq(commissionDifferences.state, "open"),
      ),
    )
    .returning();
  return row;
};

/** False when it changed since it was read. */
export const changeDifferenceIn = async (
  tx: Transaction,
  difference: Pick<DifferenceRow, "id" | "version">,
  change: Pick<DifferenceRow, "assignee" | "dueOn">,
  by: Actor,
  at: Date,
): Promise<boolean> => {
  const row = await updateIn(tx, difference, change);
  if (row) await writeAuditIn(tx, { ...auditOf(row, by, at), event: "changed" });
  return row !== undefined;
};

type End = { state: DifferenceEnd } & Pick<DifferenceRow, "reason" | "endedBy">;

/** Somebody ends one; false when it changed since it was read. */
export const endDifferenceIn = async (
  tx: Transaction,
  difference: Pick<DifferenceRow, "id" | "version">,
  end: End,
  by: Actor,
  at: Date,
): Promise<boolean> => {
  const row = await updateIn(tx, difference, { ...end, endedAt: at });
  if (row) await writeAuditIn(tx, { ...auditOf(row, by, at), event: end.state, fromState: "open" });
  return row !== undefined;
};

/** Ends those of them that are open, as what was noted since has put them right. */
export const settleDifferencesIn = async (
  tx: Transaction,
  ids: readonly string[],
  end: Omit<End, "state">,
  by: Actor,
  at: Date,
) => {
  const state = "settled" as const;
  const rows = await tx
    .update(commissionDifferences)
    .set({ ...end, state, endedAt: at, version: sql`${commissionDifferences.version} + 1` })
    .where(and(anyOf(commissionDifferences.id, ids), eq(commissionDifferences.state, "open")))
    .returning();
  await writeAuditsIn(
    tx,
    rows.map((row) => ({ ...auditOf(row, by, at), event: state, fromState: "open" })),
  );
};
