import limiter from "rate-limiter-flexible";
import { LINES_A_MINUTE } from "../../domain/chat/chat-state.ts";
import type { Database } from "../adapters/database/database.ts";
import { schema } from "../adapters/database/schema.ts";
import { Problem } from "./problem.ts";

const HOUR_SECONDS = 3600;

/** Limits of one member of staff (finding E7). */
export const HOURLY_PACKS = 30;
export const HOURLY_REVEALS = 60;
/** Beyond these of a member of staff others are told, and nothing is stopped. */
export const HOURLY_CLIENTS = 60;
export const HOURLY_CLIENT_SEARCHES = 300;

/** contract.md "Limits" and ruling U3; durations in seconds. */
const windows = {
  signUp: { points: 20, duration: HOUR_SECONDS },
  mail: { points: 10, duration: HOUR_SECONDS },
  /** Allowed after `mail` is used up: a code that was sent before is still valid then. */
  mailAgain: { points: 1, duration: 300 },
  /** Ruling P24. */
  shareQuote: { points: 60, duration: HOUR_SECONDS },
  send: { points: 200, duration: HOUR_SECONDS },
  edit: { points: 200, duration: HOUR_SECONDS },
  signInFailure: { points: 10, duration: 900 },
  /** Failures from any address; beyond it the account's sign-ins are slowed. */
  accountFailure: { points: 100, duration: 900 },
  /** Wrong codes of one staff account; never its password, so that nobody can lock it. */
  authenticatorFailure: { points: 5, duration: 900 },
  codeFailure: { points: 100, duration: HOUR_SECONDS },
  /** Guesses through all codes of one account (docs/decisions/0010). */
  codeGuess: { points: 200, duration: 24 * HOUR_SECONDS },
  /** Mails to an address in a form that was sent without an account. */
  leadMail: { points: 10, duration: HOUR_SECONDS },
  message: { points: 20, duration: HOUR_SECONDS },
  /** Of one chat, or of an address without one (ruling O9). */
  chatLine: { points: LINES_A_MINUTE, duration: 60 },
  chatStart: { points: 60, duration: HOUR_SECONDS },
  /** Each start may cause status queries for three days. */
  paymentOfRequest: { points: 30, duration: HOUR_SECONDS },
  paymentOfAccount: { points: 100, duration: HOUR_SECONDS },
  quotation: { points: 60, duration: HOUR_SECONDS },
  /** Pictures through links in mails, and in the profile. */
  askedPicture: { points: 60, duration: HOUR_SECONDS },
  draftPicture: { points: 400, duration: HOUR_SECONDS },
  /** Of one payment attempt, by staff. */
  gatewayAsk: { points: 1, duration: 10 },
  staffPack: { points: HOURLY_PACKS, duration: HOUR_SECONDS },
  /** CSV of the audit, of one member of staff. */
  auditExport: { points: 20, duration: HOUR_SECONDS },
  clientSearch: { points: HOURLY_CLIENT_SEARCHES, duration: HOUR_SECONDS },
  staffReveal: { points: HOURLY_REVEALS, duration: HOUR_SECONDS },
} as const;

export type LimitName = keyof typeof windows;

/** Value of `Retry-After`. */
export const wholeSeconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));

/** Kept in the database, so that a restart or a second process does not reset them. */
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

  /** Answers undefined, or the milliseconds until the window opens when it is used up. */
  const consume = async (name: LimitName, key: string): Promise<number | undefined> => {
    try {
      await counters[name].consume(key);
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof limiter.RateLimiterRes)) throw refusal;
      return refusal.msBeforeNext;
    }
  };

  return {
    take: async (name: LimitName, ...keys: string[]) => {
      if (!isOn) return;
      for (const key of keys) {
        const wait = await consume(name, key);
        if (wait !== undefined)
          throw new Problem("request.tooMany", { retryAfter: wholeSeconds(wait) });
      }
    },
    tryTake: async (name: LimitName, key: string) =>
      !isOn || (await consume(name, key)) === undefined,
    /** Answers when the window opens, where nothing was left to take. */
    takeOrOpensAt: async (name: LimitName, key: string): Promise<Date | undefined> => {
      const wait = isOn ? await consume(name, key) : undefined;
      return wait === undefined ? undefined : new Date(Date.now() + wait);
    },
    giveBack: async (name: LimitName, ...keys: string[]) => {
      if (!isOn) return;
      for (const key of keys) await counters[name].reward(key, 1);
    },
    /** Empties `key` and also gives its points back to `total`. */
    forgive: async (name: LimitName, key: string, total: string) => {
      const taken = isOn ? await counters[name].get(key) : null;
      if (!taken) return;
      await counters[name].delete(key);
      await counters[name].reward(total, Math.min(taken.consumedPoints, windows[name].points));
    },
  };
};

export type Limits = ReturnType<typeof openLimits>;
