import { MINUTE_MS } from "../../../domain/durations.ts";
import type { AuditParts } from "./audit-parts.ts";
import { digestOf, NO_DIGEST } from "./chain.ts";
import { readHead } from "./chain-head.ts";
import { createSealsStore } from "./seals-store.ts";

const BATCH = 5_000;
/** Rows may wait for the sealer that long, e.g. while it is restarted. */
const GRACE_MS = 5 * MINUTE_MS;

export type ChainFault =
  | { fault: "changed" | "removed" | "unsealed"; auditId: number }
  | { fault: "sealMissing"; seq: number }
  /** The end was cut: the head kept outside the database is not in it. */
  | { fault: "cut"; seq: number };

export type Verified = { rows: number; head: string } | ChainFault;

/** Walks the whole chain; answers the first fault. */
export const createVerification = ({ db, keys, now, configuration }: AuditParts) => {
  const store = createSealsStore(db);

  /** In steps, because a statement over millions of rows would take longer than it may. */
  const findUnsealed = async () => {
    const before = new Date(now().getTime() - GRACE_MS);
    const last = await store.lastAuditId();
    for (let after = 0; after < last; after += BATCH) {
      const found = await store.unsealed(after, after + BATCH, before);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  return async (): Promise<Verified> => {
    const kept = await readHead(configuration.dataDir);
    let seq = 0;
    let before = NO_DIGEST;
    let isKeptFound = kept === undefined;
    for (;;) {
      const batch = await store.sealed(seq, BATCH);
      for (const { seal, row } of batch) {
        if (seal.seq !== seq + 1) return { fault: "sealMissing", seq: seq + 1 };
        if (!row) return { fault: "removed", auditId: seal.auditId };
        if (digestOf(keys.auditChain, { seq: seal.seq, before }, row) !== seal.digest)
          return { fault: "changed", auditId: row.id };
        seq = seal.seq;
        before = seal.digest;
        if (kept?.seq === seq) isKeptFound = kept.digest === seal.digest;
      }
      if (batch.length < BATCH) break;
    }
    if (!isKeptFound) return { fault: "cut", seq: kept?.seq ?? 0 };
    const auditId = await findUnsealed();
    return auditId === undefined ? { rows: seq, head: before } : { fault: "unsealed", auditId };
  };
};
