import { useRef, useState } from "react";
import { type DeskChat, writeChatLine } from "../../../contract/office/chats/routes.ts";
import type { Failure } from "../../api/use-write.ts";
import { useSession } from "../frame/session.tsx";
import { useProblem } from "../kit/use-problem.ts";
import type { KeptHere, Unsent } from "./kept-here.ts";

type Props = {
  chat: DeskChat;
  here: KeptHere;
  onSent: (chat: DeskChat) => void;
  onRefused: () => void;
};

/** Lines on their way, in their order. Each has a key of its own, so that it is stored once. */
export function useOutbox({ chat, here, onSent, onRefused }: Props) {
  const { ask } = useSession();
  const problemOf = useProblem();
  const [unsent, setUnsent] = useState(() => here.read().unsent);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const newest = useRef({ unsent, isSending: false });
  const params = { id: chat.id };
  // The stream may tell of a line before its call answers.
  const arrived = new Set(chat.lines.map(({ key }) => key));

  const change = (next: Unsent[]) => {
    newest.current.unsent = next;
    here.keep({ unsent: next });
    setUnsent(next);
  };

  const run = async () => {
    if (newest.current.isSending) return;
    newest.current.isSending = true;
    setIsSending(true);
    setFailure(undefined);
    for (let next = newest.current.unsent[0]; next; next = newest.current.unsent[0]) {
      const { key } = next;
      const answer = await ask(writeChatLine, { params, body: next });
      if (answer.code !== 200) {
        setFailure(answer);
        onRefused();
        break;
      }
      onSent(answer.data.data);
      change(newest.current.unsent.filter((one) => one.key !== key));
    }
    newest.current.isSending = false;
    setIsSending(false);
  };

  return {
    lines: unsent.filter(({ key }) => !arrived.has(key)),
    isSending,
    failure: problemOf(failure),
    send: (text: string) => {
      change([...newest.current.unsent, { key: crypto.randomUUID(), text }]);
      void run();
    },
    again: () => void run(),
    discard: (key: string) => change(newest.current.unsent.filter((one) => one.key !== key)),
  };
}

export type Outbox = ReturnType<typeof useOutbox>;
