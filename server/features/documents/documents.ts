import { randomUUID } from "node:crypto";
import { type DocumentSlot, MAX_DOCUMENT_BYTES } from "../../../domain/documents/documents.ts";
import { ABANDONED_AFTER } from "../../../domain/requests/retention.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { freeBytes } from "../../adapters/free-bytes.ts";
import { openFile, sealFile } from "../../adapters/sealing.ts";
import { randomStorageKey } from "../../adapters/storage/document-store.ts";
import { isUuid } from "../../adapters/database/uuid.ts";
import type { Customer } from "../../http/access.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { createDocumentsStore, insertDocumentsIn } from "./documents-store.ts";
import { drawPicture, type Picture } from "./picture.ts";
import { readUpload, type Upload } from "../../http/multipart/upload.ts";

/** A document that lies durably in the store and waits for its row. */
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

/** As many files are deleted at the same time. */
const SWEPT_AT_ONCE = 100;

/** What opens a stored picture again. */
export type KeptPicture = Pick<ReceivedDocument, "id" | "storageKey" | "wrappedKey">;

type Measures = Pick<ReceivedDocument, "sha256" | "width" | "height">;

/**
 * The life of a document: received and stored before any transaction begins, its row inserted with
 * its request's, discarded when that does not happen. What a crash leaves in between is swept.
 */
export const createDocuments = ({
  db,
  keys,
  store: files,
  now,
}: Pick<Parts, "db" | "keys" | "store" | "now">) => {
  const store = createDocumentsStore(db);

  /**
   * Removes files that no row refers to any more. What cannot be deleted now is left to the sweep:
   * the caller's own answer or error matters more.
   */
  const discard = async (received: readonly Pick<ReceivedDocument, "storageKey">[]) => {
    await Promise.allSettled(received.map((one) => files.delete(one.storageKey)));
  };

  /** The JPEG of a stored picture; undefined when its file is gone. */
  const show = async ({ id, storageKey, wrappedKey }: KeptPicture) => {
    const sealed = await files.get(storageKey);
    return sealed && openFile(keys.sealing, id, { sealed, wrappedKey });
  };

  /** Seals and stores a picture under a new name, and frees its bytes. */
  const keep = async (picture: Picture, slot: DocumentSlot): Promise<ReceivedDocument> => {
    const id = randomUUID();
    const storageKey = randomStorageKey();
    const { sha256, width, height } = picture;
    const bytes = picture.bytes.length;
    const { sealed, wrappedKey } = sealFile(keys.sealing, id, picture.bytes);
    freeBytes(picture.bytes);
    await files.put(storageKey, sealed).finally(() => freeBytes(sealed));
    return { id, slot, storageKey, wrappedKey, sha256, bytes, width, height };
  };

  /** Writes the rows of received documents inside the transaction that writes their request. */
  const insertIn = (tx: Transaction, requestId: string, received: readonly ReceivedDocument[]) =>
    insertDocumentsIn(
      tx,
      received.map((one) => ({ ...one, requestId, createdAt: now() })),
    );

  const sweep = async (candidates: string[]) => {
    const known = await store.knownKeys(candidates);
    const orphans = candidates.filter((key) => !known.has(key));
    await Promise.all(orphans.map(files.delete));
  };

  const read = async (upload: Upload) => {
    const bytes = await readUpload(upload, MAX_DOCUMENT_BYTES);
    return drawPicture(bytes).finally(() => freeBytes(bytes));
  };

  return {
    /**
     * Reads, checks, redraws, seals and stores one picture. Call it outside transactions.
     * @throws {Problem} documents.size, documents.type, documents.unreadable, request.busy; each
     * with the slot as field
     */
    receive: async (upload: Upload, slot: DocumentSlot): Promise<ReceivedDocument> => {
      const picture = await read(upload).catch((error: unknown) => {
        throw error instanceof Problem ? new Problem(error.code, { field: slot }) : error;
      });

      return keep(picture, slot);
    },

    /**
     * A further picture that shows the same, sealed anew: a key opens for one document alone.
     * Undefined when the file is gone. Call it outside transactions.
     */
    copy: async (kept: KeptPicture & Measures, slot: DocumentSlot) => {
      const bytes = await show(kept);
      return bytes && keep({ ...kept, bytes }, slot);
    },

    insertIn,

    discard,

    show,

    listOf: (requestId: string, handle?: Database) => store.listOf(requestId, handle),
    keptOf: store.keptOf,
    slotsOf: store.slotsOf,
    viewsOf: store.viewsOf,

    /**
     * The JPEG of a document, for the owner of its request.
     * @throws {Problem} documents.notFound, also for what belongs to somebody else
     */
    open: async (customer: Customer, requestId: string, documentId: string): Promise<Buffer> => {
      if (!isUuid(requestId) || !isUuid(documentId)) throw new Problem("documents.notFound");
      const found = await store.find(requestId, documentId);
      if (found?.ownerId !== customer.id) throw new Problem("documents.notFound");

      const picture = await show(found);
      if (picture) return picture;
      // Erased between the two readings.
      if (!(await store.find(requestId, documentId))) throw new Problem("documents.notFound");
      throw new Error(`The file of document ${found.id} is missing in the store.`);
    },

    /** Deletes stored files older than a day that no row refers to. */
    sweepOrphans: async () => {
      const before = now().getTime() - ABANDONED_AFTER;
      let candidates: string[] = [];
      for await (const { key, writtenAt } of files.list()) {
        if (writtenAt.getTime() >= before) continue;
        candidates.push(key);
        if (candidates.length < SWEPT_AT_ONCE) continue;
        await sweep(candidates);
        candidates = [];
      }
      if (candidates.length > 0) await sweep(candidates);
    },
  };
};

export type Documents = ReturnType<typeof createDocuments>;
