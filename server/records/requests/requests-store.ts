import { and, eq, sql } from "drizzle-orm";
import { countedOf } from "../../../domain/analytics/figures.ts";
import { promiseIn } from "../../../domain/requests/promise.ts";
import {
  nextState,
  type RequestEvent,
  type StateBeforeRefund,
} from "../../../domain/requests/request-state.ts";
import { turnOf } from "../../../domain/requests/turn.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import type { Keys } from "../../adapters/keys.ts";
import { type Actor, writeAuditIn } from "../audit/audit-store.ts";
import { calendarIn } from "../calendar/calendar-store.ts";
import { auditDetailIn } from "./audit-detail.ts";
import { newsColumns, newsColumnsIfAny } from "./news-store.ts";
import { followIn } from "./followers.ts";
import { newNumber } from "./new-names.ts";
import { auditOf } from "./request-audit.ts";
import { searchColumns } from "./search-columns.ts";

const { requests } = schema;

export type RequestRow = typeof requests.$inferSelect;
export type StoredLedger = NonNullable<RequestRow["ledger"]>;
type NewRequest = Omit<
  typeof requests.$inferInsert,
  "number" | "state" | "version" | keyof ReturnType<typeof searchColumns>
>;

/** A snooze ends when anybody but staff does something. */
export const touched = (by: Actor, at: Date) => ({
  ...(by.actor === "customer" && { touchedAt: at }),
  ...(by.actor !== "staff" && { snoozedUntil: null }),
});

export const changed = (by: Actor, at: Date) => ({
  version: sql`${requests.version} + 1`,
  updatedAt: at,
  ...touched(by, at),
});

/** Notes what its customer does without a change of the request (ruling P20). */
export const touchRequestIn = async (tx: Transaction, id: string, at: Date) => {
  await tx.update(requests).set({ touchedAt: at }).where(eq(requests.id, id));
};

export const insertRequestIn = async (
  tx: Transaction,
  request: NewRequest,
  by: Actor,
  at: Date,
  keys: Pick<Keys, "sealing">,
): Promise<RequestRow> => {
  const calendar = await calendarIn(tx);
  const [row] = await tx
    .insert(requests)
    .values({
      ...request,
      number: newNumber(),
      state: "submitted",
      ...turnOf(calendar, "submitted", at),
      dueCalendar: calendar.version,
      ...searchColumns({ ...request, phone: request.phone ?? null }),
      createdAt: at,
      updatedAt: at,
      touchedAt: at,
    })
    .onConflictDoNothing({ target: requests.number })
    .returning();
  if (!row) return insertRequestIn(tx, request, by, at, keys);

  const given = Object.keys(request) as (keyof NewRequest)[];
  const detail = { ...(await auditDetailIn(tx, keys, row, given)), counted: countedOf(row) };
  await writeAuditIn(tx, { ...auditOf(row, "submitted", by, at), detail });
  return row;
};

type MoveOptions = {
  /** Where a refund that is void leads back to. */
  before?: StateBeforeRefund | undefined;
  /** What the audit row says besides, without personal values. */
  detail?: Record<string, unknown>;
};

/** The only way to change a request's state; undefined when it changed since it was read. */
export const moveRequestIn = async (
  tx: Transaction,
  { id, state }: Pick<RequestRow, "id" | "state">,
  event: RequestEvent,
  by: Actor,
  at: Date,
  { before, detail }: MoveOptions = {},
): Promise<RequestRow | undefined> => {
  const to = nextState(state, event, before);
  if (!to) throw new Error(`A request in ${state} knows no ${event}.`);
  const calendar = await calendarIn(tx);
  const standing = turnOf(calendar, to, at);
  const promise = promiseIn(to, standing);
  const [row] = await tx
    .update(requests)
    .set({
      state: to,
      ...standing,
      ...promise,
      dueCalendar: calendar.version,
      promisedCalendar: calendar.version,
      ...(standing.turn === null && { callDueAt: null }),
      ...(to === "refund_pending" && { moneyBackSince: moneyBackSince(at) }),
      ...newsColumns(event, by, at),
      ...changed(by, at),
    })
    .where(and(eq(requests.id, id), eq(requests.state, state)))
    .returning();
  if (!row) return undefined;
  const { promisedFor } = promise;
  await writeAuditIn(tx, {
    ...auditOf(row, event, by, at, state),
    detail: {
      ...detail,
      ...(promisedFor && { promisedFor: promisedFor.toISOString() }),
      counted: countedOf(row),
    },
  });
  await followIn(tx, { requestId: id, event, by, at });
  return row;
};

