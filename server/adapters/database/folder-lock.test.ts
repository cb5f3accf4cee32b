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

it("a folder that one process uses is refused to a second, naming the first", async () => {
  await lock("alone");
  await expect(lock("alone")).rejects.toThrow(FolderInUse);
  await expect(lock("alone")).rejects.toThrow(`in use by process ${process.pid} on `);
});

it("a folder is recognised through a symbolic link", async () => {
  await lock("alone");
  await symlink(folder, join(parent, "other"));
  await expect(lock("alone", join(parent, "other"))).rejects.toThrow(FolderInUse);
});

it("a folder can be locked again once its lock is closed", async () => {
  (await lock("alone")).close();
  locks.length = 0;
  await lock("alone");
});

it("several processes may share a folder, and then none may have it alone", async () => {
  await lock("shared");
  await lock("shared");
  await expect(lock("alone")).rejects.toThrow(FolderInUse);
});

it("a folder that one process has alone cannot be shared", async () => {
  await lock("alone");
  await expect(lock("shared")).rejects.toThrow(FolderInUse);
});
