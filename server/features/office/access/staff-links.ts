import { HOUR_MS } from "../../../../domain/durations.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import type { Parts } from "../../../parts.ts";
import { newLinkToken } from "../../../random-letters.ts";
import type { StaffStore } from "./staff-store.ts";

/** How long a one-time link works. */
export const LINK_HOURS = 24;

/** One-time links with which staff choose a password; only their hash is kept. */
export const createStaffLinks = (
  { keys, now }: Pick<Parts, "keys" | "now">,
  store: Pick<StaffStore, "putLinkIn">,
) => {
  const hashOf = (token: string) => keys.fingerprint("staff-link", token);

  return {
    hashOf,

    /** Answers the path of a new link, which voids the one before. */
    issueIn: async (tx: Transaction, staffId: string) => {
      const token = newLinkToken();
      const expiresAt = new Date(now().getTime() + LINK_HOURS * HOUR_MS);
      await store.putLinkIn(tx, { staffId, hash: hashOf(token), expiresAt });
      return `/office/set-password/${token}`;
    },
  };
};
