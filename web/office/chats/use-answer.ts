import { useNavigate } from "react-router";
import {
  answerChat,
  type DeskChat,
  type DeskChatRow,
} from "../../../contract/office/chats/routes.ts";
import { useSession } from "../frame/session.tsx";
import { useAway } from "../frame/use-away.ts";
import { useWriting } from "../kit/use-writing.ts";
import { noteHeard } from "../live/chat-sound.ts";
import { chatIn } from "./chat-query.ts";

export function useAnswer(onDone: (chat: DeskChat) => void, onRefused: () => void) {
  const { ask, member } = useSession();
  const { noteTaken } = useAway();
  const navigate = useNavigate();
  const { failure, isBusy, write } = useWriting(onRefused);

  return {
    mayAnswer: member.roles.some((role) => role === "agent" || role === "admin"),
    failure,
    isBusy,
    answer: ({ id, version }: Pick<DeskChatRow, "id" | "version">) =>
      void write(
        () => ask(answerChat, { params: { id }, body: { version } }),
        (chat) => {
          noteTaken();
          noteHeard(chat);
          onDone(chat);
          void navigate(chatIn("mine", id), { state: { isAnswered: true } });
        },
      ),
  };
}
