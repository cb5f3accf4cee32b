import { createHash } from "node:crypto";
import type { Transaction } from "../database/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Keys } from "../keys.ts";
import { openText, sealText } from "../sealing.ts";
import type { Letter } from "./mail.ts";
import { insertMailIn } from "./mail-states-store.ts";

export type QueuedLetter = Letter | { key: string; sealed: string };

/** The same letter has the same id, so the queue refuses it a second time. */
const jobIdOf = (key: string) => {
  const bytes = createHash("sha256").update(`mail/${key}`).digest().subarray(0, 16);
  // A UUID of version 8 (RFC 9562).
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
};

const enqueueIn = async (
  tx: Transaction,
  jobs: Jobs,
  { key, requestId, mail }: Letter,
  queued: QueuedLetter,
  priority: number,
) => {
  if (requestId !== undefined) await insertMailIn(tx, { key, requestId, kind: mail.kind });
  await jobs.sendIn(tx, "mail", queued, { id: jobIdOf(key), priority });
};

export const sendLetterIn = (tx: Transaction, jobs: Jobs, letter: Letter) =>
  enqueueIn(tx, jobs, letter, letter, 0);

/** Sealed, so that a leaked database opens no account (rulings U1, U4). */
export const sendSecretLetterIn = (
  tx: Transaction,
  { jobs, keys }: { jobs: Jobs; keys: Keys },
  letter: Letter,
) =>
  enqueueIn(
    tx,
    jobs,
    letter,
    {
      key: letter.key,
      sealed: sealText(keys.sealing, `mail/${letter.key}`, JSON.stringify(letter)),
    },
    1,
  );

/** The letter as it was queued; undefined when the queue has forgotten it, after seven days. */
export const findQueuedLetter = (jobs: Jobs, key: string) =>
  jobs.find<QueuedLetter>("mail", jobIdOf(key));

/** Also one that is tried again and again. */
export const stopLetterIn = (tx: Transaction, jobs: Jobs, key: string) =>
  jobs.cancelIn(tx, "mail", jobIdOf(key));

export const openLetter = (keys: Keys, queued: QueuedLetter): Letter => {
  if (!("sealed" in queued)) return queued;
  const text = openText(keys.sealing, `mail/${queued.key}`, queued.sealed);
  return JSON.parse(text) as Letter;
};
