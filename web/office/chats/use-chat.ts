import { type DeskChat, readDeskChat } from "../../../contract/office/chats/routes.ts";
import { useNewest } from "../../api/use-newest.ts";
import { useRead } from "../../api/use-read.ts";
import { useRefresh } from "../../ui/use-refresh.ts";
import { useSession } from "../frame/session.tsx";
import { useProblem } from "../kit/use-problem.ts";
import { useChatNews } from "./use-chat-news.ts";

const EVERY_MS = 20_000;

const newestLine = ({ lines }: DeskChat) => lines.at(-1)?.number ?? 0;

/** Answers may overtake one another. */
const isOlder = (found: DeskChat, shown: DeskChat) =>
  found.version < shown.version || newestLine(found) < newestLine(shown);

/** One chat, as it goes on: what is typed meanwhile is apart from it. */
export function useChat(id: string) {
  const { ask, askQuietly } = useSession();
  const problemOf = useProblem();
  const newest = useNewest();
  const params = { id };
  const { body, failure, isLoading, reload, replace } = useRead(ask, readDeskChat, { params });

  const show = (data: DeskChat) =>
    replace((before) =>
      before && isOlder(data, before.data) ? before : { status: "success", data },
    );

  const look = async () => {
    const answer = await newest((signal) => askQuietly(readDeskChat, { params, signal }));
    if (answer?.code === 200) show(answer.data.data);
  };
  useRefresh(look, EVERY_MS);
  useChatNews((news) => {
    // Reading a chat is noted as opening it; coming back into sight reads it, too.
    if (!document.hidden && (news.id === undefined || news.id === id)) void look();
  });

  return {
    chat: body?.data,
    failure: problemOf(failure),
    isLoading,
    show,
    look: () => void look(),
    reload: () => void reload(),
  };
}
