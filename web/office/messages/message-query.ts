import { type MessageState, messageStates } from "../../../domain/contact/message-states.ts";

/** Without a known state: those that nobody has answered. */
export const readMessageState = (search: URLSearchParams): MessageState | "all" => {
  const asked = search.get("state");
  return asked === "all" ? "all" : (messageStates.find((one) => one === asked) ?? "new");
};
