import { type ChatView, listChats } from "../../../contract/office/chats/routes.ts";
import type { Body } from "../../api/client.ts";
import { useNewest } from "../../api/use-newest.ts";
import { useRead } from "../../api/use-read.ts";
import { useRefresh } from "../../ui/use-refresh.ts";
import { useSession } from "../frame/session.tsx";
import { useProblem } from "../kit/use-problem.ts";
import { useChatNews } from "./use-chat-news.ts";

type List = Body<typeof listChats>;

const EVERY_MS = 20_000;

/** The rows after the first page stay as they are. */
const withFirst = (before: List | undefined, first: List): List => {
  if (!before || before.data.length <= first.data.length || first.nextCursor === null) return first;
  const read = new Set(first.data.map(({ id }) => id));
  const rest = before.data.filter(({ id }) => !read.has(id));
  return { ...first, data: [...first.data, ...rest], nextCursor: before.nextCursor };
};

export function useChats(view: ChatView, isWanted = true) {
  const { ask, askQuietly } = useSession();
  const problemOf = useProblem();
  const newest = useNewest();
  const query = { view, limit: "100" };
  const { body, failure, isLoading, reload, replace } = useRead(
    ask,
    listChats,
    isWanted ? { query } : undefined,
  );

  const look = async () => {
    if (!isWanted) return;
    const answer = await newest((signal) => askQuietly(listChats, { query, signal }));
    if (answer?.code === 200) replace((before) => withFirst(before, answer.data));
  };
  useRefresh(look, EVERY_MS);
  useChatNews(() => void look());

  const more = async () => {
    const cursor = body?.nextCursor;
    if (!cursor) return;
    const answer = await ask(listChats, { query: { ...query, cursor } });
    if (answer.code !== 200) return;
    const { data, nextCursor } = answer.data;
    replace((before) => before && { ...before, data: [...before.data, ...data], nextCursor });
  };

  return {
    counts: body?.counts,
    look: () => void look(),
    list: {
      rows: body?.data,
      found: undefined,
      isCurrent: body !== undefined,
      hasMore: Boolean(body?.nextCursor),
      isLoading,
      failure: problemOf(failure),
      reload: () => void reload(),
      more: () => void more(),
    },
  };
}
