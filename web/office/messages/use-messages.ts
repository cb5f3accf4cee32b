import { useCallback } from "react";
import { listMessages } from "../../../contract/office/messages/routes.ts";
import { type MessageState, messageStates } from "../../../domain/contact/message-states.ts";
import { useSession } from "../frame/session.tsx";
import { usePages } from "../kit/use-pages.ts";

/** The messages of a state. */
export function useMessages(state: MessageState | "all") {
  const { ask } = useSession();
  const read = useCallback(
    (key: string, { signal, ...cursor }: { cursor?: string; signal: AbortSignal }) => {
      const known = messageStates.find((one) => one === key);
      return ask(listMessages, { query: { ...(known && { state: known }), ...cursor }, signal });
    },
    [ask],
  );

  return usePages(state, read);
}
