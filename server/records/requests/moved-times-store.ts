import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { CalendarStep, MovedBy } from "../../../domain/calendar/moved-time.ts";
import { movedStanding } from "../../../domain/requests/moved-times.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { bySystem } from "../audit/audit-store.ts";
import { auditRequestIn } from "./request-audit.ts";
import { lockRequestIn, type RequestRow } from "./requests-store.ts";

const { requests } = schema;

export type Timed = Pick<
  RequestRow,
  "id" | "email" | "userId" | "turn" | "dueAt" | "promisedFor" | "dueCalendar" | "promisedCalendar"
>;

/** Each goes along an index of its own. What is promised may be due with somebody else. */
const walks = {
  us: { column: requests.dueAt, among: eq(requests.turn, "us") as SQL | undefined },
  insurer: { column: requests.dueAt, among: eq(requests.turn, "insurer") },
  promised: { column: requests.promisedFor, among: undefined },
} as const;
export const timeWalks = ["us", "insurer", "promised"] as const satisfies (keyof typeof walks)[];
export type TimeWalk = (typeof timeWalks)[number];

type Position = { at: Date; id: string };

/** Requests with a time after this moment, the earliest first. */
export const listTimedIn = async (
  handle: Database | Transaction,
  walk: TimeWalk,
  since: Date,
  after: Position | undefined,
  limit: number,
): Promise<(Timed & { position: Position })[]> => {
  const { column, among } = walks[walk];
  const isAfter =
    after &&
    sql`(${column}, ${requests.id}) > (${sql.param(after.at, column)}, ${sql.param(after.id, requests.id)})`;
  const rows = await handle
    .select({
      id: requests.id,
      email: requests.email,
      userId: requests.userId,
      turn: requests.turn,
      dueAt: requests.dueAt,
      promisedFor: requests.promisedFor,
      dueCalendar: requests.dueCalendar,
      promisedCalendar: requests.promisedCalendar,
    })
    .from(requests)
    .where(and(among, gt(column, since), isAfter))
    .orderBy(asc(column), asc(requests.id))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    position: { at: (walk === "promised" ? row.promisedFor : row.dueAt) ?? since, id: row.id },
  }));
};

const change = (from: Date | null, to: Date | null) =>
  from && to && from.getTime() !== to.getTime()
    ? { from: from.toISOString(), to: to.toISOString() }
    : undefined;

/** An offer that was promised for a later time now, by a version of the calendar. */
export type MovedPromise = {
  request: RequestRow;
  from: Date;
  until: Date;
  by: MovedBy;
  version: number;
};

/**
 * Counts the times of a request by the newest calendar, unless they are already: a second run changes
 * nothing. Touches neither version nor any time of change (ruling O1).
 * @returns what its customer is told; nothing where no promise became a later one
 */
export const moveTimesIn = async (
  tx: Transaction,
  id: string,
  steps: readonly CalendarStep[],
  at: Date,
): Promise<MovedPromise | undefined> => {
  const request = await lockRequestIn(tx, id);
  const newest = steps.at(-1)?.version;
  if (!request || newest === undefined) return undefined;
  const { dueAt, promisedFor, by } = movedStanding(request, steps);
  if (!by) return undefined;
  const due = change(request.dueAt, dueAt);
  const promised = change(request.promisedFor, promisedFor);
  await tx
    .update(requests)
    .set({
      dueAt,
      promisedFor,
      dueCalendar: sql`greatest(${requests.dueCalendar}, ${newest})`,
      promisedCalendar: sql`greatest(${requests.promisedCalendar}, ${newest})`,
      moved: { by, dueAt: due?.to ?? null, promisedFor: promised?.to ?? null },
    })
    .where(eq(requests.id, id));
  await auditRequestIn(tx, request, "timesMoved", bySystem, at, {
    ...(due && { dueAt: due }),
    ...(promised && { promisedFor: promised }),
    because: by,
  });
  const from = request.promisedFor;
  if (!from || !promisedFor || promisedFor <= from) return undefined;
  return { request, from, until: promisedFor, by, version: newest };
};
