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

  /** Whether it has failed by this, and had not before. */
  noteFailure: (key: string, lastError: string, isRefused: boolean) =>
    db.transaction(async (tx) => {
      const [mail] = await tx
        .select({ state: mails.state, tries: mails.tries })
        .from(mails)
        .where(and(eq(mails.key, key), inArray(mails.state, ["queued", "failed"])))
        .for("update");
      if (!mail) return false;
      const tries = mail.tries + 1;
      const state = isRefused || tries >= FAILED_FROM_TRIES ? "failed" : mail.state;
      await tx
        .update(mails)
        .set({ state, tries, lastError, changedAt: sql`now()` })
        .where(eq(mails.key, key));
      return state === "failed" && mail.state !== "failed";
    }),
});
