import type { Database, Transaction } from "../../adapters/database/database.ts";
import type { Parts } from "../../parts.ts";
import { createAttempts } from "../payments/attempts.ts";
import type { ErasureRecord } from "../../records/files/erasure-records.ts";
import { createStoredFiles } from "../../records/files/stored-files.ts";
import { createErasingAgain } from "./erase-again.ts";

const BATCH = 100;

/** Erases what the store says was erased after the moment that the database comes from (ruling D3). */
export const createErasureReplay = (parts: Pick<Parts, "configuration" | "store" | "now">) => {
  const { now, store } = parts;
  // The replay is a part of ending that state.
  const restoring = { isOn: () => false };
  const eraseAgainIn = createErasingAgain(
    parts,
    createAttempts({ ...parts, restoring, gateway: { accounts: [] } }),
  );

  return {
    /** Answers how many are erased now. */
    eraseRowsIn: (tx: Transaction, records: readonly ErasureRecord[]) =>
      eraseAgainIn(
        tx,
        records.map(({ erasure }) => erasure),
      ),

    /** Called after the commit; the sweep deletes what a crash leaves. */
    eraseFiles: async (db: Database) => {
      const files = createStoredFiles({ db, store, now, restoring });
      const until = new Date(now().getTime() + 1);
      for (;;) {
        const intents = await files.intents.list("erase", until, BATCH);
        const keys = intents.map(({ storageKey }) => storageKey);
        await files.intents.forget(await files.eraseObjects(keys));
        if (intents.length < BATCH) break;
      }
      await files.tellErasures();
    },
  };
};
