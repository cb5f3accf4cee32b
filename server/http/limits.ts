import limiter from "rate-limiter-flexible";
import type { Database } from "../adapters/database/database.ts";
import { schema } from "../adapters/database/schema.ts";
import { Problem } from "./problem.ts";

const HOUR = 3600;

/** contract.md "Limits" and ruling U3: points in a window of seconds. */
const windows = {
  signUp: { points: 20, duration: HOUR },
  mail: { points: 10, duration: HOUR },
  /** Mails of one kind to an account whose hour is used up: one that was sent is still good then. */
  mailAgain: { points: 1, duration: 300 },
  send: { points: 200, duration: HOUR },
  edit: { points: 200, duration: HOUR },
  signInFailure: { points: 10, duration: 900 },
  /** Failures of an account from anywhere: beyond them its sign-ins are slowed. */
  accountFailure: { points: 100, duration: 900 },
  /** Activation codes that were wrong, by network address. */
  codeFailure: { points: 100, duration: HOUR },
  /** Wrong codes of one account, through all its codes (docs/decisions/0010). */
  codeGuess: { points: 200, duration: 24 * HOUR },
  /** Mails to an address that somebody without an account wrote into a form. */
  leadMail: { points: 10, duration: HOUR },
  message: { points: 20, duration: HOUR },
  /** Starts of a payment: each may cause status queries for three days. */
  paymentOfRequest: { points: 30, duration: HOUR },
  paymentOfAccount: { points: 100, duration: HOUR },
  draftPicture: { points: 400, duration: HOUR },
} as const;

export type LimitName = keyof typeof windows;

/**
 * Counters in the database, so that a restart or a second process does not reset them.
 * @throws {Problem} request.tooMany from `take` when a window is used up.
 */
export const openLimits = (db: Database, isOn: boolean) => {
  const counter = (name: LimitName) =>
    new limiter.RateLimiterDrizzle({
      storeClient: db,
      schema: schema.limits,
      keyPrefix: name,
      clearExpiredByTimeout: false,
      ...windows[name],
    });
  const counters = Object.fromEntries(
    (Object.keys(windows) as LimitName[]).map((name) => [name, counter(name)]),
  ) as Record<LimitName, ReturnType<typeof counter>>;

  /** Answers undefined, or the seconds until the window opens when it is used up. */
  const consume = async (name: LimitName, key: string): Promise<number | undefined> => {
    try {
      await counters[name].consume(key);
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof limiter.RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };

  return {
    /** Takes one point from each key's window. */
    take: async (name: LimitName, ...keys: string[]) => {
      if (!isOn) return;
      for (const key of keys) {
        const retryAfter = await consume(name, key);
        if (retryAfter !== undefined) throw new Problem("request.tooMany", { retryAfter });
      }
    },
    /** Takes a point if there is one; false when the window is used up. */
    tryTake: async (name: LimitName, key: string) =>
      !isOn || (await consume(name, key)) === undefined,
    /** Gives a point back, e.g. after a sign-in that succeeded. */
    giveBack: async (name: LimitName, ...keys: string[]) => {
      if (!isOn) return;
      for (const key of keys) await counters[name].reward(key, 1);
    },
    /** Empties `key` and gives what was taken there back to `total`, which counted it too. */
    forgive: async (name: LimitName, key: string, total: string) => {
      const taken = isOn ? await counters[name].get(key) : null;
      if (!taken) return;
      await counters[name].delete(key);
      await counters[name].reward(total, Math.min(taken.consumedPoints, windows[name].points));
    },
  };
};

export type Limits = ReturnType<typeof openLimits>;
