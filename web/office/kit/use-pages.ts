import { useCallback, useEffect, useState } from "react";
import { isGood } from "../../api/is-good.ts";
import { useNewest } from "../../api/use-newest.ts";
import type { Failure } from "../../api/use-write.ts";
import { useProblem } from "./use-problem.ts";

export type Found = { count: number; isAll: boolean };
type Page<Row> = {
  data: readonly Row[];
  nextCursor: string | null;
  /** Set on the first page of a search. */
  found?: Found | null;
};
type Answer<Row> = { code: 200; data: Page<Row> } | Failure;
type Asked = { cursor?: string; signal: AbortSignal };
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
  read: (key: string, asked: Asked) => Promise<Answer<Row>>,
) {
  const problemOf = useProblem();
  const newest = useNewest();
  const [loaded, setLoaded] = useState<Loaded<Row>>();
  const [ended, setEnded] = useState<{ key: string; failure?: Failure }>();
  const isLoading = ended?.key !== key;

  const ask = useCallback(
    (before?: Loaded<Row>) => {
      const cursor = before?.cursor ? { cursor: before.cursor } : {};
      return newest((signal) => read(key, { ...cursor, signal }));
    },
    [newest, key, read],
  );

  const take = useCallback(
    (answer: Answer<Row> | undefined, before?: Loaded<Row>) => {
      if (!answer) return;
      if (!isGood(answer)) return setEnded({ key, failure: answer });
      setEnded({ key });
      const { data, nextCursor, found } = answer.data;
      setLoaded({
        key,
        rows: [...(before?.rows ?? []), ...data],
        cursor: nextCursor,
        found: before?.found ?? found ?? undefined,
      });
    },
    [key],
  );

  useEffect(() => {
    void ask().then(take);
  }, [ask, take]);

  const load = (before?: Loaded<Row>) => {
    setEnded(undefined);
    void ask(before).then((answer) => take(answer, before));
  };

  return {
    rows: loaded?.rows,
    found: loaded?.found,
    /** False while rows of another key are still in sight. */
    isCurrent: loaded?.key === key,
    hasMore: Boolean(loaded?.cursor),
    isLoading,
    failure: isLoading ? undefined : problemOf(ended.failure),
    reload: () => load(),
    more: () => load(loaded),
  };
}

export type Pages<Row> = ReturnType<typeof usePages<Row>>;
