import type { AuditParts } from "./audit-parts.ts";
import { digestOf, NO_DIGEST } from "./chain.ts";
import { type Head, writeHead } from "./chain-head.ts";
import {
  createSealsStore,
  insertSealsIn,
  lastSealIn,
  lockSealingIn,
  pendingIn,
  type SealRow,
} from "./seals-store.ts";

const INTERVAL_MS = 1_000;
const BATCH = 1_000;

/**
 * Links committed audit rows into a chain (ruling O5). Beside the writers' transactions: inside,
 * they would wait for one another.
 */
export const createSealer = ({ db, keys, now, configuration }: AuditParts) => {
  const store = createSealsStore(db);

  const sealBatch = () =>
    store.transaction(async (tx) => {
      await lockSealingIn(tx);
      const rows = await pendingIn(tx, BATCH);
      if (rows.length === 0) return;
      const last = await lastSealIn(tx);
      const at = now();
      let head: Head = { seq: last?.seq ?? 0, digest: last?.digest ?? NO_DIGEST };
      const seals = rows.map((row): SealRow => {
        const seq = head.seq + 1;
        const digest = digestOf(keys.auditChain, { seq, before: head.digest }, row);
        head = { seq, digest };
        return { seq, auditId: row.id, digest, at };
      });
      await insertSealsIn(tx, seals);
    });

  /** Under the lock, so that no slower process writes an older head over a newer one. */
  const keepHead = () =>
    store.transaction(async (tx) => {
      await lockSealingIn(tx);
      const last = await lastSealIn(tx);
      if (last) await writeHead(configuration.dataDir, last);
    });

  /** Seals what is committed now. */
  const seal = async () => {
    if (!(await store.hasPending())) return;
    do await sealBatch();
    while (await store.hasPending());
    await keepHead();
  };

  return {
    seal,

    /** Seals every second. */
    start: (onError: (error: Error) => void) => {
      let isStopped = false;
      let timer: NodeJS.Timeout | undefined;
      let running = Promise.resolve();
      const sealOn = () => {
        timer = setTimeout(() => {
          running = seal()
            .catch(onError)
            .then(() => {
              if (!isStopped) sealOn();
            });
        }, INTERVAL_MS);
      };
      sealOn();
      return {
        stop: async () => {
          isStopped = true;
          clearTimeout(timer);
          await running;
          await seal().catch(onError);
        },
      };
    },
  };
};