const moneyBackSince = (at: Date) =>
  sql`coalesce(${requests.moneyBackSince}, ${at.toISOString()}::timestamptz)`;

/** Its customer has to get money back, for as long as a refund of it is open. */
export const noteMoneyBackIn = async (tx: Transaction, id: string, isOpen: boolean, at: Date) => {
  await tx
    .update(requests)
    .set({ moneyBackSince: isOpen ? moneyBackSince(at) : null })
    .where(eq(requests.id, id));
};

/** Goes with a change of state in the same transaction, whose version and audit row it shares. */
export const setPriceIn = async (
  tx: Transaction,
  id: string,
  columns: Partial<RequestRow>,
): Promise<RequestRow> => {
  const [row] = await tx.update(requests).set(columns).where(eq(requests.id, id)).returning();
  if (!row) throw new Error("The locked request was not returned.");
  return row;
};

export const noteCancelIn = async (tx: Transaction, request: RequestRow, by: Actor, at: Date) => {
  const [row] = await tx
    .update(requests)
    .set({ cancelAsked: true, ...newsColumnsIfAny("cancelAsked", by, at), ...changed(by, at) })
    .where(and(eq(requests.id, request.id), eq(requests.state, request.state)))
    .returning();
  if (row) await writeAuditIn(tx, auditOf(row, "cancelAsked", by, at, request.state));
  return row;
};

/** The audit row names what changed, and holds digests instead of personal values. */
export const editRequestIn = async (
  tx: Transaction,
  request: RequestRow,
  change: Partial<RequestRow>,
  by: Actor,
  at: Date,
  keys: Pick<Keys, "sealing">,
  event: "edited" | "offerChanged" = "edited",
): Promise<RequestRow> => {
  const { id, state } = request;
  const [row] = await tx
    .update(requests)
    .set({ ...change, ...newsColumnsIfAny(event, by, at), ...changed(by, at) })
    .where(eq(requests.id, id))
    .returning();
  if (!row) throw new Error("The locked request was not returned.");
  await tx.update(requests).set(searchColumns(row)).where(eq(requests.id, id));
  const names = Object.keys(change) as (keyof RequestRow)[];
  const edited = names.filter((name) => change[name] !== request[name]);
  const detail = { changed: edited, ...(await auditDetailIn(tx, keys, row, edited)) };
  await writeAuditIn(tx, { ...auditOf(row, event, by, at, state), detail });
  return row;
};

/** The sum of what its charges captured, which lists and retention read, in fils. */
export const addCapturedToRequestIn = async (
  tx: Transaction,
  id: string,
  fils: number,
  at: Date,
) => {
  await tx
    .update(requests)
    .set({ capturedFils: sql`${requests.capturedFils} + ${fils}`, updatedAt: at })
    .where(eq(requests.id, id));
};

/** The sum of what went back to its customer, in fils. */
export const addRefundedIn = async (tx: Transaction, id: string, fils: number, at: Date) => {
  await tx
    .update(requests)
    .set({ refundedFils: sql`${requests.refundedFils} + ${fils}`, updatedAt: at })
    .where(eq(requests.id, id));
};

/** Locks are taken in the order request, attempts, refunds. */
export const lockRequestIn = async (tx: Transaction, id: string) => {
  const [row] = await tx.select().from(requests).where(eq(requests.id, id)).for("update");
  return row;
};

export const lockOwnRequestIn = async (tx: Transaction, userId: string, id: string) => {
  const row = await lockRequestIn(tx, id);
  return row?.userId === userId ? row : undefined;
};
