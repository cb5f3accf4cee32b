import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startS3 } from "../../../tests/support/s3-server.ts";
import { storageOf } from "../../storage-settings.ts";
import { type DocumentStore, randomStorageKey } from "./document-store.ts";
import { folderStore } from "./folder-store.ts";
import { s3Store } from "./s3-store.ts";

type OpenStore = { store: DocumentStore; close: () => Promise<void> };

const inFolder = async (): Promise<OpenStore> => {
  const parent = await mkdtemp(join(tmpdir(), "mizalla-store-"));
  return {
    store: folderStore(join(parent, "documents")),
    close: () => rm(parent, { recursive: true, force: true }),
  };
};

const inBucket = async (): Promise<OpenStore> => {
  const { url, stop } = await startS3();
  const settings = storageOf(url);
  if (!settings) throw new Error("The test server's address is wrong.");
  return { store: s3Store(settings, { pageSize: 2 }), close: stop };
};

describe.each([
  ["folder", inFolder],
  ["bucket", inBucket],
])("documents in a %s", (_name, open) => {
  let opened: OpenStore;
  let store: DocumentStore;
  beforeAll(async () => {
    opened = await open();
    store = opened.store;
  });
  afterAll(() => opened.close());

  const listed = async () => {
    const found = await Array.fromAsync(store.list());
    return found.map(({ key }) => key).toSorted();
  };

  it("do not exist before one is stored", async () => {
    expect(await listed()).toEqual([]);
    expect(await store.get(randomStorageKey())).toBeUndefined();
    await store.delete(randomStorageKey());
    await store.check();
    expect(await listed()).toEqual([]);
  });

  it("are read, listed and deleted by their keys", async () => {
    const keys = Array.from({ length: 5 }, randomStorageKey).toSorted();
    await Promise.all(keys.map((key) => store.put(key, Buffer.from(key))));
    expect(await listed()).toEqual(keys);

    const [first = ""] = keys;
    expect(Buffer.from((await store.get(first)) ?? []).toString()).toBe(first);
    expect(await store.has(first)).toBe(true);
    await store.delete(first);
    expect(await store.has(first)).toBe(false);
    expect(await store.get(first)).toBeUndefined();
    expect(await listed()).toEqual(keys.slice(1));
  });

  it("keep every byte, also when they are large", async () => {
    const key = randomStorageKey();
    const bytes = Uint8Array.from({ length: 1_000_000 }, (_, index) => index % 251);
    await store.put(key, bytes);
    expect(Buffer.from((await store.get(key)) ?? []).equals(bytes)).toBe(true);
  });

  it("are listed with the time of writing", async () => {
    for await (const { writtenAt } of store.list())
      expect(Math.abs(Date.now() - writtenAt.getTime())).toBeLessThan(60_000);
  });

  it("are moved to the trash of a day, listed there and deleted for good", async () => {
    const key = randomStorageKey();
    await store.put(key, Buffer.from("sealed"));
    expect(await store.trash.move(key, "2026-11-25")).toBe(true);
    expect(await store.trash.move(key, "2026-11-25")).toBe(false);
    expect(await store.get(key)).toBeUndefined();
    expect(await listed()).not.toContain(key);
    expect(await Array.fromAsync(store.trash.list())).toEqual([{ key, day: "2026-11-25" }]);
    await store.trash.delete(key, "2026-11-25");
    expect(await Array.fromAsync(store.trash.list())).toEqual([]);
    await expect(async () => store.trash.move(key, "../..")).rejects.toThrow("not a day");
  });

  it("keep a state beside them, which no list of documents contains", async () => {
    const before = await listed();
    expect(await store.state.read("installation.json")).toBeUndefined();
    await store.state.write("installation.json", `{"id":"a"}`);
    await store.state.write("installation.json", `{"id":"b"}`);
    await store.state.write("erasures/request-1.json", "{}");
    expect(await store.state.read("installation.json")).toBe(`{"id":"b"}`);
    expect(await Array.fromAsync(store.state.list("erasures"))).toEqual([
      "erasures/request-1.json",
    ]);
    expect(await listed()).toEqual(before);
    await store.state.delete("installation.json");
    await store.state.delete("installation.json");
    expect(await store.state.read("installation.json")).toBeUndefined();
    for (const name of ["../x.json", "documents/../x.json", "x", "a/b/c.json"])
      await expect(async () => store.state.read(name)).rejects.toThrow("not a name");
  });

  it.each([
    "",
    "../../etc/passwd",
    "a".repeat(31),
    "A".repeat(32),
    `${"a".repeat(32)}/x`,
    "%2e%2e",
  ])("cannot have a key other than a random name: %j", async (key) => {
    await expect(async () => store.put(key, Buffer.from("x"))).rejects.toThrow("not a key");
    await expect(async () => store.get(key)).rejects.toThrow("not a key");
    await expect(async () => store.delete(key)).rejects.toThrow("not a key");
  });
});
