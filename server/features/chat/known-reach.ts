import type { ChatRow } from "../../records/chats/chats-store.ts";

type Reach = Pick<ChatRow, "email" | "userId">;

export const isReached = ({ email, userId }: Reach) => email !== null || userId !== null;

/** The answer to a message goes out by mail, also where it is known only later where to (0047). */
export const withReach = (chat: ChatRow, known: Partial<Reach>): Partial<ChatRow> => {
  const isNews = !isReached(chat) && isReached({ ...chat, ...known });
  return { ...known, ...(chat.state === "message" && isNews && { wantsTranscript: true }) };
};
