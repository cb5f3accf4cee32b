import { type DocumentSlot, MAX_DOCUMENT_BYTES } from "../../../domain/documents/documents.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { isUuid } from "../../adapters/database/uuid.ts";
import type { Customer } from "../../http/access.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { type Actor, writeAuditIn } from "../../records/audit/audit-store.ts";
import { checkPicture, type Picture } from "../../records/files/checked-picture.ts";
import type { SealedFiles } from "../../records/files/sealed-files.ts";
import { createDocumentsStore, insertDocumentsIn } from "./documents-store.ts";
import type { Measures, ReceivedDocument, StoredPicture } from "./received-document.ts";
import { createGathering, type SealedDocument } from "./gather-documents.ts";
import type { Upload } from "../../http/multipart/upload.ts";

export const createDocuments = ({ db, now }: Pick<Parts, "db" | "now">, files: SealedFiles) => {
  const store = createDocumentsStore(db);

  const pictureOf = async (found: StoredPicture, requestId: string) => {
    const picture = await files.find(found);
    if (picture) return picture;
    // Erased between the two queries.
    if (!(await store.find(requestId, found.id))) throw new Problem("documents.notFound");
    throw await files.reportMissing(found);
  };

  const seal = async (
    { bytes: picture, sha256, width, height }: Picture,
    slot: DocumentSlot,
  ): Promise<SealedDocument> => {
    const { store: storeFile, ...sealed } = await files.seal(picture);
    return { document: { ...sealed, slot, sha256, width, height }, store: storeFile };
  };

  const insertIn = (tx: Transaction, requestId: string, received: readonly ReceivedDocument[]) =>
    insertDocumentsIn(
      tx,
      received.map((one) => ({ ...one, requestId, createdAt: now() })),
    );

  /** Refusals name the slot as field. */
  const sealUpload = async (upload: Upload, slot: DocumentSlot) => {
    const picture = await checkPicture(upload, MAX_DOCUMENT_BYTES).catch((error: unknown) => {
      throw error instanceof Problem ? new Problem(error.code, { field: slot }) : error;
    });
    return seal(picture, slot);
  };

  /** Encrypted again: a key opens one document only. A damaged one is asked for like a missing one. */
  const sealCopy = async (stored: StoredPicture & Measures, slot: DocumentSlot) => {
    const bytes = await files.find(stored).catch((error: unknown) => {
      if (error instanceof Problem && error.code === "documents.damaged") return undefined;
      throw error;
    });
    return bytes && seal({ ...stored, bytes }, slot);
  };

  return {
    /** Never inside a transaction. Refusals name the slot as field. */
    receive: async (upload: Upload, slot: DocumentSlot): Promise<ReceivedDocument> => {
      const { document, store: storeFile } = await sealUpload(upload, slot);
      await storeFile();
      return document;
    },

    gather: createGathering({ sealUpload, sealCopy, discard: files.discard }),

    insertIn,

    discard: files.discard,
    erase: files.erase,

    readPicture: files.find,

    listOf: (requestId: string, handle?: Database) => store.listOf(requestId, handle),
    allOf: store.allOf,
    storedOf: store.storedOf,
    slotsOf: store.slotsOf,
    viewsOf: store.viewsOf,

    /** @throws {Problem} documents.notFound, also for another account's; documents.damaged */
    open: async (customer: Customer, requestId: string, documentId: string): Promise<Buffer> => {
      if (!isUuid(requestId) || !isUuid(documentId)) throw new Problem("documents.notFound");
      const found = await store.find(requestId, documentId);
      if (found?.ownerId !== customer.id) throw new Problem("documents.notFound");
      return pictureOf(found, requestId);
    },

    /** Written down before staff see it (ruling D1). @throws {Problem} as `open` */
    view: async (by: Actor, requestId: string, documentId: string): Promise<Buffer> => {
      if (!isUuid(requestId) || !isUuid(documentId)) throw new Problem("documents.notFound");
      const found = await store.find(requestId, documentId);
      if (!found) throw new Problem("documents.notFound");
      await db.transaction((tx) =>
        writeAuditIn(tx, {
          ...by,
          subject: "document",
          subjectId: documentId,
          event: "viewed",
          at: now(),
        }),
      );
      return pictureOf(found, requestId);
    },
  };
};

export type Documents = ReturnType<typeof createDocuments>;
