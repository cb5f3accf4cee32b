import type { Keys } from "../../adapters/keys.ts";
import { accountKey, addressKey, pairKey } from "../../http/caller-keys.ts";
import type { Limits } from "../../http/limits.ts";
import { createBoundedDelay } from "./bounded-delay.ts";

const DELAY_MS = 1_500;
const MAX_DELAYED = 500;

/**
 * Counts tries of a password as failures until they are given back (ruling U3). Counted before
 * hashing, or parallel guesses would slip through.
 */
export const createSignInAttempts = ({ keys, limits }: { keys: Keys; limits: Limits }) => {
  const delay = createBoundedDelay(DELAY_MS, MAX_DELAYED);

  /** @throws {Problem} request.tooMany for failures of this address only */
  return async (account: string, ip: string) => {
    // The account comes last: an address beyond its limit takes nothing from it.
    const target = accountKey(keys, account);
    const counted = [pairKey(ip, target), addressKey(ip)];
    await limits.take("signInFailure", ...counted);
    if (!(await limits.tryTake("accountFailure", target))) await delay();
    return {
      giveBack: async () => {
        await limits.giveBack("signInFailure", ...counted);
        await limits.giveBack("accountFailure", target);
      },
    };
  };
};

export type CountAttempt = ReturnType<typeof createSignInAttempts>;
