import { setTimeout as wait } from "node:timers/promises";
import { DatabaseAway, hasTimedOut } from "./unavailable.ts";

const PROBE_INTERVAL_MS = 500;

/** Refuses every query at once after a timeout, until a probe succeeds. */
export const watchOutage = (probe: () => Promise<unknown>) => {
  let isAway = false;
  const closing = new AbortController();

  const probeUntilBack = async () => {
    while (isAway && !closing.signal.aborted) {
      isAway = await probe().then(
        () => false,
        () => true,
      );
      if (isAway) await wait(PROBE_INTERVAL_MS, undefined, { ref: false });
    }
  };

  return {
    guard: async <Result>(run: () => Promise<Result>) => {
      if (isAway) throw new DatabaseAway();
      try {
        return await run();
      } catch (error) {
        if (!isAway && hasTimedOut(error)) {
          isAway = true;
          void probeUntilBack();
        }
        throw error;
      }
    },
    close: () => closing.abort(),
  };
};
