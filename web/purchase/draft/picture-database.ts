import { pictureDatabase } from "../../../domain/purchase/purchase-keys.ts";

const STORE = "kept";

/** Bytes, because private windows of older Safaris refuse blobs. */
export type BytesRecord = { bytes: ArrayBuffer; savedAt: number };

/** Resolves when the work is durable. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.addEventListener("complete", () => resolve(request.result));
      // A failed request aborts its transaction: this event covers every failure.
      transaction.addEventListener("abort", () =>
        reject(transaction.error ?? new Error("aborted")),
      );
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(pictureDatabase, 1);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("not opened")));
  });
}

export const putRecord = (key: string, record: BytesRecord) =>
  inStore("readwrite", (store) => store.put(record, key));

export const readRecord = (key: string): Promise<unknown> =>
  inStore("readonly", (store) => store.get(key));

export const deleteRecord = (key: string) => inStore("readwrite", (store) => store.delete(key));

export const recordNames = async (): Promise<string[]> =>
  (await inStore("readonly", (store) => store.getAllKeys())).map(String);
