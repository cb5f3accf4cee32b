import { hash } from "node:crypto";
import { MINUTE_MS } from "../../domain/durations.ts";

const MAX_SEEN = 10_000;
const SEEN_FOR_MS = 5 * MINUTE_MS;

/**
 * Whose session a token was found to be lately. Decides only who comes first, never who may do what,
 * so that a call which has not had its turn costs no query.
 */
export const createSeenSessions = () => {
  const seen = new Map<string, { account: string; until: number }>();
  const keyOf = (token: string) => hash("sha256", token);

  return {
    accountOf: (token: string) => {
      const found = seen.get(keyOf(token));
      return found && performance.now() < found.until ? found.account : undefined;
    },
    /** `find` as it was, whose answers are remembered. */
    watch:
      <Rest extends unknown[], Found extends { id: string }>(
        kind: "customer" | "staff",
        find: (token: string, ...rest: Rest) => Promise<Found | undefined>,
      ) =>
      async (token: string, ...rest: Rest) => {
        const found = await find(token, ...rest);
        const key = keyOf(token);
        seen.delete(key);
        if (!found) return undefined;
        const [oldest] = seen.keys();
        if (seen.size >= MAX_SEEN && oldest !== undefined) seen.delete(oldest);
        seen.set(key, { account: `${kind}:${found.id}`, until: performance.now() + SEEN_FOR_MS });
        return found;
      },
  };
};

export type SeenSessions = ReturnType<typeof createSeenSessions>;
