import type { Parts } from "../../parts.ts";
import { ERASURES } from "./erasure-records.ts";
import { createErasuresStore, type Erasure } from "./erasures-store.ts";
import { createIntentsStore } from "./intents-store.ts";
import { createKeyReserve } from "./key-reserve.ts";

type Stored = { storageKey: string };

const keysOf = (files: readonly Stored[]) => files.map(({ storageKey }) => storageKey);

const BATCH = 100;

const recordOf = ({ kind, id, at }: Erasure) => ({
  name: `${ERASURES}/${kind}-${id}.json`,
  text: JSON.stringify({ kind, id, at: at.toISOString() }),
});

/**
 * The files of documents, drafts and policies. An intent in the database precedes every object and
 * follows every deleted row, so that nothing has to be found by a listing (ruling D3).
 */
export const createStoredFiles = ({
  db,
  store: objects,
  now,
  restoring,
}: Pick<Parts, "db" | "store" | "now" | "restoring">) => {
  const intents = createIntentsStore(db);
  const erasures = createErasuresStore(db);
  const takeKey = createKeyReserve(intents, now);

  /** Answers the keys that the store has confirmed. */
  const deleteObjects = async (keys: readonly string[]) => {
    const results = await Promise.allSettled(keys.map(objects.delete));
    return keys.filter((_key, index) => results[index]?.status === "fulfilled");
  };

  /** Days are not known: whoever erases may have found the file in an older database. */
  const deleteFromTrash = async (keys: readonly string[]) => {
    const wanted = new Set(keys);
    for await (const { key, day } of objects.trash.list())
      if (wanted.has(key)) await objects.trash.delete(key, day);
  };

  /** Also their copies in the trash. */
  const eraseObjects = async (keys: readonly string[]) => {
    const gone = await deleteObjects(keys);
    if (gone.length > 0) await deleteFromTrash(gone);
    return gone;
  };

  /** Tells the store, where a restored backup finds what must be erased again. */
  const tellErasures = async () => {
    for (;;) {
      const pending = await erasures.list(BATCH);
      for (const erasure of pending) {
        const { name, text } = recordOf(erasure);
        await objects.state.write(name, text);
        await erasures.forget(erasure);
      }
      if (pending.length < BATCH) return;
    }
  };

  const discardNow = async (keys: readonly string[]) => {
    const gone = restoring.isOn() ? [] : await deleteObjects(keys);
    await intents.forget(gone);
    const isLeft = (key: string) => !gone.includes(key);
    await intents.deleteLater(keys.filter(isLeft), now());
  };

  const eraseNow = async (keys: readonly string[]) => {
    if (!restoring.isOn() && keys.length > 0) await intents.forget(await eraseObjects(keys));
    await tellErasures();
  };

  return {
    /** Key of a file to put, never in a transaction; its row removes the intent (`keepFilesIn`). */
    takeKey,
    put: objects.put,
    get: objects.get,

    /**
     * Called after the commit, or where nothing was committed. Never fails: the sweep deletes the
     * rest, and the caller's own answer or error matters more.
     */
    discard: async (files: readonly Stored[]) => {
      if (files.length > 0) await discardNow(keysOf(files)).catch(() => undefined);
    },

    /** The same for erased rows (`dropFilesIn`, `noteErasedIn`): copies in the trash go, too. */
    erase: (files: readonly Stored[]): Promise<void> =>
      eraseNow(keysOf(files)).catch(() => undefined),

    tellErasures,
    deleteObjects,
    eraseObjects,
    intents,
  };
};

export type StoredFiles = ReturnType<typeof createStoredFiles>;
