import { and, asc, eq, gt, lt, lte, or } from "drizzle-orm";
import type { expiryBounds } from "../../../../domain/requests/expiry.ts";
import type { Database, Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";

const { requests } = schema;

/** No change that its customer sees or that an edit could conflict with: the version stays. */
export const noteExpiryWarningIn = async (tx: Transaction, id: string, at: Date) => {
  await tx.update(requests).set({ expiryWarnedAt: at }).where(eq(requests.id, id));
};

export const createExpiryStore = (db: Database) => ({
  /** Candidates only, ordered by id; `domain/requests/expiry.ts` decides for each. */
  listMaybeDue: async (
    { touchedBefore, startedUntil }: ReturnType<typeof expiryBounds>,
    after: string | undefined,
    limit: number,
  ) => {
    const rows = await db
      .select({ id: requests.id })
      .from(requests)
      .where(
        and(
          eq(requests.state, "awaiting_payment"),
          after === undefined ? undefined : gt(requests.id, after),
          or(lt(requests.touchedAt, touchedBefore), lte(requests.startDate, startedUntil)),
        ),
      )
      .orderBy(asc(requests.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  },
});
