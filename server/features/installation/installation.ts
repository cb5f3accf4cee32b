import * as z from "zod/mini";
import { WrongConfiguration } from "../../configuration.ts";
import type { Database } from "../../adapters/database/database.ts";
import {
  findInstallation,
  hasFileRows,
  insertInstallation,
  refuseOtherKey,
} from "../../adapters/database/installation-store.ts";
import type { Keys } from "../../adapters/keys.ts";
import type { DocumentStore } from "../../adapters/storage/document-store.ts";
import type { Parts } from "../../parts.ts";
import { FIRST_HEAD, readHead, writeHead } from "../audit/chain-head.ts";
import { createSealsStore } from "../audit/seals-store.ts";

const NAME = "installation.json";

const Marker = z.object({ id: z.uuid() });

type Store = Pick<DocumentStore, "list" | "state" | "trash">;

export type InstallationParts = Pick<Parts, "db" | "now"> & {
  keys: Pick<Keys, "digest">;
  store: Store;
};

const refuse = (line: string): never => {
  throw new WrongConfiguration([line]);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readMarker = async ({ state }: Store) => {
  const text = await state.read(NAME).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return refuse(`The document store (STORAGE_URL) does not answer: ${reason}`);
  });
  if (text === undefined) return undefined;
  const marker = Marker.safeParse(parsed(text));
  return marker.success
    ? marker.data.id
    : refuse("installation.json in the document store is not readable: restore it, or run --adopt");
};

const isEmpty = async (store: Store) => {
  for (const all of [store.list(), store.trash.list()]) for await (const _one of all) return false;
  return true;
};

/** The head first: with the marker there, a missing head is a fault. */
const mark = async (db: Database, { state }: Store, id: string, at: Date) => {
  if (!(await readHead(state)))
    await writeHead(state, (await createSealsStore(db).lastSeal()) ?? FIRST_HEAD, at);
  await state.write(NAME, JSON.stringify({ id }));
};

/**
 * Called before either is written to: a database and a document store belong together (ruling D3).
 * A new pair is marked.
 * @throws {WrongConfiguration} where they do not
 */
export const checkInstallation = async ({ db, store, keys, now }: InstallationParts) => {
  // Read before the row: of processes that start together, one may have written both.
  const marked = await readMarker(store);
  const known = await findInstallation(db);
  refuseOtherKey(known, keys.digest);
  if (marked !== undefined && !known)
    refuse(
      `The document store belongs to installation ${marked}, but the database is new: check DATABASE_URL and STORAGE_URL`,
    );
  if (marked !== undefined && known && known.id !== marked)
    refuse(
      `The document store belongs to installation ${marked}, the database is of ${known.id}: check DATABASE_URL and STORAGE_URL`,
    );
  if (marked !== undefined) return;

  if (!(await isEmpty(store)) || (await hasFileRows(db))) {
    // One that started at the same time may have marked it since.
    if (known && (await readMarker(store)) === known.id) return;
    refuse(
      "The document store has no installation.json, but documents are stored or expected in it: check DATABASE_URL and STORAGE_URL. If they belong together, run npm run restore -- --adopt",
    );
  }
  const { id } = known ?? (await insertInstallation(db, keys.digest));
  await mark(db, store, id, now());
};

/** Called after a person asked for it. Answers the database's id. @throws {WrongConfiguration} */
export const adoptStore = async ({ db, store, keys, now }: InstallationParts) => {
  const known = await findInstallation(db);
  refuseOtherKey(known, keys.digest);
  const { id } = known ?? (await insertInstallation(db, keys.digest));
  await mark(db, store, id, now());
  return id;
};
