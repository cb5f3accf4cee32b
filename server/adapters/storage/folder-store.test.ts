import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { randomStorageKey } from "./document-store.ts";
import { folderStore } from "./folder-store.ts";

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "mizalla-store-")), "documents");
});
afterEach(() => rm(join(folder, ".."), { recursive: true, force: true }));

const listed = async () => {
  const keys: string[] = [];
  for await (const { key } of folderStore(folder).list()) keys.push(key);
  return keys.toSorted();
};

describe("the folder of documents", () => {
  it("is readable only by its owner and holds no temporary file after writing", async () => {
    const key = randomStorageKey();
    await folderStore(folder).put(key, Buffer.from("sealed"));
    const shard = join(folder, key.slice(0, 2));
    expect(await readdir(shard)).toEqual([key]);
    expect((await stat(shard)).mode & 0o777).toBe(0o700);
    expect((await stat(join(shard, key))).mode & 0o777).toBe(0o600);
  });

  it("lists a file that a crash left half written, but no foreign file", async () => {
    const [key, half] = [randomStorageKey(), randomStorageKey()];
    const store = folderStore(folder);
    await store.put(key, Buffer.from("sealed"));
    await writeFile(join(folder, key.slice(0, 2), `${half}.part`), "hal");
    await writeFile(join(folder, key.slice(0, 2), "README"), "not ours");
    expect(await listed()).toEqual([key, half].toSorted());
  });

  it("loses a half-written file together with its document", async () => {
    const key = randomStorageKey();
    const store = folderStore(folder);
    await store.put(key, Buffer.from("sealed"));
    await writeFile(join(folder, key.slice(0, 2), `${key}.part`), "hal");
    await store.delete(key);
    expect(await listed()).toEqual([]);
  });

  it("holds no temporary file after a failed write", async () => {
    const key = randomStorageKey();
    await folderStore(folder).put(key, Buffer.from("sealed"));
    const inTheWay = key.slice(0, 2) + randomStorageKey().slice(2);
    await writeFile(join(folder, inTheWay.slice(0, 2), `${inTheWay}.part`), "busy");
    await expect(folderStore(folder).put(inTheWay, Buffer.from("x"))).rejects.toThrow("EEXIST");
    expect(await readdir(join(folder, key.slice(0, 2)))).toEqual([key]);
  });

  it("stores also after its folders were removed", async () => {
    const store = folderStore(folder);
    await store.put(randomStorageKey(), Buffer.from("sealed"));
    await rm(folder, { recursive: true });
    const keys = [randomStorageKey(), randomStorageKey()].toSorted();
    await Promise.all(keys.map((key) => store.put(key, Buffer.from("sealed"))));
    expect(await listed()).toEqual(keys);
  });

  it("is checked for being writable without leaving a file", async () => {
    const store = folderStore(folder);
    await store.check();
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
    await writeFile(folder, "a file in the way");
    await expect(store.check()).rejects.toThrow("EEXIST");
  });
});
