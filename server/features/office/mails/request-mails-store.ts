import { and, asc, eq, inArray, like, or } from "drizzle-orm";
import type { Database, Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";

const { mails } = schema;

export type MailRow = typeof mails.$inferSelect;

/** The letter and those that repeated it, the oldest first. */
export const repeatsIn = (tx: Transaction, requestId: string, firstKey: string) =>
  tx
    .select()
    .from(mails)
    .where(
      and(
        eq(mails.requestId, requestId),
        or(eq(mails.key, firstKey), like(mails.key, `${firstKey}:again-%`)),
      ),
    )
    .orderBy(asc(mails.createdAt), asc(mails.id));

export const markSentAgainIn = async (tx: Transaction, ids: string[], at: Date) => {
  await tx
    .update(mails)
    .set({ state: "sentAgain", changedAt: at })
    .where(and(inArray(mails.id, ids), eq(mails.state, "failed")));
};

export const createRequestMailsStore = (db: Database) => ({
  mailsOf: (requestId: string): Promise<MailRow[]> =>
    db
      .select()
      .from(mails)
      .where(eq(mails.requestId, requestId))
      .orderBy(asc(mails.createdAt), asc(mails.id)),

  find: async (requestId: string, id: string): Promise<MailRow | undefined> => {
    const [row] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.id, id), eq(mails.requestId, requestId)));
    return row;
  },
});
