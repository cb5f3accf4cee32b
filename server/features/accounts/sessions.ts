import { randomBytes } from "node:crypto";
import type { Transaction } from "../../adapters/database/database.ts";
import type { Customer } from "../../http/access.ts";
import type { Parts } from "../../parts.ts";
import type { AccountsStore } from "./accounts-store.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A session ends 30 days after sign-in, or after 7 days without a call. */
export const SESSION_LIFETIME = 30 * DAY;
const IDLE_LIFETIME = 7 * DAY;

/** Being seen is written down at most this often, so that reading stays reading. */
const SEEN_EVERY = 5 * MINUTE;

/**
 * Sessions are opaque tokens of 256 bits. The database holds their HMAC under a key outside it, so
 * that a leaked database opens nothing (ruling U1).
 */
export const createSessions = (
  { keys, now }: Pick<Parts, "keys" | "now">,
  store: AccountsStore,
) => {
  const fingerprint = (token: string) => keys.fingerprint("session", token);

  return {
    open: async (userId: string, tx?: Transaction) => {
      const token = randomBytes(32).toString("base64url");
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + SESSION_LIFETIME);
      await store.insertSession({ hash: fingerprint(token), userId, createdAt, expiresAt }, tx);
      return token;
    },

    find: async (token: string): Promise<Customer | undefined> => {
      const found = await store.findSession(fingerprint(token));
      if (!found) return undefined;
      const { hash, lastSeenAt, expiresAt, ...customer } = found;

      const at = now();
      const idle = at.getTime() - lastSeenAt.getTime();
      if (at >= expiresAt || idle >= IDLE_LIFETIME) return undefined;
      if (idle >= SEEN_EVERY) await store.touchSession(hash, at);
      return customer;
    },

    sweep: () => {
      const at = now();
      return store.deleteExpiredSessions(at, new Date(at.getTime() - IDLE_LIFETIME));
    },

    end: (token: string) => store.deleteSession(fingerprint(token)),
  };
};

export type Sessions = ReturnType<typeof createSessions>;
