import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import type { Upload } from "../../http/multipart/upload.ts";
import type { Measures, ReceivedDocument, StoredPicture } from "./received-document.ts";

/** Pictures of one send; the next one waits, so that few are in memory. */
const STORED_AT_ONCE = 6;

/** Its key is known before its file is stored, so that it can be deleted whatever happens. */
export type SealedDocument = { document: ReceivedDocument; store: () => Promise<void> };

type Sources = {
  sealUpload: (upload: Upload, slot: DocumentSlot) => Promise<SealedDocument>;
  /** Undefined where there is no picture to copy. */
  sealCopy: (
    stored: StoredPicture & Measures,
    slot: DocumentSlot,
  ) => Promise<SealedDocument | undefined>;
  discard: (received: readonly ReceivedDocument[]) => Promise<void>;
};

export type Gathering = {
  /** Resolves once it is read; it is stored while the next is read. */
  take: (upload: Upload, slot: DocumentSlot) => Promise<void>;
  copy: (stored: StoredPicture & Measures, slot: DocumentSlot) => Promise<void>;
  /** Waits for all that were taken. @throws what the first failure threw */
  all: () => Promise<readonly ReceivedDocument[]>;
};

/** The pictures of one send: when one cannot be stored, none stays. Never inside a transaction. */
export const createGathering =
  ({ sealUpload, sealCopy, discard }: Sources) =>
  async <Result>(run: (pictures: Gathering) => Promise<Result>) => {
    const begun: ReceivedDocument[] = [];
    const underWay = new Set<Promise<void>>();
    const failures: unknown[] = [];

    const demandWell = () => {
      if (failures.length > 0) throw failures[0];
    };
    const begin = (storing: () => Promise<void>) => {
      const one: Promise<void> = storing()
        .catch((error: unknown) => void failures.push(error))
        .finally(() => underWay.delete(one));
      underWay.add(one);
    };
    const place = async () => {
      while (underWay.size >= STORED_AT_ONCE) await Promise.race(underWay);
      demandWell();
    };
    const store = async (sealed: SealedDocument | undefined) => {
      if (!sealed) return;
      begun.push(sealed.document);
      await sealed.store();
    };

    const pictures: Gathering = {
      take: async (upload, slot) => {
        await place();
        const sealed = await sealUpload(upload, slot);
        begin(() => store(sealed));
      },
      copy: async (stored, slot) => {
        await place();
        begin(async () => store(await sealCopy(stored, slot)));
      },
      all: async () => {
        await Promise.all(underWay);
        demandWell();
        return begun;
      },
    };

    try {
      const result = await run(pictures);
      return { result, received: await pictures.all() };
    } catch (error) {
      await Promise.all(underWay);
      await discard(begun);
      throw error;
    }
  };
