import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FolderInUse, lockFolder, type Sharing } from "./folder-lock.ts";

let parent: string;
let folder: string;
const locks: { close: () => void }[] = [];

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "mizalla-lock-"));
  folder = join(parent, "data");
});
afterEach(async () => {
  for (const lock of locks.splice(0)) lock.close();
  await rm(parent, { recursive: true, force: true });
});

const lock = async (sharing: Sharing, path = folder) => {
  const taken = await lockFolder(path, sharing);
  locks.push(taken);
  return taken;
};

it("refuses a second holder, and names the first", async () => {
  await lock("alone");
  await expect(lock("alone")).rejects.toThrow(FolderInUse);
  await expect(lock("alone")).rejects.toThrow(`in use by process ${process.pid} on `);
});

it("knows the folder by another path", async () => {
  await lock("alone");
  await symlink(folder, join(parent, "other"));
  await expect(lock("alone", join(parent, "other"))).rejects.toThrow(FolderInUse);
});

it("is free again after its holder closed it", async () => {
  (await lock("alone")).close();
  locks.length = 0;
  await lock("alone");
});

it("allows several processes that share", async () => {
  await lock("shared");
  await lock("shared");
  await expect(lock("alone")).rejects.toThrow(FolderInUse);
});

it("refuses sharing while one process has the folder alone", async () => {
  await lock("alone");
  await expect(lock("shared")).rejects.toThrow(FolderInUse);
});
