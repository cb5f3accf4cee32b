import { and, count, type SQL, sql } from "drizzle-orm";
import { deskViews, type DeskView } from "../../../../contract/office/desk/requests.ts";
import type { DeskSearch } from "../../../../domain/requests/desk-search.ts";
import type { Database, Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import type { ListPosition } from "../../../records/requests/own-requests-store.ts";
import { createCommonNames } from "./common-names-store.ts";
import type { DeskPosition } from "./desk-cursor.ts";
import { foundIn, listed, mostFound, type Search } from "./desk-search-store.ts";
import { isFound } from "./found-store.ts";
import { inView, isLate, isNotLate, orderOf, type Viewer, views } from "./views-store.ts";

const { requests } = schema;

/** Counting on would cost 200 ms with a million requests; nobody reads 100 rows at once. */
const MAX_COUNT = 100;

export type DeskListedRow = Pick<typeof requests.$inferSelect, keyof typeof listed>;

type Listing = Search & { view: DeskView };

export type DeskPage = Listing & {
  limit: number;
  after: DeskPosition | undefined;
};

const scanToAvoid = { walk: "enable_bitmapscan", gather: "enable_indexscan", lookUp: undefined };

const inOrder = (view: DeskView) => orderOf(views[view]).by;

/** Compared as a row, so that an index starts there. */
const isAfter = (view: DeskView, after: ListPosition | undefined) => {
  if (!after) return undefined;
  const { column, isPast } = orderOf(views[view]);
  return sql`(${column}, ${requests.id}) ${isPast} (${sql.param(after.at, column)}, ${sql.param(after.id, requests.id)})`;
};

/** Ended by its limit, which keeps the planner from giving up the order for what is joined. */
const walkedIn = (
  tx: Transaction,
  { view, search, state, after, limit }: DeskPage,
  viewer: Viewer,
  among?: SQL,
) =>
  tx
    .select(listed)
    .from(requests)
    .where(
      and(
        inView(views[view], viewer, state),
        among,
        search && isFound(search),
        isAfter(view, after),
      ),
    )
    .orderBy(...inOrder(view))
    .limit(limit)
    .as("requests");

export const createDeskListStore = (db: Database) => {
  const commonNames = createCommonNames(db);

  /**
   * The planner takes columns that depend on one another for independent, and so expects far too
   * few rows: it is told which way to go (docs/decisions/0026).
   * @param way `walk` the index that has the order, `gather` what several indexes find and sort it,
   * or `lookUp` the few that are named
   */
  const readBy = <Rows>(way: keyof typeof scanToAvoid, read: (tx: Transaction) => Promise<Rows>) =>
    db.transaction(
      async (tx) => {
        const scan = scanToAvoid[way];
        if (scan) await tx.execute(sql`set local ${sql.raw(scan)} = off`);
        return read(tx);
      },
      { accessMode: "read only" },
    );

  /** What few have is gathered; what many have comes up soon on the way through a view. */
  const wayTo = async (view: DeskView, search: DeskSearch | undefined) => {
    if (views[view].isFew) return "lookUp";
    return search && !(await commonNames.haveMany(search)) ? "gather" : "walk";
  };

  /** Two walks, each along an index of its own: those that are late twice, and then the others. */
  const listLateFirst = (page: DeskPage, viewer: Viewer): Promise<DeskListedRow[]> =>
    readBy("walk", async (tx) => {
      const { view, after, limit } = page;
      const walk = (part: Pick<DeskPage, "limit" | "after">, among: SQL) =>
        tx
          .select()
          .from(walkedIn(tx, { ...page, ...part }, viewer, among))
          .orderBy(...inOrder(view));
      if (after && !after.isLate) return walk({ limit, after }, isNotLate);
      const late = await walk({ limit, after }, isLate);
      if (late.length === limit) return late;
      const rest = await walk({ limit: limit - late.length, after: undefined }, isNotLate);
      return [...late, ...rest];
    });

  return {
    list: async (page: DeskPage, viewer: Viewer): Promise<DeskListedRow[]> => {
      const { view, search, state, limit, after } = page;
      // The database would walk the whole view to find out.
      if (state && views[view].states?.includes(state) === false) return [];
      if (views[view].isLateFirst && !search) return listLateFirst(page, viewer);
      const way = await wayTo(view, search);
      return readBy(way, (tx) =>
        tx
          .select(listed)
          .from(
            way === "walk" ? walkedIn(tx, page, viewer) : foundIn(tx, page, views[view], viewer),
          )
          .where(isAfter(view, after))
          .orderBy(...inOrder(view))
          .limit(limit),
      );
    },

    /** How many a search lists; not `isAll` where it finds more. */
    countFound: async (listing: Listing, viewer: Viewer) => {
      const most = mostFound(listing);
      const way = await wayTo(listing.view, listing.search);
      return readBy(way, async (tx) => {
        const found =
          way === "walk"
            ? walkedIn(tx, { ...listing, after: undefined, limit: most + 1 }, viewer)
            : foundIn(tx, listing, views[listing.view], viewer, most + 1);
        const [row] = await tx.select({ count: count() }).from(found);
        const matched = row?.count ?? 0;
        return { count: Math.min(matched, most), isAll: matched <= most };
      });
    },

    count: async (viewer: Viewer): Promise<Record<DeskView, number>> => {
      const countOf = async (view: DeskView) => {
        const some = db
          .select({ id: requests.id })
          .from(requests)
          .where(inView(views[view], viewer))
          .limit(MAX_COUNT)
          .as("some");
        const [row] = await db.select({ count: count() }).from(some);
        return [view, row?.count ?? 0] as const;
      };
      const counts = await Promise.all(deskViews.map(countOf));
      return Object.fromEntries(counts) as Record<DeskView, number>;
    },
  };
};
