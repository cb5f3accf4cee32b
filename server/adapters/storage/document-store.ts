import { randomBytes } from "node:crypto";

/**
 * What the store knows of the installation it belongs to: small JSON texts, `<name>.json` or
 * `<folder>/<name>.json`. Readers check what they read.
 */
export type StoreState = {
  read: (name: string) => Promise<string | undefined>;
  write: (name: string, text: string) => Promise<void>;
  delete: (name: string) => Promise<void>;
  /** The names in a folder, with the folder. */
  list: (folder: string) => AsyncIterable<string>;
};

/** Documents without a row wait here, by the UTC day (`2026-11-25`) on which they were moved. */
export type StoreTrash = {
  /** False where no such document exists. */
  move: (key: string, day: string) => Promise<boolean>;
  list: () => AsyncIterable<{ key: string; day: string }>;
  delete: (key: string, day: string) => Promise<void>;
};

export type DocumentStore = {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** Path of the file that holds a document, where it is one of this machine. */
  pathOf?: ((key: string) => string) | undefined;
  /** Also for the remains of a failed write. */
  has: (key: string) => Promise<boolean>;
  delete: (key: string) => Promise<void>;
  /** `writtenAt` in UTC; includes remains of failed writes. */
  list: () => AsyncIterable<{ key: string; writtenAt: Date }>;
  check: () => Promise<void>;
  state: StoreState;
  trash: StoreTrash;
};

export class StorageUnavailable extends Error {}

export const randomStorageKey = () => randomBytes(16).toString("hex");

/** Nothing else ever becomes a path or an address. */
export const isStorageKey = (key: string) => /^[0-9a-f]{32}$/.test(key);

export const demandStorageKey = (key: string) => {
  if (!isStorageKey(key)) throw new Error("This is not a key of the document store.");
};

const STATE_NAME = /^(?:[a-z-]{1,40}\/)?[a-z0-9-]{1,80}\.json$/;
const STATE_FOLDER = /^[a-z-]{1,40}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const isTrashDay = (day: string) => DAY.test(day);

export const demandStateName = (name: string) => {
  if (!STATE_NAME.test(name)) throw new Error("This is not a name of the store's state.");
};

export const demandStateFolder = (folder: string) => {
  if (!STATE_FOLDER.test(folder)) throw new Error("This is not a folder of the store's state.");
};

export const demandTrashDay = (day: string) => {
  if (!isTrashDay(day)) throw new Error("This is not a day of the trash.");
};
