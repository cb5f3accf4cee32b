import { and, asc, isNotNull, lte } from "drizzle-orm";
import type { Database } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";

const { requests } = schema;

export const createPromisesStore = (db: Database) => ({
  /** Requests whose promise has passed, the oldest first; each has a later one, or none, once it is noted. */
  listMissed: (at: Date, limit: number) =>
    db
      .select({ id: requests.id, email: requests.email, userId: requests.userId })
      .from(requests)
      .where(and(isNotNull(requests.promisedFor), lte(requests.promisedFor, at)))
      .orderBy(asc(requests.promisedFor), asc(requests.id))
      .limit(limit),
});
