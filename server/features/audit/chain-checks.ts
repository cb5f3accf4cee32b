import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { MINUTE_MS } from "../../../domain/durations.ts";
import type { AuditParts } from "./audit-parts.ts";
import { type CheckRow, createChecksStore, endCutOffIn, openCheckIn } from "./checks-store.ts";
import { createSealsStore } from "./seals-store.ts";
import { createVerification, type Verified } from "./verify-chain.ts";

/** Longer than the slowest batch takes. */
const CUT_OFF_AFTER_MS = 2 * MINUTE_MS;
const TELL_EVERY_MS = 1_000;

class CutOff extends Error {}

type By = Pick<CheckRow, "source" | "askedBy">;

/** Walks through the whole chain, one at a time for all processes, and what they found. */
export const createChainChecks = (parts: AuditParts) => {
  const { db, now } = parts;
  const store = createChecksStore(db);
  const seals = createSealsStore(db);

  /** @returns undefined where one walks already */
  const open = async ({ source, askedBy }: By): Promise<string | undefined> => {
    const id = randomUUID();
    const total = (await seals.lastSeal())?.seq ?? 0;
    const startedAt = now();
    const isOpen = await db.transaction(async (tx) => {
      await endCutOffIn(tx, new Date(startedAt.getTime() - CUT_OFF_AFTER_MS), startedAt);
      return openCheckIn(tx, { id, source, askedBy, startedAt, total });
    });
    return isOpen ? id : undefined;
  };

  /** @returns undefined where it was cut off */
  const walk = async (id: string, signal?: AbortSignal): Promise<Verified | undefined> => {
    let toldAt = performance.now();
    const verify = createVerification(parts, {
      onWalked: async (walked) => {
        if (signal?.aborted) throw new CutOff();
        if (performance.now() - toldAt < TELL_EVERY_MS) return;
        toldAt = performance.now();
        if (!(await store.put(id, walked, now()))) throw new CutOff();
      },
    });
    try {
      const verified = await verify();
      const found = "fault" in verified ? { fault: verified } : verified;
      await store.put(id, { ...found, endedAt: now() }, now());
      return verified;
    } catch (error) {
      await store.put(id, { fault: { fault: "cutOff" }, endedAt: now() }, now());
      if (error instanceof CutOff) return undefined;
      throw error;
    }
  };

  return {
    open,
    walk,

    /** For the nightly job and the command line: begins when another one has ended. */
    verify: async (source: "nightly" | "command"): Promise<Verified> => {
      for (;;) {
        const id = await open({ source, askedBy: null });
        const verified = id && (await walk(id));
        if (verified) return verified;
        await setTimeout(TELL_EVERY_MS);
      }
    },

    read: async (): Promise<{ running: CheckRow | undefined; last: CheckRow | undefined }> => {
      const opened = await store.open();
      const isCutOff = opened && now().getTime() - opened.beatAt.getTime() > CUT_OFF_AFTER_MS;
      return isCutOff
        ? { running: undefined, last: { ...opened, fault: { fault: "cutOff" } } }
        : { running: opened, last: await store.last() };
    },
  };
};
