import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../server/adapters/database/database.ts";
import { findInstallation } from "../../server/adapters/database/installation-store.ts";
import { randomStorageKey } from "../../server/adapters/storage/document-store.ts";
import { folderStore } from "../../server/adapters/storage/folder-store.ts";
import { WrongConfiguration } from "../../server/configuration.ts";
import { adoptStore, checkInstallation } from "../../server/features/installation/installation.ts";
import { openTestDatabase } from "../support/open-database.ts";

const [KEY, OTHER] = ["a".repeat(64), "b".repeat(64)];
const now = () => new Date();

let database: OpenDatabase;
let folder: string;
beforeEach(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "mizalla-installation-"));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const store = () => folderStore(join(folder, "documents"));
const partsWith = (digest = KEY) => ({
  db: database.db,
  store: store(),
  keys: { digest },
  now,
});
const start = (digest = KEY) => checkInstallation(partsWith(digest));
const marker = () => store().state.read("installation.json");

describe("the key", () => {
  it("has to be the one with which the database was created", async () => {
    await start();
    await start();
    await expect(start(OTHER)).rejects.toThrow(WrongConfiguration);
    await start();
  });

  it("may be used by replicas that start at the same time", async () => {
    await Promise.all(Array.from({ length: 8 }, () => start()));
    expect(JSON.parse((await marker()) ?? "")).toEqual({
      id: (await findInstallation(database.db))?.id,
    });
  });

  it("is one of two that are used at the same time", async () => {
    const results = await Promise.allSettled([KEY, OTHER].map(start));
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("the document store", () => {
  it("of another installation refuses the start, and names both", async () => {
    await start();
    const id = "00000000-0000-4000-8000-000000000000";
    await store().state.write("installation.json", JSON.stringify({ id }));
    await expect(start()).rejects.toThrow(
      new RegExp(`${id}.*${(await findInstallation(database.db))?.id}.*DATABASE_URL`),
    );
  });

  it("in use refuses a new database, and nothing is altered", async () => {
    const id = "00000000-0000-4000-8000-000000000000";
    await store().state.write("installation.json", JSON.stringify({ id }));
    await expect(start()).rejects.toThrow(/the database is new: check DATABASE_URL/);
    expect(await findInstallation(database.db)).toBeUndefined();
  });

  it("with documents, but without its marker, is taken over only on demand", async () => {
    await store().put(randomStorageKey(), Buffer.from("sealed"));
    await expect(start()).rejects.toThrow(/npm run restore -- --adopt/);
    expect(await marker()).toBeUndefined();
    const id = await adoptStore(partsWith());
    expect(await marker()).toBe(JSON.stringify({ id }));
    await start();
  });

  it("that cannot be read refuses the start", async () => {
    await start();
    await store().state.write("installation.json", "{");
    await expect(start()).rejects.toThrow(/installation\.json in the document store/);
  });
});
