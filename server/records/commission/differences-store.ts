import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { DifferenceEnd } from "../../../domain/commission/compare-line.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { type Actor, writeAuditIn } from "../audit/audit-store.ts";

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

/** The lock of the insurer guards it; an index allows one that is open for each line. */
export const insertDifferenceIn = async (
  tx: Transaction,
  difference: NewDifference,
  by: Actor,
  at: Date,
) => {
  const [row] = await tx
    .insert(commissionDifferences)
    .values({ ...difference, id: randomUUID(), createdAt: at })
    .returning();
  if (!row) throw new Error("The new difference was not returned.");
  await writeAuditIn(tx, { ...auditOf(row, by, at), event: "opened" });
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

/** The only way in which one ends; false when it changed since it was read. */
export const endDifferenceIn = async (
  tx: Transaction,
  difference: Pick<DifferenceRow, "id" | "version">,
  end: { state: DifferenceEnd } & Pick<DifferenceRow, "reason" | "endedBy">,
  by: Actor,
  at: Date,
): Promise<boolean> => {
  const row = await updateIn(tx, difference, { ...end, endedAt: at });
  if (row) await writeAuditIn(tx, { ...auditOf(row, by, at), event: end.state, fromState: "open" });
  return row !== undefined;
};
