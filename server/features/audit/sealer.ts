import { repeatEvery } from "../../repeated.ts";
import type { AuditParts } from "./audit-parts.ts";
import { digestOf, NO_DIGEST } from "./chain.ts";
import { type Head, writeHead } from "./chain-head.ts";
import { createStanding, type Standing } from "./standing.ts";
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
export const createSealer = (
  parts: AuditParts,
  onStanding: (standing: Standing) => void = () => {},
) => {
  const { db, keys, now } = parts;
  const { state } = parts.store;
  const store = createSealsStore(db);
  const readStanding = createStanding(parts);

  const sealBatch = () =>
    db.transaction(async (tx) => {
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

  /** Writes again until no other process has sealed meanwhile: the newest head must win. */
  const writeLast = async () => {
    for (let written = 0; ;) {
      const last = await store.lastSeal();
      if (!last || last.seq === written) return;
      await writeHead(state, last, now());
      written = last.seq;
    }
  };

  /** A head that the chain does not contain is never replaced. */
  const keepHead = async () => {
    const standing = await readStanding();
    onStanding(standing);
    if (standing.kind === "whole") await writeLast();
  };

  /** Seals what is committed now. Of a store that was away, the head is written late. */
  let isHeadDue = false;
  const seal = async () => {
    while (await store.hasPending()) {
      await sealBatch();
      isHeadDue = true;
    }
    if (!isHeadDue) return;
    await keepHead();
    isHeadDue = false;
  };

  return {
    seal,

    /** Seals every second. */
    start: (onError: (error: Error) => void) => {
      const sealing = repeatEvery(INTERVAL_MS, seal, onError);
      return {
        stop: async () => {
          await sealing.stop();
          await seal().catch(onError);
        },
      };
    },
  };
};
