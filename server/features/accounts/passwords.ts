import { hash, verify } from "@node-rs/argon2";
import { currentCaller } from "../../http/current-caller.ts";
import { createFairTurns } from "../../http/fair-turns.ts";

/** OWASP's argon2id setting: 19 MiB (`memoryCost` is in KiB), two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Made with COST; compared for unknown accounts, so that they take as long as a wrong password. */
export const DUMMY_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$kOOB50sxaW8ho00f0b5UBQ$SxCvMxHR6pvVkHnyAj5IcyQ5i1AD91UvZA5hLvPrJvM";

/** Both throw request.busy when too many passwords are being hashed already (threat T6). */
export const createPasswords = (maxWaitMs = 1_500) => {
  const turns = createFairTurns({ atOnce: 4, maxWaiting: 32, maxWaitMs });
  return {
    hash: (password: string) => turns.run(currentCaller(), () => hash(password, COST)),
    matches: (stored: string | undefined, password: string) =>
      turns.run(currentCaller(), async () => {
        const isRight = await verify(stored ?? DUMMY_HASH, password);
        return stored !== undefined && isRight;
      }),
  };
};

export type Passwords = ReturnType<typeof createPasswords>;
