import { type ChatView, chatViews } from "../../../contract/office/chats/routes.ts";
import { chat, chats } from "../kit/paths.ts";

/** Those that wait where the address names no known view. */
export const readChatView = (search: URLSearchParams): ChatView =>
  chatViews.find((one) => one === search.get("view")) ?? "waiting";

export const listOf = (view: ChatView) => `${chats}?view=${view}`;
export const chatIn = (view: ChatView, id: string) => `${chat(id)}?view=${view}`;
