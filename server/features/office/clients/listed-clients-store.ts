import { and, desc, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import type { ListPosition } from "../../../records/requests/own-requests-store.ts";

const { clients, requests, users } = schema;

export const listedClient = { id: clients.id, email: clients.email, lastAt: clients.lastAt };
export const newestFirst = [desc(clients.lastAt), desc(clients.id)];

/** Compared as a row, so that the index starts there. */
const isAfter = (after: ListPosition | undefined) =>
  after &&
  sql`(${clients.lastAt}, ${clients.id}) < (${sql.param(after.at, clients.lastAt)}, ${sql.param(after.id, clients.id)})`;

export type ListedRow = { id: string; email: string; lastAt: Date };

/** People, the newest first, and what a list shows beside each. */
export const createListedClientsStore = (db: Database) => ({
  list: (limit: number, after: ListPosition | undefined): Promise<ListedRow[]> =>
    db
      .select(listedClient)
      .from(clients)
      .where(isAfter(after))
      .orderBy(...newestFirst)
      .limit(limit),

  accountsAt: (emails: readonly string[]) =>
    db
      .select({
        id: users.id,
        email: users.email,
        username: users.username,
        phone: users.phone,
        language: users.language,
        verifiedAt: users.verifiedAt,
      })
      .from(users)
      .where(inArray(users.email, [...emails])),

  /** The newest request at each of these addresses that was sent without an account. */
  newestLeadsAt: (emails: readonly string[]) =>
    db
      .selectDistinctOn([requests.email], {
        email: requests.email,
        username: requests.username,
        phone: requests.phone,
        language: requests.language,
      })
      .from(requests)
      .where(and(inArray(requests.email, [...emails]), isNull(requests.userId)))
      .orderBy(requests.email, desc(requests.createdAt), desc(requests.id)),

  /**
   * How many requests of accounts, and of addresses without one, are somebody's turn. Counted by a
   * filter: as a condition it would make the database read the index of all that are open.
   */
  countOpen: (userIds: readonly string[], emails: readonly string[]) =>
    db
      .select({
        userId: requests.userId,
        email: requests.email,
        open: sql<number>`(count(*) filter (where ${isNotNull(requests.turn)}))::integer`,
      })
      .from(requests)
      .where(
        or(
          userIds.length > 0 ? inArray(requests.userId, [...userIds]) : undefined,
          and(isNull(requests.userId), inArray(requests.email, [...emails])),
        ),
      )
      .groupBy(requests.userId, requests.email),
});
