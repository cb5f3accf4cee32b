import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { chatLines, chats, users } = schema;

export type Chat = typeof chats.$inferSelect;

/** What both sides wrote and what happened: a note stays between colleagues. */
export const shownLinesIn = (tx: Transaction, chatId: string) =>
  tx
    .select({
      kind: chatLines.kind,
      event: chatLines.event,
      staffId: chatLines.staffId,
      text: chatLines.text,
      at: chatLines.at,
    })
    .from(chatLines)
    .where(
      and(eq(chatLines.chatId, chatId), inArray(chatLines.kind, ["customer", "staff", "event"])),
    )
    .orderBy(asc(chatLines.number));

/** The address of an account, which its owner has proven. */
export const provenAddressIn = async (tx: Transaction, userId: string) => {
  const [row] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.verifiedAt)));
  return row?.email;
};

export const markTranscriptSentIn = async (tx: Transaction, id: string, at: Date) => {
  await tx.update(chats).set({ transcriptSentAt: at }).where(eq(chats.id, id));
};
