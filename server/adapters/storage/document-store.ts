import { randomBytes } from "node:crypto";

export type DocumentStore = {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  get: (key: string) => Promise<Uint8Array | undefined>;
  delete: (key: string) => Promise<void>;
  /** `writtenAt` in UTC; includes remains of failed writes. */
  list: () => AsyncIterable<{ key: string; writtenAt: Date }>;
  check: () => Promise<void>;
};

export class StorageUnavailable extends Error {}

export const randomStorageKey = () => randomBytes(16).toString("hex");

/** Nothing else ever becomes a path or an address. */
export const isStorageKey = (key: string) => /^[0-9a-f]{32}$/.test(key);

export const demandStorageKey = (key: string) => {
  if (!isStorageKey(key)) throw new Error("This is not a key of the document store.");
};
