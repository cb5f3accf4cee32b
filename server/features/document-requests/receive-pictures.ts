import type { FastifyRequest } from "fastify";
import { mayJudgeDocuments } from "../../../domain/documents/document-request.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { readMultipart } from "../../http/multipart/read-form.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import type { Actor } from "../../records/audit/audit-store.ts";
import {
  deleteDocumentsIn,
  documentsOfIn,
  insertDocumentsIn,
} from "../documents/documents-store.ts";
import type { Documents } from "../documents/documents.ts";
import type { ReceivedDocument } from "../documents/received-document.ts";
import { lockRequestIn } from "../../records/requests/requests-store.ts";
import {
  type DocumentRequestRow,
  handTurnOverIn,
  moveDocumentRequestIn,
} from "./document-requests-store.ts";

/** Pictures are stored before the transaction; of two uploads at once one keeps its pictures. */
export const createReceiving = (
  { db, now }: Pick<Parts, "db" | "now">,
  documents: Pick<Documents, "gather" | "discard">,
) => {
  const read = (request: FastifyRequest, { slots }: DocumentRequestRow) =>
    documents.gather(async ({ take }) => {
      const sent = await readMultipart(request, {
        slotOf: (name) => slots.find((slot) => slot === name),
        takeFile: take,
      });
      const missing = slots.find((slot) => !sent.fieldOf.has(slot));
      if (missing) throw new Problem("documents.missing", { field: missing });
    });

  const storeIn = async (
    tx: Transaction,
    asked: DocumentRequestRow,
    received: readonly ReceivedDocument[],
    by: Actor,
  ) => {
    const [requestId, at] = [asked.requestId, now()];
    const locked = await lockRequestIn(tx, requestId);
    if (!locked || !mayJudgeDocuments(locked.state)) throw new Problem("documents.linkEnded");
    const spent = await moveDocumentRequestIn(tx, asked, "receive", by, at);
    if (!spent) throw new Problem("documents.alreadySent");

    const stored = await documentsOfIn(tx, requestId);
    const isReplaced = (slot: string) => asked.slots.some((one) => one === slot);
    const unused = stored.filter(({ slot, isCurrent }) => !isCurrent && isReplaced(slot));
    await deleteDocumentsIn(
      tx,
      unused.map(({ id }) => id),
      at,
    );
    const versionOf = (slot: string) =>
      1 + Math.max(0, ...stored.filter((one) => one.slot === slot).map((one) => one.version));
    await insertDocumentsIn(
      tx,
      received.map((one) => ({
        ...one,
        requestId,
        isCurrent: false,
        version: versionOf(one.slot),
        documentRequestId: asked.id,
        createdAt: at,
      })),
    );
    await handTurnOverIn(tx, locked, by, at, "documentReceived");
    return unused;
  };

  /** @throws {Problem} documents.alreadySent, documents.linkEnded, documents.missing; bad files */
  return async (request: FastifyRequest, asked: DocumentRequestRow, by: Actor) => {
    const { received } = await read(request, asked);
    try {
      await documents.discard(await db.transaction((tx) => storeIn(tx, asked, received, by)));
    } catch (error) {
      // The commit may have happened before any other failure: the sweeper decides by the rows.
      if (error instanceof Problem) await documents.discard(received);
      throw error;
    }
  };
};
