import { type MessageState, messageStates } from "../../../domain/contact/message-states.ts";

/** Those without an answer where the address names no known state. */
export const readMessageState = (search: URLSearchParams): MessageState | "all" => {
  const asked = search.get("state");
  return asked === "all" ? "all" : (messageStates.find((one) => one === asked) ?? "new");
};
