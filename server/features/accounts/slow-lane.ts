/**
 * Lets calls wait for `milliseconds` each, at most `places` at a time. Beyond that the one that has
 * waited longest goes on: many callers shorten the wait, none is refused and memory stays bounded.
 */
export const createSlowLane = (milliseconds: number, places: number) => {
  const waiting = new Set<() => void>();

  return () =>
    new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        waiting.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, milliseconds);
      waiting.add(goOn);
      const [longest] = waiting;
      if (waiting.size > places) longest?.();
    });
};
