import { and, asc, count, desc, eq, gt, ne, or, sql } from "drizzle-orm";
import { deskViews, type DeskView } from "../../../../contract/office/requests.ts";
import type { DeskSearch } from "../../../../domain/requests/desk-search.ts";
import type { RequestState } from "../../../../domain/requests/request-state.ts";
import type { Database, Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import type { ListPosition } from "../../requests/store/own-requests-store.ts";
import { foundIn, listed, mostFound, type Search } from "./desk-search-store.ts";
import { inView, type View, type Viewer, views } from "./views-store.ts";

const { audit, leases, noteDrafts, notes, paymentAttempts, requests, staff } = schema;

/** Counting on would cost 200 ms with a million requests; nobody reads 100 rows at once. */
const MAX_COUNT = 100;
const MAX_RELATED = 10;

export type DeskListedRow = {
  request: Pick<typeof requests.$inferSelect, keyof typeof listed>;
  assigneeEmail: string | null;
};

export type DeskStoreRow = {
  request: typeof requests.$inferSelect;
  assigneeEmail: string | null;
};

export type DeskPage = {
  view: DeskView;
  search: DeskSearch | undefined;
  state: RequestState | undefined;
  limit: number;
  after: ListPosition | undefined;
};

const notThis = { walk: "enable_bitmapscan", gather: "enable_indexscan", lookUp: undefined };

export const sortedBy = (view: DeskView) =>
  views[view].order === "due" ? requests.dueAt : requests.createdAt;

export const createDeskStore = (db: Database) => {
  const selectListed = (handle: Database | Transaction = db) =>
    handle
      .select({ request: listed, assigneeEmail: staff.email })
      .from(requests)
      .leftJoin(staff, eq(staff.id, requests.assignee));

  const selectFound = (tx: Transaction, search: Search, view: View, viewer: Viewer) =>
    tx
      .select({ request: listed, assigneeEmail: staff.email })
      .from(foundIn(tx, search, view, viewer))
      .leftJoin(staff, eq(staff.id, requests.assignee));

  /** Compared as a row, so that an index starts there. */
  const isAfter = (view: DeskView, after: ListPosition | undefined) => {
    if (!after) return undefined;
    const column = sortedBy(view);
    const isPast = sql.raw(views[view].order === "due" ? ">" : "<");
    return sql`(${column}, ${requests.id}) ${isPast} (${sql.param(after.at, column)}, ${sql.param(after.id, requests.id)})`;
  };

  /**
   * The planner takes columns that depend on one another for independent, and so expects far too
   * few rows: it is told which way to go (docs/decisions/0026).
   * @param way `walk` the index that has the order, `gather` what several indexes find and sort it,
   * or `lookUp` the few that are named
   */
  const readBy = <Rows>(way: keyof typeof notThis, read: (tx: Transaction) => Promise<Rows>) =>
    db.transaction(
      async (tx) => {
        const scan = notThis[way];
        if (scan) await tx.execute(sql`set local ${sql.raw(scan)} = off`);
        return read(tx);
      },
      { accessMode: "read only" },
    );

  const inOrder = (view: DeskView) =>
    views[view].order === "due"
      ? [asc(requests.dueAt), asc(requests.id)]
      : [desc(requests.createdAt), desc(requests.id)];

  return {
    list: async (page: DeskPage, viewer: Viewer): Promise<DeskListedRow[]> => {
      const { view, search, state, limit, after } = page;
      // The database would walk the whole view to find out.
      if (state && views[view].states?.includes(state) === false) return [];
      const { isFew } = views[view];
      const order = inOrder(view);
      if (search || isFew)
        return readBy(isFew ? "lookUp" : "gather", (tx) =>
          selectFound(tx, { search, state }, views[view], viewer)
            .where(isAfter(view, after))
            .orderBy(...order)
            .limit(limit),
        );
      return readBy("walk", (tx) =>
        selectListed(tx)
          .where(and(inView(views[view], viewer, state), isAfter(view, after)))
          .orderBy(...order)
          .limit(limit),
      );
    },

    /** How many a search lists; not `isAll` where it finds more. */
    countFound: (search: Search, view: DeskView, viewer: Viewer) =>
      readBy(views[view].isFew ? "lookUp" : "gather", async (tx) => {
        const most = mostFound(search);
        const found = foundIn(tx, search, views[view], viewer, most + 1);
        const [row] = await tx.select({ count: count() }).from(found);
        const matched = row?.count ?? 0;
        return { count: Math.min(matched, most), isAll: matched <= most };
      }),

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

    find: async (id: string): Promise<DeskStoreRow | undefined> => {
      const [row] = await db
        .select({ request: requests, assigneeEmail: staff.email })
        .from(requests)
        .leftJoin(staff, eq(staff.id, requests.assignee))
        .where(eq(requests.id, id));
      return row;
    },

    /** Of the same person or plate, the newest first. */
    related: ({ id, email, plateEmirate, plateCode, plateNumber }: DeskStoreRow["request"]) => {
      const isSamePlate =
        plateNumber !== null && plateEmirate !== null && plateCode !== null
          ? and(
              eq(requests.plateNumber, plateNumber),
              eq(requests.plateEmirate, plateEmirate),
              eq(requests.plateCode, plateCode),
            )
          : undefined;
      // Erased requests have no e-mail in common.
      const isSamePerson = email === "" ? undefined : eq(requests.email, email);
      const isRelated = or(isSamePerson, isSamePlate);
      if (!isRelated) return [];
      return selectListed()
        .where(and(ne(requests.id, id), isRelated))
        .orderBy(desc(requests.createdAt), desc(requests.id))
        .limit(MAX_RELATED);
    },

    history: (id: string) =>
      db
        .select({
          event: audit.event,
          state: audit.toState,
          actor: audit.actor,
          staff: staff.email,
          at: audit.at,
        })
        .from(audit)
        .leftJoin(staff, and(eq(audit.actor, "staff"), eq(staff.id, audit.actorId)))
        .where(and(eq(audit.subject, "request"), eq(audit.subjectId, id)))
        .orderBy(asc(audit.id)),

    attempts: (id: string) =>
      db
        .select()
        .from(paymentAttempts)
        .where(eq(paymentAttempts.requestId, id))
        .orderBy(desc(paymentAttempts.createdAt)),

    notes: (id: string) =>
      db
        .select({ text: notes.text, staff: staff.email, at: notes.createdAt })
        .from(notes)
        .innerJoin(staff, eq(staff.id, notes.staffId))
        .where(eq(notes.requestId, id))
        .orderBy(asc(notes.createdAt), asc(notes.id)),

    noteDraft: async (requestId: string, staffId: string) => {
      const [row] = await db
        .select({ text: noteDrafts.text })
        .from(noteDrafts)
        .where(and(eq(noteDrafts.requestId, requestId), eq(noteDrafts.staffId, staffId)));
      return row?.text ?? "";
    },

    lease: async (requestId: string, now: Date) => {
      const [row] = await db
        .select({ staffId: leases.staffId, email: staff.email, until: leases.until })
        .from(leases)
        .innerJoin(staff, eq(staff.id, leases.staffId))
        .where(and(eq(leases.requestId, requestId), gt(leases.until, now)));
      return row;
    },
  };
};

export type DeskStore = ReturnType<typeof createDeskStore>;
