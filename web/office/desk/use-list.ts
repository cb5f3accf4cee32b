import { useCallback, useEffect, useState } from "react";
import { type DeskRow, listDesk } from "../../../contract/office/requests.ts";
import { useSession } from "../frame/session.tsx";
import { useProblem } from "../kit/use-problem.ts";
import { type ListQuery, writeListQuery } from "./list-query.ts";

type Loaded = { key: string; rows: readonly DeskRow[]; cursor: string | null };

/** Keyset pages, one after the other. Rows stay until the next ones have arrived. */
export function useList(query: ListQuery) {
  const { ask } = useSession();
  const problemOf = useProblem();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<string>();
  const [isLoading, setIsLoading] = useState(true);
  const key = writeListQuery(query);

  const load = useCallback(
    async (before?: Loaded) => {
      setIsLoading(true);
      setFailure(undefined);
      const asked = Object.fromEntries(new URLSearchParams(key));
      const cursor = before?.cursor ? { cursor: before.cursor } : {};
      const answer = await ask(listDesk, { query: { ...asked, ...cursor } }).catch(() => undefined);
      setIsLoading(false);
      if (answer?.code !== 200) return setFailure(problemOf(answer));
      const rows = [...(before?.rows ?? []), ...answer.data.data];
      setLoaded({ key, rows, cursor: answer.data.nextCursor });
    },
    // eslint-disable-next-line react/exhaustive-deps -- texts do not change while the page is open
    [ask, key],
  );

  useEffect(() => {
    void load();
  }, [load]);

  return {
    rows: loaded?.rows,
    /** False while rows of another view are still in sight. */
    isCurrent: loaded?.key === key,
    hasMore: Boolean(loaded?.cursor),
    isLoading,
    failure,
    reload: () => void load(),
    more: () => void load(loaded),
  };
}
