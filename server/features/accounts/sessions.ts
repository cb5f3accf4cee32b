import { randomBytes } from "node:crypto";
import { DAY_MS, MINUTE_MS } from "../../../domain/durations.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { Customer } from "../../http/access.ts";
import type { Parts } from "../../parts.ts";
import type { AccountsStore } from "./accounts-store.ts";

export const SESSION_LIFETIME_MS = 30 * DAY_MS;
const IDLE_LIFETIME_MS = 7 * DAY_MS;

/** A session is marked as seen at most this often, so that reading does not become writing. */
const SEEN_INTERVAL_MS = 5 * MINUTE_MS;

/** Only the HMAC of the 256-bit token is stored: a leaked database opens nothing (ruling U1). */
export const createSessions = (
  { keys, now }: Pick<Parts, "keys" | "now">,
  store: AccountsStore,
) => {
  const fingerprint = (token: string) => keys.fingerprint("session", token);

  return {
    open: async (userId: string, tx?: Transaction) => {
      const token = randomBytes(32).toString("base64url");
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + SESSION_LIFETIME_MS);
      await store.insertSession({ hash: fingerprint(token), userId, createdAt, expiresAt }, tx);
      return token;
    },

    find: async (token: string): Promise<Customer | undefined> => {
      const found = await store.findSession(fingerprint(token));
      if (!found) return undefined;
      const { hash, lastSeenAt, expiresAt, ...customer } = found;

      const at = now();
      const idle = at.getTime() - lastSeenAt.getTime();
      if (at >= expiresAt || idle >= IDLE_LIFETIME_MS) return undefined;
      if (idle >= SEEN_INTERVAL_MS) await store.touchSession(hash, at);
      return customer;
    },

    sweep: () => {
      const at = now();
      return store.deleteExpiredSessions(at, new Date(at.getTime() - IDLE_LIFETIME_MS));
    },

    end: (token: string) => store.deleteSession(fingerprint(token)),
  };
};

export type Sessions = ReturnType<typeof createSessions>;
