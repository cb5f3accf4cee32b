import type { RequestAuditEvent } from "../../../domain/requests/request-audit-events.ts";
import { and, arrayOverlaps, asc, count, desc, eq, gt, inArray, lte } from "drizzle-orm";
import {
  type DocumentRequestEvent,
  type DocumentRequestState,
  documentRequestStates,
  mayJudgeDocuments,
  nextDocumentRequestState,
} from "../../../domain/documents/document-request.ts";
import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import { turnWithPictures } from "../../../domain/requests/turn.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { type Actor, writeAuditIn } from "../../records/audit/audit-store.ts";
import { calendarIn } from "../../records/calendar/calendar-store.ts";
import { setTurnIn, type Turning } from "../../records/requests/turns-store.ts";

const { documentRequests, requests } = schema;

export type DocumentRequestRow = typeof documentRequests.$inferSelect;

/** Runs in the caller's transaction, with the request locked. */
export const insertDocumentRequestIn = async (
  tx: Transaction,
  row: typeof documentRequests.$inferInsert,
) => {
  await tx.insert(documentRequests).values(row);
};

/** Those that are open or wait for a verdict and ask for one of these pictures. */
export const runningForSlotsIn = (
  tx: Transaction,
  requestId: string,
  slots: readonly DocumentSlot[],
) =>
  tx
    .select()
    .from(documentRequests)
    .where(
      and(
        eq(documentRequests.requestId, requestId),
        inArray(documentRequests.state, ["open", "received"]),
        arrayOverlaps(documentRequests.slots, [...slots]),
      ),
    );

const statesThatKnow = (event: DocumentRequestEvent) =>
  documentRequestStates.filter((state) => nextDocumentRequestState(state, event) !== undefined);

/** A verdict is written down with its pictures, asked for or not. */
const auditNames: Partial<Record<DocumentRequestEvent, RequestAuditEvent>> = {
  receive: "documentReceived",
  withdraw: "documentAskWithdrawn",
  expire: "documentAskExpired",
};

/** One of two that come at once finds it as it was: undefined for the other. */
export const moveDocumentRequestIn = async (
  tx: Transaction,
  { id, requestId }: Pick<DocumentRequestRow, "id" | "requestId">,
  event: DocumentRequestEvent,
  by: Actor,
  at: Date,
): Promise<DocumentRequestRow | undefined> => {
  const from = statesThatKnow(event);
  const to = from[0] && nextDocumentRequestState(from[0], event);
  if (!to) throw new Error(`No document request knows ${event}.`);
  const isInTime = event === "receive" ? gt(documentRequests.expiresAt, at) : undefined;
  const [row] = await tx
    .update(documentRequests)
    .set({ state: to, ...(event === "receive" ? { receivedAt: at } : { endedAt: at }) })
    .where(and(eq(documentRequests.id, id), inArray(documentRequests.state, from), isInTime))
    .returning();
  const name = auditNames[event];
  if (row && name)
    await writeAuditIn(tx, {
      ...by,
      at,
      subject: "request",
      subjectId: requestId,
      event: name,
      detail: { slots: row.slots },
    });
  return row;
};

/** Ruling O3. With the request locked. Once documents are not judged any more, they decide nothing. */
export const handTurnOverIn = async (
  tx: Transaction,
  request: Turning,
  by: Actor,
  at: Date,
  event: RequestAuditEvent,
) => {
  const { id, state } = request;
  if (!mayJudgeDocuments(state)) return;
  const rows = await tx
    .select({ state: documentRequests.state, count: count() })
    .from(documentRequests)
    .where(
      and(
        eq(documentRequests.requestId, id),
        inArray(documentRequests.state, ["open", "received"]),
      ),
    )
    .groupBy(documentRequests.state);
  const has = (wanted: DocumentRequestState) => rows.some((one) => one.state === wanted);
  const calendar = await calendarIn(tx);
  const pictures = { areAsked: has("open"), areThere: has("received") };
  const turn = turnWithPictures(calendar, state, at, pictures);
  await setTurnIn(tx, request, { ...turn, calendar }, by, at, event);
};

export const createDocumentRequestsStore = (db: Database) => ({
  findByToken: async (tokenHash: string) => {
    const [row] = await db
      .select({ asked: documentRequests, requestState: requests.state })
      .from(documentRequests)
      .innerJoin(requests, eq(requests.id, documentRequests.requestId))
      .where(eq(documentRequests.tokenHash, tokenHash));
    return row;
  },

  findOwn: async (userId: string, requestId: string, id: string) => {
    const [row] = await db
      .select({ asked: documentRequests, requestState: requests.state })
      .from(documentRequests)
      .innerJoin(requests, eq(requests.id, documentRequests.requestId))
      .where(
        and(
          eq(documentRequests.id, id),
          eq(documentRequests.requestId, requestId),
          eq(requests.userId, userId),
        ),
      );
    return row;
  },

  /** The newest first. */
  listOf: (requestId: string) =>
    db
      .select()
      .from(documentRequests)
      .where(eq(documentRequests.requestId, requestId))
      .orderBy(desc(documentRequests.createdAt), desc(documentRequests.id)),

  /** Those of these requests for which pictures are asked at this moment. */
  askedAmong: async (requestIds: readonly string[], at: Date): Promise<ReadonlySet<string>> => {
    if (requestIds.length === 0) return new Set();
    const rows = await db
      .selectDistinct({ id: documentRequests.requestId })
      .from(documentRequests)
      .where(
        and(
          inArray(documentRequests.requestId, [...requestIds]),
          eq(documentRequests.state, "open"),
          gt(documentRequests.expiresAt, at),
        ),
      );
    return new Set(rows.map(({ id }) => id));
  },

  expiredBy: (at: Date, limit: number) =>
    db
      .select({ id: documentRequests.id, requestId: documentRequests.requestId })
      .from(documentRequests)
      .where(and(eq(documentRequests.state, "open"), lte(documentRequests.expiresAt, at)))
      .orderBy(asc(documentRequests.expiresAt))
      .limit(limit),
});
