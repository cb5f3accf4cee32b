import { readChatDesk } from "../../../contract/office/chats/routes.ts";
import type { Body } from "../../api/client.ts";
import { useNewest } from "../../api/use-newest.ts";
import { useRead } from "../../api/use-read.ts";
import { useRefresh } from "../../ui/use-refresh.ts";
import { useSession } from "../frame/session.tsx";
import { useChatNews } from "./use-chat-news.ts";

export type ChatDesk = Body<typeof readChatDesk>["data"];

const EVERY_MS = 30_000;

export function useChatDesk() {
  const { ask, askQuietly } = useSession();
  const newest = useNewest();
  const { body, replace } = useRead(ask, readChatDesk, {});

  const look = async () => {
    const answer = await newest((signal) => askQuietly(readChatDesk, { signal }));
    if (answer?.code === 200) replace(() => answer.data);
  };
  useRefresh(look, EVERY_MS);
  useChatNews(({ event }) => {
    if (event !== "line") void look();
  });

  return { desk: body?.data, lookAtDesk: () => void look() };
}
