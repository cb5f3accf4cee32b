import type { AuditEvent } from "../../../domain/audit-events.ts";
import { and, asc, count, eq, gt, inArray, lt, sql } from "drizzle-orm";
import {
  liveOfferStates,
  nextOfferState,
  type OfferEvent,
} from "../../../domain/requests/offer-state.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { type Actor, writeAuditIn } from "../audit/audit-store.ts";

const { offers, requests } = schema;

export type OfferRow = typeof offers.$inferSelect;
export type NewOffer = typeof offers.$inferInsert;

/** What an offer says; the same columns in a draft that is written again. */
export type OfferTerms = Omit<
  OfferRow,
  | "id"
  | "requestId"
  | "state"
  | "version"
  | "supersedes"
  | "wished"
  | "staffId"
  | "createdAt"
  | "updatedAt"
  | "sentAt"
  | "decidedAt"
>;

const noteIn = (
  tx: Transaction,
  { id, state, version, requestId }: OfferRow,
  event: AuditEvent<"offer">,
  by: Actor,
  at: Date,
  from?: OfferRow["state"],
) =>
  writeAuditIn(tx, {
    ...by,
    at,
    subject: "offer",
    subjectId: id,
    event,
    fromState: from,
    toState: state,
    version,
    detail: { request: requestId },
  });

/** The oldest first. Whoever writes holds the request's lock. */
export const offersIn = (handle: Database | Transaction, requestId: string): Promise<OfferRow[]> =>
  handle
    .select()
    .from(offers)
    .where(eq(offers.requestId, requestId))
    .orderBy(asc(offers.createdAt), asc(offers.id));

export const acceptedOfferIn = async (
  handle: Database | Transaction,
  requestId: string,
): Promise<OfferRow | undefined> => {
  const [row] = await handle
    .select()
    .from(offers)
    .where(and(eq(offers.requestId, requestId), eq(offers.state, "accepted")));
  return row;
};

export const insertDraftIn = async (tx: Transaction, draft: NewOffer, by: Actor, at: Date) => {
  const [row] = await tx
    .insert(offers)
    .values({ ...draft, createdAt: at, updatedAt: at })
    .returning();
  if (!row) throw new Error("The new offer was not returned.");
  await noteIn(tx, row, "drafted", by, at);
  return row;
};

export const rewriteDraftIn = async (tx: Transaction, id: string, terms: OfferTerms, at: Date) => {
  const [row] = await tx
    .update(offers)
    .set({ ...terms, updatedAt: at })
    .where(and(eq(offers.id, id), eq(offers.state, "draft")))
    .returning();
  if (!row) throw new Error("The draft was not returned.");
  return row;
};

export const discardDraftIn = async (tx: Transaction, draft: OfferRow, by: Actor, at: Date) => {
  await tx.delete(offers).where(and(eq(offers.id, draft.id), eq(offers.state, "draft")));
  await noteIn(tx, draft, "discarded", by, at);
};

type Change = Partial<Pick<OfferRow, "wished">>;

/** The only way to change an offer's state. */
export const moveOfferIn = async (
  tx: Transaction,
  { id, state }: Pick<OfferRow, "id" | "state">,
  event: OfferEvent,
  by: Actor,
  at: Date,
  change: Change = {},
): Promise<OfferRow> => {
  const to = nextOfferState(state, event);
  if (!to) throw new Error(`An offer that is ${state} knows no ${event}.`);
  const moment = event === "sent" ? { sentAt: at } : { decidedAt: at };
  const [row] = await tx
    .update(offers)
    .set({ ...change, ...moment, state: to, updatedAt: at })
    .where(and(eq(offers.id, id), eq(offers.state, state)))
    .returning();
  if (!row) throw new Error("The offer changed although its request was locked.");
  await noteIn(tx, row, event, by, at, state);
  return row;
};

export const createOffersStore = (db: Database) => ({
  find: async (id: string): Promise<OfferRow | undefined> => {
    const [row] = await db.select().from(offers).where(eq(offers.id, id));
    return row;
  },

  offersOf: (requestId: string) => offersIn(db, requestId),

  /** How many offers each of these requests has to choose from. */
  countOpen: async (
    ids: readonly string[],
    today: string,
  ): Promise<ReadonlyMap<string, number>> => {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select({ id: offers.requestId, count: count() })
      .from(offers)
      .where(
        and(
          inArray(offers.requestId, [...ids]),
          eq(offers.state, "open"),
          sql`${offers.validUntil} >= ${today}::date`,
        ),
      )
      .groupBy(offers.requestId);
    return new Map(rows.map((row) => [row.id, row.count]));
  },

  /** Requests with offers whose last day is over, ordered by id. */
  listDue: async (today: string, after: string | undefined, limit: number) => {
    const rows = await db
      .selectDistinct({ id: offers.requestId })
      .from(offers)
      .innerJoin(requests, eq(requests.id, offers.requestId))
      .where(
        and(
          inArray(offers.state, liveOfferStates),
          lt(offers.validUntil, today),
          inArray(requests.state, ["offered", "awaiting_payment"]),
          after === undefined ? undefined : gt(offers.requestId, after),
        ),
      )
      .orderBy(asc(offers.requestId))
      .limit(limit);
    return rows.map(({ id }) => id);
  },
});
