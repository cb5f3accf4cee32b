import { hash, verify } from "@node-rs/argon2";
import { turns } from "../../http/turns.ts";

/** OWASP's argon2id setting: 19 MiB, two passes. `memoryCost` in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * The hash of a password nobody knows, made with COST. Compared for unknown accounts, so that they
 * take as long as a wrong password.
 */
export const DUMMY_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$kOOB50sxaW8ho00f0b5UBQ$SxCvMxHR6pvVkHnyAj5IcyQ5i1AD91UvZA5hLvPrJvM";

/**
 * `longest` is how many milliseconds a password may wait for its turn.
 * @throws {Problem} request.busy from both when too many are hashing already (threat T6)
 */
export const createPasswords = (longest = 1_500) => {
  const inTurn = turns({ atOnce: 4, waiting: 32, longest });
  return {
    hash: (password: string) => inTurn(() => hash(password, COST)),
    /** Without a stored hash: false, after the same time. */
    matches: (stored: string | undefined, password: string) =>
      inTurn(async () => {
        const isRight = await verify(stored ?? DUMMY_HASH, password);
        return stored !== undefined && isRight;
      }),
  };
};

export type Passwords = ReturnType<typeof createPasswords>;
