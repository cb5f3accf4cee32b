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

it("creates a single key when several processes start at the same time", async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => openKeys(folder, undefined)));
  const again = await openKeys(folder, undefined);
  expect(new Set([...all, again].map(({ digest }) => digest)).size).toBe(1);
  expect(await readdir(folder)).toEqual(["document.key"]);
  expect((await stat(join(folder, "document.key"))).mode & 0o777).toBe(0o600);
});

it("has a digest that differs by key and is not the key", async () => {
  const [one, other] = ["aa".repeat(32), "bb".repeat(32)];
  const digests = await Promise.all(
    [one, other].map(async (key) => (await openKeys(folder, key)).digest),
  );
  expect(new Set([...digests, one, other]).size).toBe(4);
});
