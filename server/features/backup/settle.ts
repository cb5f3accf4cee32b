import type { OpenDatabase, Transaction } from "../../adapters/database/database.ts";
import type { Parts } from "../../parts.ts";
import { FIRST_HEAD } from "../audit/chain-head.ts";
import { writeRestoredIn } from "../audit/restored-row.ts";
import { createSealer } from "../audit/sealer.ts";
import { adoptStore } from "../installation/installation.ts";
import { createErasureReplay } from "../privacy/replay-erasures.ts";
import { readErasures } from "../../records/files/erasure-records.ts";
import type { Backup } from "./check-backup.ts";
import type { OldStore } from "./old-store.ts";
import type { Settling } from "./restore.ts";

/** `since`: undefined where nothing is known of the time after the backup. */
type Since = { old: OldStore | undefined; reason: string };

/** Erases what was erased since the backup, and writes down what was restored (ruling D3). */
export const createSettling = (
  parts: Pick<Parts, "configuration" | "keys" | "store" | "now">,
  { old, reason }: Since,
): Settling => {
  const { keys, store, now } = parts;
  const replay = createErasureReplay(parts);

  return {
    settleIn: async (tx: Transaction, { manifest }: Backup) => {
      // Those of the backup too: some were written between its moment and its end.
      const known = [...(await readErasures(store.state)), ...(old?.erasures ?? [])];
      await replay.eraseRowsIn(tx, known);
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
      await replay.eraseFiles(database.db);
      await createSealer({ ...parts, db: database.db }).seal();
      await adoptStore({ ...parts, db: database.db });
    },
  };
};
