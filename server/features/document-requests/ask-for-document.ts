import { randomUUID } from "node:crypto";
import { documentLinkEnds, type PictureFault } from "../../../domain/documents/document-request.ts";
import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { sendSecretLetterIn } from "../../adapters/mail/send-mail.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { newLinkToken } from "../../random-letters.ts";
import { byStaff } from "../../records/audit/audit-store.ts";
import { auditCountedIn } from "../../records/requests/request-audit.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import { betterDocumentLetter } from "./better-document-letter.ts";
import { documentLinkHash } from "./document-link.ts";
import {
  type DocumentRequestRow,
  handTurnOverIn,
  insertDocumentRequestIn,
  moveDocumentRequestIn,
  runningForSlotsIn,
} from "./document-requests-store.ts";
import { stopLetterOfIn } from "./withdraw-request.ts";

export type WantedPictures = {
  slots: readonly DocumentSlot[];
  reason: PictureFault;
  note: string | null;
};

export const createAsking = ({ jobs, keys, now }: Pick<Parts, "jobs" | "keys" | "now">) => {
  /**
   * Needs the request locked. Withdraws an earlier request for one of the pictures: its link ends.
   * @throws {Problem} staff.pictureWaiting
   */
  const askIn = async (
    tx: Transaction,
    request: RequestRow,
    staffId: string,
    { slots, reason, note }: WantedPictures,
  ) => {
    const [at, by] = [now(), byStaff(staffId)];
    const earlier = await runningForSlotsIn(tx, request.id, slots);
    if (earlier.some(({ state }) => state === "received"))
      throw new Problem("staff.pictureWaiting", { field: "slots" });
    for (const one of earlier) {
      await moveDocumentRequestIn(tx, one, "withdraw", by, at);
      await stopLetterOfIn(tx, jobs, one, { state: "sentAgain", at });
    }

    const [id, token, expiresAt] = [randomUUID(), newLinkToken(), documentLinkEnds(at)];
    await insertDocumentRequestIn(tx, {
      id,
      requestId: request.id,
      tokenHash: documentLinkHash(keys, token),
      slots: [...slots],
      reason,
      note,
      askedBy: staffId,
      expiresAt,
      createdAt: at,
    });
    await auditCountedIn(tx, request, "documentAsked", by, at, { slots: [...slots], reason });
    await handTurnOverIn(tx, request, by, at, "documentAsked");
    const letter = betterDocumentLetter(request, { id, token, slots, reason, note, expiresAt });
    await sendSecretLetterIn(tx, { jobs, keys }, letter);
  };

  return {
    askIn,

    /** Makes a new link: the one that was mailed is known to nobody but its receiver. */
    askAgainIn: async (
      tx: Transaction,
      request: RequestRow,
      staffId: string,
      asked: DocumentRequestRow,
    ) => {
      await askIn(tx, request, staffId, asked);
      await stopLetterOfIn(tx, jobs, asked, { state: "sentAgain", at: now() });
    },
  };
};
