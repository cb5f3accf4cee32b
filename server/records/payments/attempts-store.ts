import { and, asc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import {
  type AttemptState,
  liveAttemptStates,
  unclearAttemptStates,
} from "../../../domain/requests/payment-attempt-state.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { type Actor, writeAuditIn } from "../audit/audit-store.ts";

const { charges, paymentAttempts } = schema;

export type AttemptRow = typeof paymentAttempts.$inferSelect;
type NewAttempt = typeof paymentAttempts.$inferInsert & { state: "created" };
type OfCharge = Pick<AttemptRow, "requestId" | "chargeId">;
type AttemptChange = Partial<
  Pick<
    AttemptRow,
    | "applied"
    | "arrivedFils"
    | "trackingId"
    | "queries"
    | "handedOffAt"
    | "nextQueryAt"
    | "decidedAt"
  >
> & { detail?: Record<string, unknown> };

/** What arrived, which after a review need not be what was asked for. */
export const arrivedFils = sql<number>`coalesce(${paymentAttempts.arrivedFils}, ${paymentAttempts.amountFils})`;

const auditOf = (attempt: AttemptRow, by: Actor, at: Date, from?: AttemptState) => ({
  ...by,
  at,
  subject: "attempt" as const,
  subjectId: attempt.id,
  event: attempt.state,
  fromState: from,
  toState: attempt.state,
  version: attempt.version,
});

export const insertAttemptIn = async (
  tx: Transaction,
  attempt: NewAttempt,
  by: Actor,
  at: Date,
) => {
  const [row] = await tx.insert(paymentAttempts).values(attempt).returning();
  if (!row) throw new Error("The new attempt was not returned.");
  await writeAuditIn(tx, auditOf(row, by, at));
  return row;
};

/**
 * The only way to change an attempt's state; undefined when it changed since it was read. `detail`
 * stands in its audit row.
 */
export const moveAttemptIn = async (
  tx: Transaction,
  attempt: Pick<AttemptRow, "id" | "state">,
  to: AttemptState,
  { detail, ...change }: AttemptChange,
  by: Actor,
  at: Date,
): Promise<AttemptRow | undefined> => {
  const [row] = await tx
    .update(paymentAttempts)
    .set({ ...change, state: to, version: sql`${paymentAttempts.version} + 1` })
    .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.state, attempt.state)))
    .returning();
  if (row)
    await writeAuditIn(tx, { ...auditOf(row, by, at, attempt.state), ...(detail && { detail }) });
  return row;
};

const lockWhereIn = (tx: Transaction, requestId: string, which?: SQL) =>
  tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.requestId, requestId), which))
    .orderBy(asc(paymentAttempts.createdAt), asc(paymentAttempts.id))
    .for("update");

export const lockAttemptsIn = (tx: Transaction, requestId: string) => lockWhereIn(tx, requestId);

/** The open payment of the request's sale: an index allows one live attempt for each charge. */
export const lockLiveAttemptIn = async (tx: Transaction, requestId: string) => {
  const sales = tx
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.requestId, requestId), eq(charges.kind, "sale")));
  const [live] = await lockWhereIn(
    tx,
    requestId,
    and(
      inArray(paymentAttempts.chargeId, sales),
      inArray(paymentAttempts.state, liveAttemptStates),
    ),
  );
  return live;
};

/** Not decided yet; also of an attempt for an offer that has ended since. */
export const isPaymentUnclearIn = async (tx: Transaction, requestId: string) => {
  const rows = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.requestId, requestId),
        inArray(paymentAttempts.state, unclearAttemptStates),
      ),
    );
  return rows.length > 0;
};

/** Only the live, the applied and the reviewed attempts, so that few rows are locked. */
export const lockDecisiveAttemptsIn = (
  tx: Transaction,
  { requestId, chargeId }: OfCharge,
  attemptId: string,
) =>
  lockWhereIn(
    tx,
    requestId,
    and(
      eq(paymentAttempts.chargeId, chargeId),
      or(
        eq(paymentAttempts.id, attemptId),
        eq(paymentAttempts.applied, true),
        inArray(paymentAttempts.state, [...liveAttemptStates, "review"]),
      ),
    ),
  );

/** Takes no lock: the charge of an attempt never changes. */
export const chargeOfIn = async (
  tx: Transaction,
  attemptId: string,
): Promise<OfCharge | undefined> => {
  const [row] = await tx
    .select({ requestId: paymentAttempts.requestId, chargeId: paymentAttempts.chargeId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId));
  return row;
};

export const isTrackingIdTakenIn = async (
  tx: Transaction,
  attempt: Pick<AttemptRow, "id" | "payee">,
  trackingId: string,
) => {
  const rows = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.payee, attempt.payee),
        eq(paymentAttempts.trackingId, trackingId),
        ne(paymentAttempts.id, attempt.id),
      ),
    );
  return rows.length > 0;
};

export const scheduleQueryIn = async (tx: Transaction, requestId: string, at: Date) => {
  await tx
    .update(paymentAttempts)
    .set({ queries: 0, nextQueryAt: at })
    .where(and(eq(paymentAttempts.requestId, requestId), eq(paymentAttempts.state, "verifying")));
};

/** What arrived with a payment that bought nothing, where that differs from what was asked for. */
export const noteArrivedIn = async (tx: Transaction, id: string, fils: number) => {
  await tx
    .update(paymentAttempts)
    .set({ arrivedFils: fils })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.applied, false)));
};

/** Payments of a request that arrived, the oldest first. The lock of the request guards them. */
export const succeededAttemptsIn = (handle: Database | Transaction, requestId: string) =>
  handle
    .select({ ...getTableColumns(paymentAttempts), arrivedFils, kind: charges.kind })
    .from(paymentAttempts)
    .innerJoin(charges, eq(charges.id, paymentAttempts.chargeId))
    .where(and(eq(paymentAttempts.requestId, requestId), eq(paymentAttempts.state, "succeeded")))
    .orderBy(asc(paymentAttempts.createdAt), asc(paymentAttempts.id));

export type SucceededAttempt = Awaited<ReturnType<typeof succeededAttemptsIn>>[number];
