import type { OpenDatabase, Transaction } from "../../adapters/database/database.ts";
import type { Parts } from "../../parts.ts";
import { FIRST_HEAD } from "../audit/chain-head.ts";
import { writeRestoredIn } from "../audit/restored-row.ts";
import { createSealer } from "../audit/sealer.ts";
import { adoptStore } from "../installation/installation.ts";
import { createAttempts } from "../payments/attempts.ts";
import { createErasingAgain } from "../privacy/erase-again.ts";
import { createStoredFiles } from "../stored-files/stored-files.ts";
import type { Backup } from "./check-backup.ts";
import { readErasures } from "./erasure-records.ts";
import type { OldStore } from "./old-store.ts";
import type { Settling } from "./restore.ts";

const BATCH = 100;

/** `since`: undefined where nothing is known of the time after the backup. */
type Since = { old: OldStore | undefined; reason: string };

/** Erases what was erased since the backup, and writes down what was restored (ruling D3). */
export const createSettling = (
  parts: Pick<Parts, "configuration" | "keys" | "store" | "now">,
  { old, reason }: Since,
): Settling => {
  const { keys, store, now } = parts;
  const restoring = { isOn: () => false };
  const eraseAgainIn = createErasingAgain(parts, createAttempts({ ...parts, restoring }));

  const eraseFiles = async ({ db }: OpenDatabase) => {
    const files = createStoredFiles({ db, store, now, restoring });
    const until = new Date(now().getTime() + 1);
    for (;;) {
      const intents = await files.intents.list("erase", until, BATCH);
      await files.intents.forget(
        await files.eraseObjects(intents.map(({ storageKey }) => storageKey)),
      );
      if (intents.length < BATCH) break;
    }
    await files.tellErasures();
  };

  return {
    settleIn: async (tx: Transaction, { manifest }: Backup) => {
      // Those of the backup too: some were written between its moment and its end.
      const known = [...(await readErasures(store.state)), ...(old?.erasures ?? [])];
      await eraseAgainIn(
        tx,
        known.map(({ erasure }) => erasure),
      );
      if (manifest.installation === null) return;
      await writeRestoredIn(tx, keys, {
        installationId: manifest.installation,
        at: now(),
        oldHead: old?.head ?? manifest.head,
        newHead: manifest.head ?? FIRST_HEAD,
        reason,
      });
    },

    finish: async (database: OpenDatabase) => {
      for (const { name, text } of old?.erasures ?? []) await store.state.write(name, text);
      await eraseFiles(database);
      await createSealer({ ...parts, db: database.db }).seal();
      await adoptStore({ ...parts, db: database.db });
    },
  };
};
