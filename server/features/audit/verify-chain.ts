import { setTimeout } from "node:timers/promises";
import type { ChainFault } from "../../../domain/chain-fault.ts";
import { MINUTE_MS } from "../../../domain/durations.ts";
import type { AuditParts } from "./audit-parts.ts";
import { digestOf, NO_DIGEST } from "./chain.ts";
import { createSealsStore } from "./seals-store.ts";
import { createStanding } from "./standing.ts";

/** Small enough that the event loop is never held for long. */
const BATCH = 500;
const LOOKED_AT_ONCE = 5_000;
const REST_MS = 2;
/** Rows may wait for the sealer that long, e.g. while it is restarted. */
const GRACE_MS = 5 * MINUTE_MS;

export type Verified = { rows: number; head: string } | ChainFault;

type Walking = {
  /** Told after each batch; where it throws, the walk ends. */
  onWalked?: (walked: { rows: number; head: string }) => Promise<void>;
};

/** Walks the whole chain; answers the first fault. */
export const createVerification = (parts: AuditParts, { onWalked }: Walking = {}) => {
  const { db, keys, now } = parts;
  const store = createSealsStore(db);
  const readStanding = createStanding(parts);

  /** Looks in steps, because a statement over millions of rows would take longer than it may. */
  const findUnsealed = async () => {
    const before = new Date(now().getTime() - GRACE_MS);
    const last = await store.lastAuditId();
    for (let after = 0; after < last; after += LOOKED_AT_ONCE) {
      const found = await store.unsealed(after, after + LOOKED_AT_ONCE, before);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  const walk = async (): Promise<Verified> => {
    let seq = 0;
    let before = NO_DIGEST;
    for (;;) {
      const batch = await store.sealed(seq, BATCH);
      for (const { seal, row } of batch) {
        if (seal.seq !== seq + 1) return { fault: "sealMissing", seq: seq + 1 };
        if (!row) return { fault: "removed", auditId: seal.auditId };
        if (digestOf(keys.auditChain, { seq: seal.seq, before }, row) !== seal.digest)
          return { fault: "changed", auditId: row.id };
        seq = seal.seq;
        before = seal.digest;
      }
      if (batch.length < BATCH) return { rows: seq, head: before };
      await onWalked?.({ rows: seq, head: before });
      await setTimeout(REST_MS);
    }
  };

  const faultOfHead = async (): Promise<ChainFault | undefined> => {
    const standing = await readStanding();
    if (standing.kind === "whole") return undefined;
    if (standing.kind === "headMissing") return { fault: "headMissing", last: standing.last };
    return { fault: standing.kind, seq: standing.head.seq, last: standing.last };
  };

  return async (): Promise<Verified> => {
    const walked = await walk();
    if ("fault" in walked) return walked;
    const fault = await faultOfHead();
    if (fault) return fault;
    const auditId = await findUnsealed();
    return auditId === undefined ? walked : { fault: "unsealed", auditId };
  };
};
