import { randomUUID } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import {
  isOpenRefund,
  nextRefundState,
  type RefundEvent,
  type RefundState,
} from "../../../domain/refunds/refund-state.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { countedOf } from "../../../domain/analytics/figures.ts";
import { type Actor, writeAuditIn } from "../audit/audit-store.ts";

const { refundCases, requests } = schema;

export type RefundRow = typeof refundCases.$inferSelect;
type NewRefund = Pick<
  RefundRow,
  | "chargeId"
  | "requestId"
  | "attemptId"
  | "payee"
  | "amountFils"
  | "reason"
  | "note"
  | "way"
  | "proposedBy"
>;
type RefundChange = Partial<
  Pick<
    RefundRow,
    | "approvedBy"
    | "approvedAt"
    | "sentBy"
    | "sentAt"
    | "promisedOn"
    | "promisedCalendar"
    | "insurerRef"
    | "closedWhy"
  >
>;

const auditOf = (refund: RefundRow, by: Actor, at: Date, fromState?: RefundState) => ({
  ...by,
  at,
  subject: "refund" as const,
  subjectId: refund.id,
  event: refund.state,
  fromState,
  toState: refund.state,
  version: refund.version,
  detail: {
    request: refund.requestId,
    amountFils: refund.amountFils,
    way: refund.way,
    ...(refund.insurerRef !== null && { insurerRef: refund.insurerRef }),
  },
});

/** Of its first and its last row: with what figures count it by (ruling O11). */
const auditCountedIn = async (
  tx: Transaction,
  refund: RefundRow,
  by: Actor,
  at: Date,
  fromState?: RefundState,
) => {
  const { detail, ...row } = auditOf(refund, by, at, fromState);
  const [request] = await tx.select().from(requests).where(eq(requests.id, refund.requestId));
  const counted = request && countedOf(request);
  await writeAuditIn(tx, { ...row, detail: { ...detail, ...(counted && { counted }) } });
};

/** The lock of the request guards it: the sum of its refunds is read before (ruling P19). */
export const insertRefundIn = async (
  tx: Transaction,
  refund: NewRefund,
  by: Actor,
  at: Date,
): Promise<RefundRow> => {
  const row = { ...refund, id: randomUUID(), state: "proposed" as const, proposedAt: at };
  const [inserted] = await tx.insert(refundCases).values(row).returning();
  if (!inserted) throw new Error("The new refund was not returned.");
  await auditCountedIn(tx, inserted, by, at);
  return inserted;
};

/** The only way to change a refund's state; undefined when it changed since it was read. */
export const moveRefundIn = async (
  tx: Transaction,
  { id, state }: Pick<RefundRow, "id" | "state">,
  event: RefundEvent,
  change: RefundChange,
  by: Actor,
  at: Date,
): Promise<RefundRow | undefined> => {
  const to = nextRefundState(state, event);
  if (!to) throw new Error(`A refund in ${state} knows no ${event}.`);
  const [row] = await tx
    .update(refundCases)
    .set({
      ...change,
      state: to,
      endedAt: isOpenRefund(to) ? null : at,
      version: sql`${refundCases.version} + 1`,
    })
    .where(and(eq(refundCases.id, id), eq(refundCases.state, state)))
    .returning();
  if (row && to === "confirmed") await auditCountedIn(tx, row, by, at, state);
  else if (row) await writeAuditIn(tx, auditOf(row, by, at, state));
  return row;
};

type Terms = Pick<RefundRow, "amountFils" | "reason" | "note" | "way" | "proposedBy">;
type Account = Pick<RefundRow, "ibanSealed" | "ibanAt">;

/** Changes what is proposed, or the account that it goes to; the state stays. */
export const editRefundIn = async (
  tx: Transaction,
  { id }: Pick<RefundRow, "id">,
  change: Terms | Account,
  event: "changed" | "ibanGiven",
  by: Actor,
  at: Date,
): Promise<RefundRow> => {
  const [row] = await tx
    .update(refundCases)
    .set({ ...change, version: sql`${refundCases.version} + 1` })
    .where(eq(refundCases.id, id))
    .returning();
  if (!row) throw new Error("The locked refund was not returned.");
  await writeAuditIn(tx, { ...auditOf(row, by, at, row.state), event });
  return row;
};

/** What is done with a refund beside its terms and its state. */
export const noteOnRefundIn = async (
  tx: Transaction,
  refund: RefundRow,
  event: "ibanRevealed" | "fileSent" | "promiseMoved",
  by: Actor,
  at: Date,
  detail: Record<string, unknown> = {},
) => {
  const row = auditOf(refund, by, at, refund.state);
  await writeAuditIn(tx, { ...row, event, detail: { ...row.detail, ...detail } });
};

export const findRefundIn = async (handle: Database | Transaction, id: string) => {
  const [row] = await handle.select().from(refundCases).where(eq(refundCases.id, id));
  return row;
};

/** The oldest first. In a transaction the lock of the request guards them. */
export const refundsOfIn = (
  handle: Database | Transaction,
  requestId: string,
): Promise<RefundRow[]> =>
  handle
    .select()
    .from(refundCases)
    .where(eq(refundCases.requestId, requestId))
    .orderBy(asc(refundCases.proposedAt), asc(refundCases.id));
