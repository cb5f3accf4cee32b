import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import { unclearAttemptStates } from "../../../domain/requests/payment-attempt-state.ts";
import type { RequestState } from "../../../domain/requests/request-state.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { isOfClient, type Person } from "../../records/clients/clients-store.ts";

const {
  calls,
  consents,
  messages,
  notes,
  paymentAttempts,
  policies,
  refundCases,
  requests,
  sessions,
  users,
} = schema;

const endedUnsold: RequestState[] = ["cancelled", "rejected"];

const findUnclearPayments = async (handle: Database | Transaction, ids: string[]) => {
  const rows = await handle
    .select({ id: paymentAttempts.requestId })
    .from(paymentAttempts)
    .where(
      and(
        inArray(paymentAttempts.requestId, ids),
        inArray(paymentAttempts.state, unclearAttemptStates),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};

const findOpenRefunds = async (handle: Database | Transaction, ids: string[]) => {
  const rows = await handle
    .select({ id: refundCases.requestId })
    .from(refundCases)
    .where(and(inArray(refundCases.requestId, ids), isNull(refundCases.endedAt)));
  return new Set(rows.map(({ id }) => id));
};

const findPolicyEnds = async (handle: Database | Transaction, ids: string[]) => {
  const rows = await handle
    .select({ id: policies.requestId, endDate: policies.endDate })
    .from(policies)
    .where(inArray(policies.requestId, ids));
  return new Map(rows.map(({ id, endDate }) => [id, endDate]));
};

/** Adds what decides how long each is kept. */
export const retainedIn = async <Row extends { id: string }>(
  handle: Database | Transaction,
  rows: Row[],
) => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const unclear = await findUnclearPayments(handle, ids);
  const owed = await findOpenRefunds(handle, ids);
  const policyEnds = await findPolicyEnds(handle, ids);
  return rows.map((row) => ({
    ...row,
    isPaymentUnclear: unclear.has(row.id),
    isRefundOpen: owed.has(row.id),
    policyEndsOn: policyEnds.get(row.id) ?? null,
  }));
};

/** All requests of a person, the newest first, with what decides how long each is kept. */
export const retainedOf = async (handle: Database | Transaction, person: Person) =>
  retainedIn(
    handle,
    await handle
      .select()
      .from(requests)
      .where(isOfClient(person))
      .orderBy(desc(requests.createdAt), desc(requests.id)),
  );

export const createPrivacyStore = (db: Database) => ({
  createdAt: async (userId: string) => {
    const [row] = await db
      .select({ createdAt: users.createdAt })
      .from(users)
      .where(eq(users.id, userId));
    return row?.createdAt;
  },

  requestsOf: (person: Person) => retainedOf(db, person),

  consentsOf: (requestIds: string[]) =>
    db
      .select({
        requestId: consents.requestId,
        kind: consents.kind,
        version: consents.version,
        at: consents.at,
      })
      .from(consents)
      .where(inArray(consents.requestId, requestIds))
      .orderBy(asc(consents.at), asc(consents.kind)),

  paymentsOf: (requestIds: string[]) =>
    db
      .select({
        requestId: paymentAttempts.requestId,
        state: paymentAttempts.state,
        amountFils: paymentAttempts.amountFils,
        at: paymentAttempts.createdAt,
      })
      .from(paymentAttempts)
      .where(inArray(paymentAttempts.requestId, requestIds))
      .orderBy(asc(paymentAttempts.createdAt)),

  callsOf: (requestIds: string[]) =>
    db
      .select({
        requestId: calls.subjectId,
        outcome: calls.outcome,
        callBackAt: calls.callBackAt,
        at: calls.at,
      })
      .from(calls)
      .where(and(eq(calls.subject, "request"), inArray(calls.subjectId, requestIds)))
      .orderBy(asc(calls.at), asc(calls.id)),

  countNotes: async (requestIds: string[]) => {
    const rows = await db
      .select({ requestId: notes.subjectId, notes: count() })
      .from(notes)
      .where(and(eq(notes.subject, "request"), inArray(notes.subjectId, requestIds)))
      .groupBy(notes.subjectId);
    return new Map(rows.map((row) => [row.requestId, row.notes]));
  },

  messagesOf: (email: string) =>
    db
      .select({
        product: messages.product,
        message: messages.message,
        state: messages.state,
        hasNote: sql<boolean>`${ne(messages.note, "")}`,
        at: messages.createdAt,
      })
      .from(messages)
      .where(eq(messages.email, email))
      .orderBy(desc(messages.createdAt), desc(messages.id)),

  countSessions: async (userId: string, at: Date) => {
    const [row] = await db
      .select({ sessions: count() })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, at)));
    return row?.sessions ?? 0;
  },

  /** Candidates only, ordered by id; `domain/requests/retention.ts` decides for each. */
  listMaybeDue: async (
    before: { endedBefore: Date; startedBefore: string },
    after: string,
    limit: number,
  ) => {
    const start = sql`coalesce(${requests.startDate}, ${requests.createdAt}::date)`;
    const rows = await db
      .select({ id: requests.id })
      .from(requests)
      .where(
        and(
          gt(requests.id, after),
          or(
            and(
              inArray(requests.state, endedUnsold),
              lt(requests.updatedAt, before.endedBefore),
              eq(requests.capturedFils, 0),
            ),
            and(gt(requests.capturedFils, 0), lt(start, sql`${before.startedBefore}::date`)),
          ),
        ),
      )
      .orderBy(asc(requests.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  },
});
