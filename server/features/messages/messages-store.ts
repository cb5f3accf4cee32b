import { eq } from "drizzle-orm";
import type { Database } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { byVisitor, writeAuditIn } from "../../records/audit/audit-store.ts";

const { messages } = schema;

type MessageRow = typeof messages.$inferInsert;

export const createMessagesStore = (db: Database) => ({
  /** Writes its audit row, too, by which staff hear of it at once. */
  insertOnce: (message: MessageRow & { id: string; createdAt: Date }, earlierId: string) =>
    db.transaction(async (tx) => {
      const earlier = await tx
        .select({ id: messages.id })
        .from(messages)
        .where(eq(messages.id, earlierId));
      if (earlier.length > 0) return;
      const stored = await tx
        .insert(messages)
        .values(message)
        .onConflictDoNothing({ target: messages.id })
        .returning({ id: messages.id, state: messages.state, version: messages.version });
      for (const { id, state, version } of stored)
        await writeAuditIn(tx, {
          ...byVisitor,
          subject: "message",
          subjectId: id,
          event: "received",
          toState: state,
          version,
          at: message.createdAt,
        });
    }),
});
