import { and, desc, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { DeskSearch } from "../../../../domain/requests/desk-search.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { isFound } from "./found-store.ts";

const { requests } = schema;

const owner = { userId: requests.userId, email: requests.email };

/**
 * Whose requests match, not all of them once; open ones first, whose names have an index of their
 * own. The planner is told which way to go (docs/decisions/0026).
 */
export const gatherOwnersIn = async (tx: Transaction, search: DeskSearch, most: number) => {
  await tx.execute(sql`set local enable_indexscan = off`);
  const some = (where: SQL) =>
    tx
      .select(owner)
      .from(requests)
      .where(and(isFound(search), where))
      .limit(most);
  return unionAll(some(isNotNull(requests.turn)), some(isNull(requests.turn))).limit(most);
};

/** The newest of a name that many have: they come up soon on the way through all requests. */
export const walkOwnersIn = async (tx: Transaction, search: DeskSearch, most: number) => {
  await tx.execute(sql`set local enable_bitmapscan = off`);
  return tx
    .select(owner)
    .from(requests)
    .where(isFound(search))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(most);
};
