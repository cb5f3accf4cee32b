import { and, asc, desc, eq, gt, inArray, lt, lte, min, ne, or, type SQL, sql } from "drizzle-orm";
import { type CountedEvent, countedEvents } from "../../../domain/analytics/count-event.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { audit, auditPending, auditSeals, figureCursor, requests } = schema;

/** Any number that no other advisory lock uses: only one process counts at a time. */
const COUNTING = 7_208_121;
/** Names the cursor. Another number for another rule: those that count by the former one cannot go on. */
const RULE = 2;

export const lockCountingIn = async (tx: Transaction) => {
  await tx.execute(sql`select pg_advisory_xact_lock(${COUNTING})`);
};

/** `isFormer`: something was counted by a former rule, also by a process that is about to end. */
export const cursorIn = async (handle: Database | Transaction) => {
  const rows = await handle.select().from(figureCursor).orderBy(desc(figureCursor.seq));
  const [farthest] = rows;
  return farthest && { ...farthest, isFormer: rows.some(({ id }) => id !== RULE) };
};

export const setCursorIn = async (tx: Transaction, cursor: { seq?: number; at: Date }) => {
  await tx
    .insert(figureCursor)
    .values({ id: RULE, ...cursor })
    .onConflictDoUpdate({ target: figureCursor.id, set: cursor });
};

export const deleteFormerCursorsIn = async (tx: Transaction) => {
  await tx.delete(figureCursor).where(ne(figureCursor.id, RULE));
};

export type SealedEvent = CountedEvent & { seq: number; subjectId: string };

const shown = {
  id: audit.id,
  at: audit.at,
  subject: audit.subject,
  subjectId: audit.subjectId,
  event: audit.event,
  actor: audit.actor,
  actorId: audit.actorId,
  detail: audit.detail,
};

/** In the order in which they were sealed, which has no gaps. */
export const sealedAfterIn = (
  tx: Transaction,
  seq: number,
  limit: number,
): Promise<SealedEvent[]> =>
  tx
    .select({ seq: auditSeals.seq, ...shown })
    .from(auditSeals)
    .innerJoin(audit, eq(audit.id, auditSeals.auditId))
    .where(gt(auditSeals.seq, seq))
    .orderBy(asc(auditSeals.seq))
    .limit(limit);

/** The same of some events of requests, up to a seal. */
export const sealedEventsIn = (
  tx: Transaction,
  events: readonly string[],
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<SealedEvent[]> =>
  tx
    .select({ seq: auditSeals.seq, ...shown })
    .from(auditSeals)
    .innerJoin(audit, eq(audit.id, auditSeals.auditId))
    .where(
      and(
        gt(auditSeals.seq, after),
        lte(auditSeals.seq, upTo),
        eq(audit.subject, "request"),
        inArray(audit.event, [...events]),
      ),
    )
    .orderBy(asc(auditSeals.seq))
    .limit(limit);

/** When the oldest row was written that has no seal yet. */
export const oldestPending = async (db: Database): Promise<Date | undefined> => {
  const [row] = await db
    .select({ at: min(audit.at) })
    .from(auditPending)
    .innerJoin(audit, eq(audit.id, auditPending.auditId));
  return row?.at ?? undefined;
};

const ofSubject = (subject: keyof typeof countedEvents, ids: readonly string[]): SQL | undefined =>
  ids.length === 0
    ? undefined
    : and(
        eq(audit.subject, subject),
        inArray(audit.subjectId, [...ids]),
        inArray(audit.event, [...countedEvents[subject]]),
      );

/** All counted events of these subjects before an id, each subject's in their order. */
export const historiesIn = async (
  tx: Transaction,
  { request, refund }: { request: readonly string[]; refund: readonly string[] },
  before: number,
) => {
  const wanted = or(ofSubject("request", request), ofSubject("refund", refund));
  const rows = wanted
    ? await tx
        .select(shown)
        .from(audit)
        .where(and(wanted, lt(audit.id, before)))
        .orderBy(asc(audit.id))
    : [];
  return Map.groupBy(rows, ({ subjectId }) => subjectId);
};

/** As they stand now, for events of before audit rows said what they are counted by. */
export const requestsIn = async (tx: Transaction, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, typeof requests.$inferSelect>();
  const rows = await tx
    .select()
    .from(requests)
    .where(inArray(requests.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
};
