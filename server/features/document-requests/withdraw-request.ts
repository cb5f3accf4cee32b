import type { Transaction } from "../../adapters/database/database.ts";
import { markUnsentIn } from "../../adapters/mail/mail-states-store.ts";
import { stopLetterIn } from "../../adapters/mail/send-mail.ts";
import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import type { Parts } from "../../parts.ts";
import type { Actor } from "../../records/audit/audit-store.ts";
import type { Turning } from "../../records/requests/turns-store.ts";
import { betterDocumentKey } from "./better-document-letter.ts";
import {
  type DocumentRequestRow,
  handTurnOverIn,
  moveDocumentRequestIn,
  runningForSlotsIn,
} from "./document-requests-store.ts";

type Jobs = Parts["jobs"];

/** What was not sent so far never leaves: its link opens nothing any more. */
export const stopLetterOfIn = async (
  tx: Transaction,
  jobs: Jobs,
  { id }: Pick<DocumentRequestRow, "id">,
  { state, at }: { state: "sentAgain" | "withdrawn"; at: Date },
) => {
  await stopLetterIn(tx, jobs, betterDocumentKey(id));
  await markUnsentIn(tx, betterDocumentKey(id), state, at);
};

/** Needs its request locked. */
export const withdrawIn = async (
  tx: Transaction,
  jobs: Jobs,
  asked: DocumentRequestRow,
  by: Actor,
  at: Date,
) => {
  await moveDocumentRequestIn(tx, asked, "withdraw", by, at);
  await stopLetterOfIn(tx, jobs, asked, { state: "withdrawn", at });
};

/** Called after an edit that needs these pictures no more. */
export const withdrawForSlotsIn = async (
  tx: Transaction,
  jobs: Jobs,
  request: Turning,
  slots: readonly DocumentSlot[],
  by: Actor,
  at: Date,
) => {
  if (slots.length === 0) return;
  const running = await runningForSlotsIn(tx, request.id, slots);
  for (const one of running) await withdrawIn(tx, jobs, one, by, at);
  if (running.length > 0) await handTurnOverIn(tx, request, by, at, "documentAskWithdrawn");
};
