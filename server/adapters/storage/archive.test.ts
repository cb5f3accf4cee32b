import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createArchive, DamagedArchive, readArchive } from "./archive.ts";

const run = promisify(execFile);
const files = [0, 1, 511, 512, 513, 70_000].map((size) => ({
  name: `ab/${size}`,
  bytes: randomBytes(size),
}));

let folder: string;
let path: string;
let sha256: string;

const readAll = async (archive: string) => {
  const found = [];
  for await (const file of readArchive(archive, sha256)) found.push(file);
  return found;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mizalla-archive-"));
  path = join(folder, "files.tar");
  const archive = createArchive(path);
  for (const { name, bytes } of files) archive.add(name, bytes);
  sha256 = archive.finish();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("an archive", () => {
  it("gives back what was added", async () => {
    expect(await readAll(path)).toEqual(files);
  });

  it("is read by tar", async () => {
    await run("tar", ["-xf", path, "-C", folder]);
    for (const { name, bytes } of files)
      expect(await readFile(join(folder, name)), name).toEqual(bytes);
  });

  it("is never written over another file", () => {
    expect(() => createArchive(path)).toThrow("EEXIST");
  });

  it("that was changed or cut off anywhere is refused", async () => {
    const whole = await readFile(path);
    const damaged = join(folder, "damaged.tar");
    for (let at = 100; at < whole.length; at += 997) {
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      for (const bytes of [changed, whole.subarray(0, at)]) {
        await writeFile(damaged, bytes);
        await expect(readAll(damaged), `at ${at}`).rejects.toThrow(DamagedArchive);
      }
    }
  });
});
