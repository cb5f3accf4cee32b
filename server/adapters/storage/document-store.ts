import { randomBytes } from "node:crypto";

/** Where sealed documents lie. Keys are random names without meaning. */
export type DocumentStore = {
  /** Durable when it resolves. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined when there is none. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** No error when there is none. */
  delete: (key: string) => Promise<void>;
  /** Every key with its time of writing (UTC), for sweeping what no row refers to. */
  list: () => AsyncIterable<{ key: string; writtenAt: Date }>;
  /** Rejects when documents could not be stored or read now. */
  check: () => Promise<void>;
};

/** The store does not answer, or refuses us. Its message holds no secret. */
export class StorageUnavailable extends Error {}

/** A name for a new document, 128 random bits: it tells nothing and cannot be guessed. */
export const randomStorageKey = () => randomBytes(16).toString("hex");

/** Whether a key is one of our random names; nothing else ever becomes a path or an address. */
export const isStorageKey = (key: string) => /^[0-9a-f]{32}$/.test(key);

/** @throws when it is not one of our random names. */
export const demandStorageKey = (key: string) => {
  if (!isStorageKey(key)) throw new Error("This is not a key of the document store.");
};
