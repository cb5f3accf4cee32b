import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import type { DisputeState } from "../../../domain/refunds/refund-sums.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { type Actor, writeAuditIn } from "../audit/audit-store.ts";

const { cardDisputes } = schema;

export type DisputeRow = typeof cardDisputes.$inferSelect;
type NewDispute = Pick<
  DisputeRow,
  "chargeId" | "requestId" | "attemptId" | "amountFils" | "reference" | "notedBy"
>;

const auditOf = (dispute: DisputeRow, by: Actor, at: Date, fromState?: DisputeState) => ({
  ...by,
  at,
  subject: "dispute" as const,
  subjectId: dispute.id,
  event: dispute.state,
  fromState,
  toState: dispute.state,
  detail: { request: dispute.requestId, amountFils: dispute.amountFils },
});

/** An index allows one that is open for each payment. */
export const insertDisputeIn = async (
  tx: Transaction,
  dispute: NewDispute,
  by: Actor,
  at: Date,
): Promise<DisputeRow> => {
  const [row] = await tx
    .insert(cardDisputes)
    .values({ ...dispute, id: randomUUID(), notedAt: at })
    .returning();
  if (!row) throw new Error("The new dispute was not returned.");
  await writeAuditIn(tx, auditOf(row, by, at));
  return row;
};

/** Undefined when it has ended since it was read. */
export const endDisputeIn = async (
  tx: Transaction,
  { id }: Pick<DisputeRow, "id">,
  state: Exclude<DisputeState, "open">,
  endedBy: string,
  by: Actor,
  at: Date,
): Promise<DisputeRow | undefined> => {
  const [row] = await tx
    .update(cardDisputes)
    .set({ state, endedBy, endedAt: at })
    .where(and(eq(cardDisputes.id, id), eq(cardDisputes.state, "open")))
    .returning();
  if (row) await writeAuditIn(tx, auditOf(row, by, at, "open"));
  return row;
};

/** The oldest first. In a transaction the lock of the request guards them. */
export const disputesOfIn = (
  handle: Database | Transaction,
  requestId: string,
): Promise<DisputeRow[]> =>
  handle
    .select()
    .from(cardDisputes)
    .where(eq(cardDisputes.requestId, requestId))
    .orderBy(asc(cardDisputes.notedAt), asc(cardDisputes.id));
