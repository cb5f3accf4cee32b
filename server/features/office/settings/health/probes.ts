import type { HealthCause } from "../../../../../domain/health.ts";
import { healthCause } from "../../../../../domain/health.ts";
import { withinTime } from "../../../../adapters/time-limit.ts";

const PROBED_WITHIN_MS = 4_000;

export type Probed = {
  cause: HealthCause | null;
  lastGoodAt: Date | null;
  lastBadAt: Date | null;
};

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "";
  const own = "code" in error ? String(error.code) : "";
  return `${error.name} ${error.constructor.name} ${own} ${codeOf(error.cause)}`;
};

/** Asks a part, in a bounded time, and remembers since the start when it worked and when not. */
export const createProbe = (now: () => Date, ask: () => Promise<unknown>) => {
  const last: Omit<Probed, "cause"> = { lastGoodAt: null, lastBadAt: null };

  return async (): Promise<Probed> => {
    try {
      await withinTime(PROBED_WITHIN_MS, ask);
      last.lastGoodAt = now();
      return { ...last, cause: null };
    } catch (error) {
      last.lastBadAt = now();
      return { ...last, cause: healthCause(codeOf(error)) };
    }
  };
};
