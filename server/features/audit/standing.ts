import type { AuditParts } from "./audit-parts.ts";
import { NO_DIGEST } from "./chain.ts";
import { type Head, readHead } from "./chain-head.ts";
import { allowsHead } from "./restored-row.ts";
import { createSealsStore } from "./seals-store.ts";

/** How the database stands to the newest head that the store knows. */
export type Standing =
  | { kind: "whole"; head: Head }
  /** The chain ends before the head: an older database, or its end was cut. */
  | { kind: "behind"; head: Head; last: number }
  /** The chain goes past the head and does not contain it. */
  | { kind: "forked"; head: Head; last: number }
  | { kind: "headMissing"; last: number };

export const createStanding = ({ db, store: { state }, keys }: AuditParts) => {
  const store = createSealsStore(db);

  const contains = async ({ seq, digest }: Head) =>
    seq === 0 ? digest === NO_DIGEST : (await store.digestAt(seq)) === digest;

  const isAllowed = async (head: Head) =>
    (await store.sealedRestorations()).some((detail) => allowsHead(keys, detail, head));

  return async (): Promise<Standing> => {
    const head = await readHead(state);
    // Read after the head: another process may seal meanwhile, and never before it writes a head.
    const last = (await store.lastSeal())?.seq ?? 0;
    if (!head) return { kind: "headMissing", last };
    if ((await contains(head)) || (await isAllowed(head))) return { kind: "whole", head };
    return { kind: last < head.seq ? "behind" : "forked", head, last };
  };
};
