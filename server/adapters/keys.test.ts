import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openKeys } from "./keys.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mizalla-keys-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it("several processes that start at the same time create a single key", async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => openKeys(folder, undefined)));
  const again = await openKeys(folder, undefined);
  expect(new Set([...all, again].map(({ digest }) => digest)).size).toBe(1);
  expect(await readdir(folder)).toEqual(["document.key"]);
  expect((await stat(join(folder, "document.key"))).mode & 0o777).toBe(0o600);
});

it("each key has a digest of its own, which is not the key itself", async () => {
  const [one, other] = ["aa".repeat(32), "bb".repeat(32)];
  const digests = await Promise.all(
    [one, other].map(async (key) => (await openKeys(folder, key)).digest),
  );
  expect(new Set([...digests, one, other]).size).toBe(4);
});
