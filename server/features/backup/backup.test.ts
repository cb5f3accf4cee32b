import { execFile } from "node:child_process";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { filesUnder, openFolders, takeBackup } from "../../../tests/support/backups.ts";
import { bothSides, storedRequest } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { newestMigration, openManifest } from "./backup-format.ts";

const run = promisify(execFile);

let app: TestApp;
let folders: Awaited<ReturnType<typeof openFolders>>;
let owner: { id: string; email: string; username: string };

const manifestOf = async (folder: string) => {
  const opened = openManifest(
    await readFile(join(folder, "manifest.json"), "utf8"),
    app.parts.keys,
  );
  if ("fault" in opened) throw new Error(opened.fault);
  return opened.manifest;
};

const rowsOf = async (folder: string, table: string) => {
  const packed = await readFile(join(folder, `tables/${table}.copy.gz`));
  return gunzipSync(packed).toString("utf8").split("\n").slice(0, -1);
};

beforeAll(async () => {
  app = await openTestApp();
  folders = await openFolders();
  owner = await signUpVerified(app);
});
afterAll(async () => {
  await app.close();
  await folders.close();
});

describe("a backup", () => {
  it("holds every row and every document, with counts and digests", async () => {
    await storedRequest(app, owner, {
      slots: bothSides("id", "license"),
      emiratesId: "784199012345671",
    });
    const folder = folders.next();
    const lines = await takeBackup(app, folder);

    const manifest = await manifestOf(folder);
    expect(manifest).toMatchObject({
      keyDigest: app.parts.keys.digest,
      migration: newestMigration(),
      documents: { count: 4, missing: [] },
    });
    expect(await rowsOf(folder, "documents")).toHaveLength(4);
    for (const { name, rows } of manifest.tables)
      expect(await rowsOf(folder, name), name).toHaveLength(rows);
    expect(manifest.files.count).toBe((await filesUnder(folder)).length - 2);
    expect(lines.at(-1)).toMatch(/4 documents are in/);
  });

  it("is checked by sha256sum, and only its owner may read it", async () => {
    const folder = folders.next();
    await takeBackup(app, folder);
    await run("sha256sum", ["--check", "--strict", "--quiet", "SHA256SUMS"], { cwd: folder });
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    for (const path of await filesUnder(folder))
      expect((await stat(join(folder, path))).mode & 0o777, path).toBe(0o600);
  });

  it("refuses a folder that is not empty, and says what is in it", async () => {
    const folder = folders.next();
    await takeBackup(app, folder);
    await expect(takeBackup(app, folder)).rejects.toThrow("holds a backup already");
    const other = folders.next();
    await mkdir(other);
    await writeFile(join(other, "notes.txt"), "");
    await expect(takeBackup(app, other)).rejects.toThrow("is not empty");
    expect(await filesUnder(other)).toEqual(["notes.txt"]);
  });

  it("that was cut off is half a backup, for the next one, too", async () => {
    const folder = folders.next();
    const get = () => Promise.reject(new Error("cut off"));
    await expect(
      takeBackup(app, folder, { store: { ...app.parts.store, pathOf: undefined, get } }),
    ).rejects.toThrow("cut off");
    expect(await filesUnder(folder)).toContain("backup-started.json");
    await expect(takeBackup(app, folder)).rejects.toThrow("was not finished");
  });

  it("leaves out documents that were deleted before its moment, and takes those of its moment", async () => {
    const { store, db } = app.parts;
    const folder = folders.next();
    let isLate = false;
    const get: typeof store.get = async (key) => {
      const bytes = await store.get(key);
      if (!isLate) {
        isLate = true;
        // The copies beforehand are made, the snapshot is not.
        await storedRequest(app, owner, { slots: bothSides("ownership") });
        await db.transaction(async (tx) => {
          const { deleteDocumentsIn } = await import("../documents/documents-store.ts");
          const { schema } = await import("../../adapters/database/schema.ts");
          const rows = await tx.select().from(schema.documents);
          await deleteDocumentsIn(
            tx,
            rows.filter(({ storageKey }) => storageKey === key).map(({ id }) => id),
            new Date(),
          );
        });
        await store.delete(key);
      }
      return bytes;
    };
    await takeBackup(app, folder, { store: { ...store, pathOf: undefined, get } });
    const { documents } = await manifestOf(folder);
    expect(documents).toMatchObject({ count: 5, missing: [] });
    expect(await rowsOf(folder, "documents")).toHaveLength(5);
    const archives = (await filesUnder(folder)).filter((path) => path.startsWith("documents/"));
    const lists = archives.map((path) => run("tar", ["-tf", path], { cwd: folder }));
    const names = (await Promise.all(lists)).flatMap(({ stdout }) => stdout.trim().split("\n"));
    expect(names).toHaveLength(5);
  });

  it("names documents that the store has lost, and is made all the same", async () => {
    const { store } = app.parts;
    const keys = await app.parts.db.query.documents.findMany({ columns: { storageKey: true } });
    const lost = keys[0]?.storageKey ?? "";
    const get: typeof store.get = async (key) => (key === lost ? undefined : store.get(key));
    const folder = folders.next();
    const lines = await takeBackup(app, folder, { store: { ...store, pathOf: undefined, get } });
    expect((await manifestOf(folder)).documents.missing).toEqual([lost]);
    expect(lines[0]).toMatch(/Missing in the store.*1 documents/);
  });
});
