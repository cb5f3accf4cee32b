import type { Transaction } from "../../../adapters/database/database.ts";
import { type Actor, bySystem, writeAuditIn } from "../../../records/audit/audit-store.ts";
import { releaseChatsOfIn } from "../../../records/chats/release-chats-store.ts";
import { auditOf } from "../../../records/requests/request-audit.ts";
import { releaseAllIn } from "./holders-store.ts";

export type WhyReleased = "away" | "disabled";

const events = { away: "releasedAway", disabled: "releasedDisabled" } as const;
/** Rows of one statement, whose parameters are limited. */
const BATCH = 500;

/**
 * Ruling O8: everything that somebody has goes back at once, chats too, with a row in the history of
 * each. The account is locked before, so that nothing is given to it meanwhile. Answers how many requests.
 */
export const releaseWorkOfIn = async (
  tx: Transaction,
  staffId: string,
  by: Actor,
  why: WhyReleased,
  at = new Date(),
): Promise<number> => {
  const released = await releaseAllIn(tx, staffId, at);
  const rows = released.map((request) => ({
    ...auditOf(request, events[why], by, at),
    detail: { colleague: staffId },
  }));
  for (let from = 0; from < rows.length; from += BATCH)
    await writeAuditIn(tx, ...rows.slice(from, from + BATCH));
  await releaseChatsOfIn(tx, staffId, by, at);
  return released.length;
};

/** For whatever disables accounts. */
export const releaseWorkOfDisabledIn =
  (now: () => Date) =>
  async (tx: Transaction, staffId: string): Promise<void> => {
    await releaseWorkOfIn(tx, staffId, bySystem, "disabled", now());
  };
