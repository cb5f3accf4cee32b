import { useCallback, useEffect, useState } from "react";
import { type Refusal, useProblem } from "./use-problem.ts";

export type Found = { count: number; isAll: boolean };
type Page<Row> = {
  data: readonly Row[];
  nextCursor: string | null;
  /** Of a search, on its first page. */
  found?: Found | null;
};
type Answer<Row> = { code: 200; data: Page<Row> } | (Refusal & { code: number });
type Loaded<Row> = {
  key: string;
  rows: readonly Row[];
  cursor: string | null;
  found: Found | undefined;
};

/**
 * Keyset pages of a list, one after the other. Rows stay until those of another key have arrived.
 * @param read stays the same function while the session does
 */
export function usePages<Row>(
  key: string,
  read: (key: string, cursor: { cursor?: string }) => Promise<Answer<Row>>,
) {
  const problemOf = useProblem();
  const [loaded, setLoaded] = useState<Loaded<Row>>();
  const [failure, setFailure] = useState<string>();
  const [isLoading, setIsLoading] = useState(true);

  const load = useCallback(
    async (before?: Loaded<Row>) => {
      setIsLoading(true);
      setFailure(undefined);
      const cursor = before?.cursor ? { cursor: before.cursor } : {};
      const answer = await read(key, cursor).catch(() => undefined);
      setIsLoading(false);
      if (answer?.code !== 200) return setFailure(problemOf(answer as Refusal | undefined));
      const { data, nextCursor, found } = (answer as Extract<Answer<Row>, { code: 200 }>).data;
      setLoaded({
        key,
        rows: [...(before?.rows ?? []), ...data],
        cursor: nextCursor,
        found: before?.found ?? found ?? undefined,
      });
    },
    // eslint-disable-next-line react/exhaustive-deps -- texts do not change while the page is open
    [key, read],
  );

  useEffect(() => {
    void load();
  }, [load]);

  return {
    rows: loaded?.rows,
    found: loaded?.found,
    /** False while rows of another key are still in sight. */
    isCurrent: loaded?.key === key,
    hasMore: Boolean(loaded?.cursor),
    isLoading,
    failure,
    reload: () => void load(),
    more: () => void load(loaded),
  };
}

export type Pages<Row> = ReturnType<typeof usePages<Row>>;
