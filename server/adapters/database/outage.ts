import { setTimeout as wait } from "node:timers/promises";
import { DatabaseAway, hasTimedOut } from "./unavailable.ts";

/** Milliseconds between two probes of a database that is away. */
const PROBE_EVERY = 500;

/**
 * Lets one time-out stand for all: until a probe succeeds, every further query is refused at once,
 * so that a call with several queries does not wait for each.
 */
export const watchOutage = (probe: () => Promise<unknown>) => {
  let isAway = false;
  const closing = new AbortController();

  const probeUntilBack = async () => {
    while (isAway && !closing.signal.aborted) {
      isAway = await probe().then(
        () => false,
        () => true,
      );
      if (isAway) await wait(PROBE_EVERY, undefined, { ref: false });
    }
  };

  return {
    /** @throws {DatabaseAway} */
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
