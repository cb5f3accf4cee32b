import { randomUUID } from "node:crypto";
import { type DocumentSlot, MAX_DOCUMENT_BYTES } from "../../../domain/documents/documents.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { freeBytes } from "../../adapters/free-bytes.ts";
import { NotOpened, openFile, sealFile } from "../../adapters/sealing.ts";
import { isUuid } from "../../adapters/database/uuid.ts";
import type { Customer } from "../../http/access.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { type Actor, writeAuditIn } from "../../records/audit/audit-store.ts";
import type { ReportDamage } from "./damage-report.ts";
import type { StoredFiles } from "../../records/files/stored-files.ts";
import { createDocumentsStore, insertDocumentsIn } from "./documents-store.ts";
import type { Measures, ReceivedDocument, StoredPicture } from "./received-document.ts";
import { createGathering, type SealedDocument } from "./gather-documents.ts";
import { reencodePicture, type Picture } from "./picture.ts";
import { readUpload, type Upload } from "../../http/multipart/upload.ts";

export const createDocuments = (
  { db, keys, now }: Pick<Parts, "db" | "keys" | "now">,
  { storedFiles: files, reportDamage }: { storedFiles: StoredFiles; reportDamage: ReportDamage },
) => {
  const store = createDocumentsStore(db);

  /** Undefined when the file is missing. @throws {Problem} documents.damaged */
  const readPicture = async ({ id, storageKey, wrappedKey }: StoredPicture) => {
    const sealed = await files.get(storageKey);
    if (!sealed) return undefined;
    try {
      return openFile(keys.sealing, id, { sealed, wrappedKey });
    } catch (error) {
      throw error instanceof NotOpened ? await reportDamage(id, "unreadable") : error;
    }
  };

  const pictureOf = async (found: StoredPicture, requestId: string) => {
    const picture = await readPicture(found);
    if (picture) return picture;
    // Erased between the two queries.
    if (!(await store.find(requestId, found.id))) throw new Problem("documents.notFound");
    throw await reportDamage(found.id, "missing");
  };

  const seal = async (picture: Picture, slot: DocumentSlot): Promise<SealedDocument> => {
    const id = randomUUID();
    const storageKey = await files.takeKey();
    const { sha256, width, height } = picture;
    const bytes = picture.bytes.length;
    const { sealed, wrappedKey } = sealFile(keys.sealing, id, picture.bytes);
    freeBytes(picture.bytes);
    return {
      document: { id, slot, storageKey, wrappedKey, sha256, bytes, width, height },
      store: () => files.put(storageKey, sealed).finally(() => freeBytes(sealed)),
    };
  };

  const insertIn = (tx: Transaction, requestId: string, received: readonly ReceivedDocument[]) =>
    insertDocumentsIn(
      tx,
      received.map((one) => ({ ...one, requestId, createdAt: now() })),
    );

  const read = async (upload: Upload) => {
    const bytes = await readUpload(upload, MAX_DOCUMENT_BYTES);
    return reencodePicture(bytes).finally(() => freeBytes(bytes));
  };

  /** Refusals name the slot as field. */
  const sealUpload = async (upload: Upload, slot: DocumentSlot) => {
    const picture = await read(upload).catch((error: unknown) => {
      throw error instanceof Problem ? new Problem(error.code, { field: slot }) : error;
    });
    return seal(picture, slot);
  };

  /** Encrypted again: a key opens one document only. A damaged one is asked for like a missing one. */
  const sealCopy = async (stored: StoredPicture & Measures, slot: DocumentSlot) => {
    const bytes = await readPicture(stored).catch((error: unknown) => {
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

    readPicture,

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
