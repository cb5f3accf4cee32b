import { randomUUID } from "node:crypto";
import { type DocumentSlot, MAX_DOCUMENT_BYTES } from "../../../domain/documents/documents.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { freeBytes } from "../../adapters/free-bytes.ts";
import { openFile, sealFile } from "../../adapters/sealing.ts";
import { isUuid } from "../../adapters/database/uuid.ts";
import type { Customer } from "../../http/access.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { type Actor, writeAuditIn } from "../audit/audit-store.ts";
import type { StoredFiles } from "../stored-files/stored-files.ts";
import { createDocumentsStore, insertDocumentsIn } from "./documents-store.ts";
import { reencodePicture, type Picture } from "./picture.ts";
import { readUpload, type Upload } from "../../http/multipart/upload.ts";

/** Its file is in the document store; its row is not written yet. */
export type ReceivedDocument = {
  id: string;
  slot: DocumentSlot;
  storageKey: string;
  wrappedKey: string;
  sha256: string;
  bytes: number;
  width: number;
  height: number;
};

type StoredPicture = Pick<ReceivedDocument, "id" | "storageKey" | "wrappedKey">;

type Measures = Pick<ReceivedDocument, "sha256" | "width" | "height">;

export const createDocuments = (
  { db, keys, now }: Pick<Parts, "db" | "keys" | "now">,
  files: StoredFiles,
) => {
  const store = createDocumentsStore(db);

  const readPicture = async ({ id, storageKey, wrappedKey }: StoredPicture) => {
    const sealed = await files.get(storageKey);
    return sealed && openFile(keys.sealing, id, { sealed, wrappedKey });
  };

  const pictureOf = async (found: StoredPicture, requestId: string) => {
    const picture = await readPicture(found);
    if (picture) return picture;
    // Erased between the two queries.
    if (!(await store.find(requestId, found.id))) throw new Problem("documents.notFound");
    throw new Error(`The file of document ${found.id} is missing in the store.`);
  };

  const sealAndStore = async (picture: Picture, slot: DocumentSlot): Promise<ReceivedDocument> => {
    const id = randomUUID();
    const { sha256, width, height } = picture;
    const bytes = picture.bytes.length;
    const { sealed, wrappedKey } = sealFile(keys.sealing, id, picture.bytes);
    freeBytes(picture.bytes);
    const storageKey = await files.put(sealed).finally(() => freeBytes(sealed));
    return { id, slot, storageKey, wrappedKey, sha256, bytes, width, height };
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

  return {
    /** Never inside a transaction. Refusals name the slot as field. */
    receive: async (upload: Upload, slot: DocumentSlot): Promise<ReceivedDocument> => {
      const picture = await read(upload).catch((error: unknown) => {
        throw error instanceof Problem ? new Problem(error.code, { field: slot }) : error;
      });

      return sealAndStore(picture, slot);
    },

    /** Encrypted again: a key opens one document only. Undefined when the file is missing. */
    copy: async (stored: StoredPicture & Measures, slot: DocumentSlot) => {
      const bytes = await readPicture(stored);
      return bytes && sealAndStore({ ...stored, bytes }, slot);
    },

    insertIn,

    discard: files.discard,
    erase: files.erase,

    readPicture,

    listOf: (requestId: string, handle?: Database) => store.listOf(requestId, handle),
    allOf: store.allOf,
    storedOf: store.storedOf,
    slotsOf: store.slotsOf,
    viewsOf: store.viewsOf,

    /** @throws {Problem} documents.notFound, also for a document of another account */
    open: async (customer: Customer, requestId: string, documentId: string): Promise<Buffer> => {
      if (!isUuid(requestId) || !isUuid(documentId)) throw new Problem("documents.notFound");
      const found = await store.find(requestId, documentId);
      if (found?.ownerId !== customer.id) throw new Problem("documents.notFound");
      return pictureOf(found, requestId);
    },

    /** For staff: written down before it is shown (ruling D1). @throws {Problem} documents.notFound */
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
