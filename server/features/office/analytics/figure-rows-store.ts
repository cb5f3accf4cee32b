import { and, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { FigureFilters } from "../../../../contract/office/analytics/figure-rows.ts";
import { type Dimension, dimensions, NO_VALUE } from "../../../../domain/analytics/figures.ts";
import type { Database } from "../../../adapters/database/database.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { listed } from "../desk/desk-search-store.ts";

const { figureEvents, requests } = schema;

/** Of those that the first filter leaves, so many are looked at for one page: others may meet few. */
const MOST_LOOKED_AT = 500;
/** Who has a request is looked up in each. */
const MOST_LOOKED_UP = 250;

export type EventPosition = { at: Date; seq: number };

/** An index begins with each of these; those that few requests have come first. */
const indexed = [
  "colleague",
  "outcome",
  "plan",
  "insurer",
  "emirate",
] as const satisfies Dimension[];

const ANY_REJECTION = "rejected";

const valueIs = (part: Dimension, value: string): SQL | undefined => {
  const column = figureEvents[part];
  // No colleague has another id: nothing is found.
  if (part === "colleague" && !isUuid(value)) return sql`false`;
  if (part === "outcome" && value === ANY_REJECTION)
    return and(gte(column, "rejected."), lt(column, "rejected/"));
  return eq(column, value);
};

const isWith = (assignee: string): SQL => {
  if (assignee !== NO_VALUE && !isUuid(assignee)) return sql`false`;
  const has = assignee === NO_VALUE ? isNull(requests.assignee) : eq(requests.assignee, assignee);
  return sql`exists (select 1 from ${requests} where ${requests.id} = request_id and ${has})`;
};

export type FigurePage = {
  filters: FigureFilters;
  since: Date;
  until: Date;
  after: EventPosition | undefined;
  limit: number;
};

export const createFigureRowsStore = (db: Database) => ({
  /** Events of a figure, the newest first, and how far back was looked where more may follow. */
  events: async ({ filters, since, until, after, limit }: FigurePage) => {
    const asked = dimensions.filter((part) => filters[part] !== undefined);
    // An index has no order behind a range of outcomes.
    const first = indexed.find(
      (part) => filters[part] !== undefined && filters[part] !== ANY_REJECTION,
    );
    const others = asked
      .filter((part) => part !== first)
      .map((part) => valueIs(part, filters[part] ?? ""));
    const { assignee } = filters;
    if (assignee !== undefined) others.push(isWith(assignee));
    const mostLooked = assignee === undefined ? MOST_LOOKED_AT : MOST_LOOKED_UP;
    const most = others.length === 0 ? limit + 1 : mostLooked;
    const looked = db
      .select()
      .from(figureEvents)
      .where(
        and(
          eq(figureEvents.figure, filters.figure),
          gte(figureEvents.at, since),
          lt(figureEvents.at, until),
          first && valueIs(first, filters[first] ?? ""),
          after &&
            sql`(${figureEvents.at}, ${figureEvents.seq}) < (${sql.param(after.at, figureEvents.at)}, ${after.seq})`,
        ),
      )
      .orderBy(desc(figureEvents.at), desc(figureEvents.seq))
      .limit(most)
      .as("figure_events");
    // Names stand for the columns of the inner query, which has the table's name.
    const rows = await db
      .select({
        at: looked.at,
        seq: looked.seq,
        requestId: looked.requestId,
        matches: sql<boolean>`${and(sql`true`, ...others)}`,
      })
      .from(looked)
      .orderBy(desc(looked.at), desc(looked.seq));
    const found = rows.filter(({ matches }) => matches).slice(0, limit + 1);
    if (found.length > limit) return { events: found.slice(0, limit), next: found[limit - 1] };
    return { events: found, next: rows.length === most ? rows.at(-1) : undefined };
  },

  requests: async (ids: readonly string[]) => {
    if (ids.length === 0) return new Map<string, never>();
    const rows = await db
      .select(listed)
      .from(requests)
      .where(inArray(requests.id, [...ids]));
    return new Map(rows.map((row) => [row.id, row]));
  },
});
