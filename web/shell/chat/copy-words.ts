import type { ChatLine, ChatShown } from "../../../contract/chat.ts";
import type { Speech } from "./words.ts";

type Chat = NonNullable<ChatShown["chat"]>;

/** Whether a copy would hold the visitor's own words alone, which are not sent to just any address. */
const isHeld = ({ copyNeedsAnswer }: Chat, lines: readonly ChatLine[]) =>
  copyNeedsAnswer && !lines.some(({ kind }) => kind === "staff");

/** Whether there is still something to send. */
export const mayAskCopy = (chat: Chat, lines: readonly ChatLine[]): boolean =>
  chat.state !== "ended" || !isHeld(chat, lines);

/** Why no copy goes out yet, or at all; of a message the note says where the answer goes. */
export const copyWords = (
  chat: Chat,
  lines: readonly ChatLine[],
  isWanted: boolean,
  { texts }: Speech,
): string => {
  if (!isWanted || chat.state === "message" || !isHeld(chat, lines)) return "";
  return chat.state === "ended" ? texts.copyNone : texts.copyWaits;
};
