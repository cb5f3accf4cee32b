import type { Database } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { messages } = schema;

export type MessageRow = typeof messages.$inferInsert;

export const createLeadsStore = (db: Database) => ({
  insert: async (message: MessageRow) => {
    await db.insert(messages).values(message);
  },
});
