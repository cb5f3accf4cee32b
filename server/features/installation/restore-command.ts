import { findInstallation } from "../../adapters/database/installation-store.ts";
import type { Keys } from "../../adapters/keys.ts";
import type { Parts } from "../../parts.ts";
import { ToolRefused } from "../../tool-socket.ts";
import { type Head, FIRST_HEAD, readHead, writeHead } from "../audit/chain-head.ts";
import { writeRestoredIn } from "../audit/restored-row.ts";
import { createSealer } from "../audit/sealer.ts";
import { createSealsStore } from "../audit/seals-store.ts";
import { createStanding } from "../audit/standing.ts";
import { createErasureReplay } from "../privacy/replay-erasures.ts";
import { readErasures } from "../../records/files/erasure-records.ts";
import { adoptStore, checkInstallation } from "./installation.ts";
import { forgetTold } from "./tell-operator.ts";

export type RestoreParts = Pick<Parts, "configuration" | "db" | "now" | "store"> & {
  keys: Pick<Keys, "auditChain" | "digest">;
};

export const restoreUsage = [
  "npm run restore -- --end <reason>   ends the restoring state: this database is the one to keep",
  "npm run restore -- --adopt          takes over a document store without installation.json",
];

const said = ({ seq, digest }: Head) => `seal ${seq} (${digest.slice(0, 12) || "none"})`;

/**
 * Makes the database that is connected the one that counts (ruling D3): erases again what was erased
 * since, writes down old and new head, seals that, and replaces the head in the store.
 * @throws {ToolRefused} where there is nothing to end, or without a reason
 */
export const endRestoring = async (parts: RestoreParts, reason: string): Promise<string[]> => {
  const { db, keys, now, store } = parts;
  if (reason.trim() === "") throw new ToolRefused(restoreUsage.join("\n"));
  await checkInstallation(parts);
  const known = await findInstallation(db);
  if (!known) throw new ToolRefused("This database was never started: there is nothing to end.");
  const standing = await createStanding(parts)();
  if (standing.kind === "whole")
    throw new ToolRefused(
      "Nothing is being restored: the database is the newest that the store knows.",
    );

  const sealer = createSealer(parts);
  const seals = createSealsStore(db);
  await sealer.seal();
  const oldHead = (await readHead(store.state)) ?? null;
  const newHead = (await seals.lastSeal()) ?? FIRST_HEAD;
  const replay = createErasureReplay(parts);
  const records = await readErasures(store.state);
  const erased = await db.transaction(async (tx) => {
    const count = await replay.eraseRowsIn(tx, records);
    await writeRestoredIn(tx, keys, {
      installationId: known.id,
      oldHead,
      newHead: { seq: newHead.seq, digest: newHead.digest },
      reason: reason.trim(),
      at: now(),
    });
    return count;
  });
  await sealer.seal();
  // Nothing in the chain could say of a missing head that it may be written.
  if (!oldHead) await writeHead(store.state, (await seals.lastSeal()) ?? FIRST_HEAD, now());
  await replay.eraseFiles(db);
  await forgetTold(store.state);
  return [
    `The old head was ${oldHead ? said(oldHead) : "missing"}, the new one begins after ${said(newHead)}.`,
    `Erased again, because they were erased after the moment of this database: ${erased}.`,
    "Restoring has ended. Jobs run again within seconds.",
  ];
};

/** Answers lines to print. @throws {ToolRefused}; {WrongConfiguration} with another key */
export const restoreCommand = async (
  words: readonly string[],
  parts: RestoreParts,
): Promise<string[]> => {
  const [option, ...rest] = words;
  if (option === "--end") return endRestoring(parts, rest.join(" "));
  if (option === "--adopt" && rest.length === 0) {
    const id = await adoptStore(parts);
    return [`The document store now belongs to installation ${id}. Start Mizalla.`];
  }
  throw new ToolRefused(restoreUsage.join("\n"));
};
