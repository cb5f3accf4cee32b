import { desc, sql } from "drizzle-orm";
import type { TimelineEntry } from "../../../../../contract/office/clients/timeline.ts";
import { type TimelineKind, timelineKinds } from "../../../../../domain/clients/timeline.ts";
import type { Database } from "../../../../adapters/database/database.ts";
import { schema } from "../../../../adapters/database/schema.ts";
import { type Client, isOfClient } from "../../../../records/clients/clients-store.ts";
import { personSources } from "./person-sources-store.ts";
import { requestSources } from "./request-sources-store.ts";
import type { TimelineSource, Whose } from "./timeline-source-store.ts";

const timelineSources = [...requestSources, ...personSources];

const { calls, requests } = schema;

/** Of a person with more, the newest are read. */
export const MOST_REQUESTS = 50;

type Page = { kinds: readonly TimelineKind[]; after: string | undefined; limit: number };

/** Kept out of an index's reach: the rows of a person are few, those of everybody are not. */
const position = sql<string>`entry.position collate "C"`;

const columns = {
  position,
  event: sql<string>`entry.event`,
  actor: sql<TimelineEntry["actor"]>`entry.actor`,
  actorId: sql<string | null>`entry.actor_id`,
  requestId: sql<string | null>`entry.request_id`,
  messageId: sql<string | null>`entry.message_id`,
  chatId: sql<string | null>`entry.chat_id`,
  text: sql<string | null>`entry.text`,
  amountFils: sql<number | null>`entry.amount_fils`,
  againAt: sql<Date | null>`entry.again_at`.mapWith(calls.callBackAt),
};

export const createTimelineStore = (db: Database) => {
  /** The rows of each source on its own, so that each statement reads little. */
  const pageOf = async (source: TimelineSource, whose: Whose, { kinds, after, limit }: Page) => {
    const wanted = source.kinds.filter((kind) => kinds.includes(kind));
    const rows = wanted.length === 0 ? undefined : source.rows(whose, wanted);
    if (!rows) return [];
    const found = await db
      .select(columns)
      .from(sql`(${rows}) as entry`)
      .where(after === undefined ? undefined : sql`${position} < ${after}`)
      .orderBy(sql`${position} desc`)
      .limit(limit);
    return found.map((row) => ({ ...row, source: source.name, kind: source.kindOf(row.event) }));
  };

  const countOf = async (source: TimelineSource, whose: Whose) => {
    const rows = source.rows(whose, source.kinds);
    if (!rows) return [];
    const found = await db
      .select({ event: columns.event, count: sql<number>`count(*)::integer` })
      .from(sql`(${rows}) as entry`)
      .groupBy(columns.event);
    return found.map(({ event, count }) => ({ kind: source.kindOf(event), count }));
  };

  return {
    /** Whose events are read, with their numbers. */
    requestsOf: (client: Client) =>
      db
        .select({ id: requests.id, number: requests.number })
        .from(requests)
        .where(isOfClient(client))
        .orderBy(desc(requests.createdAt), desc(requests.id))
        .limit(MOST_REQUESTS),

    /** The newest first. */
    list: async (whose: Whose, page: Page) => {
      const pages = await Promise.all(timelineSources.map((one) => pageOf(one, whose, page)));
      return pages
        .flat()
        .toSorted((one, other) => (one.position < other.position ? 1 : -1))
        .slice(0, page.limit);
    },

    count: async (whose: Whose): Promise<Record<TimelineKind, number>> => {
      const counts = (await Promise.all(timelineSources.map((one) => countOf(one, whose)))).flat();
      const sumOf = (kind: TimelineKind) =>
        counts.filter((one) => one.kind === kind).reduce((sum, { count }) => sum + count, 0);
      return Object.fromEntries(timelineKinds.map((kind) => [kind, sumOf(kind)])) as Record<
        TimelineKind,
        number
      >;
    },
  };
};

export type TimelineRow = Awaited<
  ReturnType<ReturnType<typeof createTimelineStore>["list"]>
>[number];
