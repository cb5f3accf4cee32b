import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.ts";
import { schema } from "../database/schema.ts";

const { mails } = schema;

type NewMail = Pick<typeof mails.$inferInsert, "key" | "requestId" | "kind">;

/** A letter with fewer tries counts as on its way, unless the mail server refused it. */
const FAILED_FROM_TRIES = 3;

/** What is shown on a request; the same letter stays one row. */
export const insertMailIn = async (tx: Transaction, mail: NewMail) => {
  await tx.insert(mails).values(mail).onConflictDoNothing({ target: mails.key });
};

/** A letter that was stopped: one that left before stays as it is. */
export const markUnsentIn = async (
  tx: Transaction,
  key: string,
  state: "sentAgain" | "withdrawn",
  at: Date,
) => {
  await tx
    .update(mails)
    .set({ state, changedAt: at })
    .where(and(eq(mails.key, key), inArray(mails.state, ["queued", "failed"])));
};

export const createMailStatesStore = (db: Database) => ({
  noteAccepted: async (key: string) => {
    await db
      .update(mails)
      .set({
        state: "accepted",
        tries: sql`${mails.tries} + 1`,
        lastError: null,
        changedAt: sql`now()`,
      })
      .where(eq(mails.key, key));
  },

  noteFailure: async (key: string, lastError: string, isRefused: boolean) => {
    const isFailed = sql`${isRefused} or ${mails.tries} + 1 >= ${FAILED_FROM_TRIES}`;
    await db
      .update(mails)
      .set({
        state: sql`case when ${isFailed} then 'failed' else ${mails.state} end`,
        tries: sql`${mails.tries} + 1`,
        lastError,
        changedAt: sql`now()`,
      })
      .where(and(eq(mails.key, key), sql`${mails.state} in ('queued', 'failed')`));
  },
});
