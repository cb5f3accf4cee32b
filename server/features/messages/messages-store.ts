import { eq } from "drizzle-orm";
import type { Database } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { messages } = schema;

type MessageRow = typeof messages.$inferInsert;

export const createMessagesStore = (db: Database) => ({
  insertOnce: async (message: MessageRow & { id: string }, earlierId: string) => {
    const earlier = await db
      .select({ id: messages.id })
      .from(messages)
      .where(eq(messages.id, earlierId));
    if (earlier.length === 0)
      await db.insert(messages).values(message).onConflictDoNothing({ target: messages.id });
  },
});
