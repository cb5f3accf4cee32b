import { randomUUID } from "node:crypto";
import { freeBytes } from "../../adapters/free-bytes.ts";
import { NotOpened, openFile, sealFile } from "../../adapters/sealing.ts";
import type { Parts } from "../../parts.ts";
import type { ReportDamage } from "./damage-report.ts";
import type { StoredFiles } from "./stored-files.ts";

/** What the row of a sealed file names. Its key opens no other file. */
export type SealedFile = { id: string; storageKey: string; wrappedKey: string };

/** Its key is known before it is stored, so that it can be deleted whatever happens. */
export type UnstoredFile = SealedFile & { bytes: number; store: () => Promise<void> };

/** The one keeper of files that are encrypted before they are stored (ruling D2). */
export const createSealedFiles = (
  { keys }: Pick<Parts, "keys">,
  { storedFiles: files, reportDamage }: { storedFiles: StoredFiles; reportDamage: ReportDamage },
) => {
  /** Undefined when the file is missing. @throws {Problem} documents.damaged */
  const find = async ({ id, storageKey, wrappedKey }: SealedFile): Promise<Buffer | undefined> => {
    const sealed = await files.get(storageKey);
    if (!sealed) return undefined;
    try {
      return openFile(keys.sealing, id, { sealed, wrappedKey });
    } catch (error) {
      throw error instanceof NotOpened ? await reportDamage(id, "unreadable") : error;
    }
  };

  const reportMissing = ({ id }: Pick<SealedFile, "id">) => reportDamage(id, "missing");

  return {
    /** Wipes the bytes. Never inside a transaction: a key is taken. */
    seal: async (bytes: Buffer): Promise<UnstoredFile> => {
      const id = randomUUID();
      const storageKey = await files.takeKey();
      // Read before they are wiped.
      const { length } = bytes;
      const { sealed, wrappedKey } = sealFile(keys.sealing, id, bytes);
      freeBytes(bytes);
      const store = () => files.put(storageKey, sealed).finally(() => freeBytes(sealed));
      return { id, storageKey, wrappedKey, bytes: length, store };
    },

    find,

    /** @throws {Problem} documents.damaged, also when the file is missing */
    open: async (file: SealedFile): Promise<Buffer> => {
      const bytes = await find(file);
      if (!bytes) throw await reportMissing(file);
      return bytes;
    },

    /** Answers what its reader is told. */
    reportMissing,

    /** As `StoredFiles`. */
    discard: files.discard,
    erase: files.erase,
  };
};

export type SealedFiles = ReturnType<typeof createSealedFiles>;
