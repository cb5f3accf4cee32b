import { useCallback, useEffect, useState } from "react";
import { type DeskMessage, listMessages } from "../../../contract/office/messages.ts";
import type { MessageState } from "../../../domain/contact/message-states.ts";
import { useSession } from "../frame/session.tsx";
import { useProblem } from "../kit/use-problem.ts";

type Loaded = {
  state: MessageState | "all";
  rows: readonly DeskMessage[];
  cursor: string | null;
};

/** Keyset pages, one after the other. */
export function useMessages(state: MessageState | "all") {
  const { ask } = useSession();
  const problemOf = useProblem();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<string>();
  const [isLoading, setIsLoading] = useState(true);

  const load = useCallback(
    async (before?: Loaded) => {
      setIsLoading(true);
      setFailure(undefined);
      const query = {
        ...(state !== "all" && { state }),
        ...(before?.cursor && { cursor: before.cursor }),
      };
      const answer = await ask(listMessages, { query }).catch(() => undefined);
      setIsLoading(false);
      if (answer?.code !== 200) return setFailure(problemOf(answer));
      const rows = [...(before?.rows ?? []), ...answer.data.data];
      setLoaded({ state, rows, cursor: answer.data.nextCursor });
    },
    // eslint-disable-next-line react/exhaustive-deps -- texts do not change while the page is open
    [ask, state],
  );

  useEffect(() => {
    void load();
  }, [load]);

  return {
    rows: loaded?.state === state ? loaded.rows : undefined,
    hasMore: loaded?.state === state && Boolean(loaded.cursor),
    isLoading,
    failure,
    reload: () => void load(),
    more: () => void load(loaded),
  };
}
