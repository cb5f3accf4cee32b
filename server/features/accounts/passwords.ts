import { hash, verify } from "@node-rs/argon2";
import { Problem } from "../../http/problem.ts";

/** OWASP's argon2id setting: 19 MiB, two passes. `memoryCost` in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const MAX_RUNNING = 4;
const MAX_WAITING = 32;

/**
 * The hash of a password nobody knows, made with COST. Compared for unknown accounts, so that they
 * take as long as a wrong password.
 */
export const DUMMY_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$kOOB50sxaW8ho00f0b5UBQ$SxCvMxHR6pvVkHnyAj5IcyQ5i1AD91UvZA5hLvPrJvM";

/** At most MAX_RUNNING at once; beyond MAX_WAITING more the server is busy (threat T6). */
const queue = () => {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <Result>(work: () => Promise<Result>) => {
    if (running < MAX_RUNNING) running += 1;
    else if (waiting.length >= MAX_WAITING) throw new Problem("request.busy");
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place passes on to the next in line without becoming free in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

/** @throws {Problem} request.busy from both when too many are hashing already. */
export const createPasswords = () => {
  const enqueue = queue();
  return {
    hash: (password: string) => enqueue(() => hash(password, COST)),
    /** Without a stored hash: false, after the same time. */
    matches: (stored: string | undefined, password: string) =>
      enqueue(async () => {
        const isRight = await verify(stored ?? DUMMY_HASH, password);
        return stored !== undefined && isRight;
      }),
  };
};

export type Passwords = ReturnType<typeof createPasswords>;
