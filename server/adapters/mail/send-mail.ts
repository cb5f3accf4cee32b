import { createHash } from "node:crypto";
import type { Transaction } from "../database/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Keys } from "../keys.ts";
import { openText, sealText } from "../sealing.ts";
import type { Letter } from "./mail.ts";

/** A letter as it waits in the queue. One that carries a secret waits sealed. */
export type QueuedLetter = Letter | { key: string; sealed: string };

/** A job's id made from the letter's key: the queue refuses the same letter a second time. */
const jobId = (key: string) => {
  const bytes = createHash("sha256").update(`mail/${key}`).digest().subarray(0, 16);
  // Version 8 of RFC 9562: a UUID whose bits are one's own.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
};

const enqueue = async (tx: Transaction, jobs: Jobs, queued: QueuedLetter, priority: number) => {
  await jobs.sendIn(tx, "mail", queued, { id: jobId(queued.key), priority });
};

/** Sends a letter as part of a transaction (ruling M1). A key that was used before sends nothing. */
export const sendLetterIn = (tx: Transaction, jobs: Jobs, letter: Letter) =>
  enqueue(tx, jobs, letter, 0);

/**
 * The same for a letter that carries a code or a link: it waits in the database sealed under a key
 * outside it, so that a leaked database opens nothing (rulings U1, U4). It leaves before the others:
 * somebody is waiting for it.
 */
export const sendSecretLetterIn = (
  tx: Transaction,
  { jobs, keys }: { jobs: Jobs; keys: Keys },
  letter: Letter,
) =>
  enqueue(
    tx,
    jobs,
    {
      key: letter.key,
      sealed: sealText(keys.sealing, `mail/${letter.key}`, JSON.stringify(letter)),
    },
    1,
  );

export const openLetter = (keys: Keys, queued: QueuedLetter): Letter => {
  if (!("sealed" in queued)) return queued;
  const text = openText(keys.sealing, `mail/${queued.key}`, queued.sealed);
  return JSON.parse(text) as Letter;
};
