import { useCallback, useEffect, useRef } from "react";

/** One question at a time: a newer one, and leaving the page, give up the one before. */
export function useNewest() {
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  /** @returns the answer, or undefined if it was given up */
  return useCallback(
    async <Answer>(
      asking: (signal: AbortSignal) => Promise<Answer>,
    ): Promise<Answer | undefined> => {
      current.current?.abort();
      const { signal } = (current.current = new AbortController());
      const answer = await asking(signal);
      return signal.aborted ? undefined : answer;
    },
    [],
  );
}
