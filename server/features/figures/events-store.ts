import { and, asc, eq, gt, inArray, lt, min, or, type SQL, sql } from "drizzle-orm";
import { type CountedEvent, countedEvents } from "../../../domain/analytics/count-event.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { audit, auditPending, auditSeals, figureCursor, requests } = schema;

/** Any number that no other advisory lock uses: only one process counts at a time. */
const COUNTING = 7_208_121;
const ONLY = 1;

export const lockCountingIn = async (tx: Transaction) => {
  await tx.execute(sql`select pg_advisory_xact_lock(${COUNTING})`);
};

export const cursorIn = async (handle: Database | Transaction) => {
  const [row] = await handle.select().from(figureCursor);
  return row;
};

export const setCursorIn = async (tx: Transaction, cursor: { seq?: number; at: Date }) => {
  await tx
    .insert(figureCursor)
    .values({ id: ONLY, ...cursor })
    .onConflictDoUpdate({ target: figureCursor.id, set: cursor });
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
