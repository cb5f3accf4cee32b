import { and, count, desc, eq, sql } from "drizzle-orm";
import type { MessageState } from "../../../../domain/contact/message-states.ts";
import type { Database, Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import type { ListPosition } from "../../../records/requests/own-requests-store.ts";

const { messages } = schema;

/** The same limit as for the views of requests. */
const MAX_COUNT = 100;

export type MessageRow = typeof messages.$inferSelect;

type Change = Pick<MessageRow, "state" | "note" | "changedBy" | "changedAt">;

export const lockMessageIn = async (tx: Transaction, id: string) => {
  const [row] = await tx.select().from(messages).where(eq(messages.id, id)).for("update");
  return row;
};

export const changeMessageIn = async (tx: Transaction, id: string, change: Change) => {
  await tx
    .update(messages)
    .set({ ...change, version: sql`${messages.version} + 1` })
    .where(eq(messages.id, id));
};

export const createDeskMessagesStore = (db: Database) => ({
  /** The newest first; compared as a row, so that an index starts there. */
  list: (
    state: MessageState | undefined,
    after: ListPosition | undefined,
    limit: number,
  ): Promise<MessageRow[]> =>
    db
      .select()
      .from(messages)
      .where(
        and(
          state ? eq(messages.state, state) : undefined,
          after &&
            sql`(${messages.createdAt}, ${messages.id}) < (${sql.param(after.at, messages.createdAt)}, ${sql.param(after.id, messages.id)})`,
        ),
      )
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(limit),

  find: async (id: string): Promise<MessageRow | undefined> => {
    const [row] = await db.select().from(messages).where(eq(messages.id, id));
    return row;
  },

  countNew: async () => {
    const some = db
      .select({ id: messages.id })
      .from(messages)
      .where(eq(messages.state, "new"))
      .limit(MAX_COUNT)
      .as("some");
    const [row] = await db.select({ count: count() }).from(some);
    return row?.count ?? 0;
  },
});
