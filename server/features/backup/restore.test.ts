import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { filesUnder, openFolders, openPlace, takeBackup } from "../../../tests/support/backups.ts";
import { bothSides, storedRequest } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import type { OpenDatabase } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { openKeys } from "../../adapters/keys.ts";
import { sendLetterIn } from "../../adapters/mail/send-mail.ts";
import { writeAuditIn, bySystem } from "../../records/audit/audit-store.ts";
import { createSealer } from "../audit/sealer.ts";
import { checkFiles, openBackup } from "./check-backup.ts";
import { progressOf } from "./progress.ts";
import { createRestore, type Settling } from "./restore.ts";
import { everyRowOf, listTablesIn } from "./tables-store.ts";

let app: TestApp;
let folders: Awaited<ReturnType<typeof openFolders>>;
let backup: string;
let requestId: string;

const nothing: Settling = { settleIn: async () => {}, finish: async () => {} };

const openRestore = async (settling = nothing, keys = app.parts.keys) => {
  const here = await openPlace(folders.next());
  const restore = createRestore({ keys, store: here.store, place: here.place }, settling);
  return { ...here, restore: (folder = backup) => restore(folder, () => {}) };
};

/** Every row of every table, as COPY writes it. */
const rowsOf = (database: OpenDatabase) =>
  database.transfer("read", async ({ tx, copyOut }) => {
    const found: Record<string, string> = {};
    for (const table of await listTablesIn(tx))
      found[table.name] = await text(Readable.from(await copyOut(everyRowOf(table))));
    return found;
  });

const objectsOf = async (store: TestApp["parts"]["store"]) => {
  const found: Record<string, string> = {};
  for await (const { key } of store.list())
    found[key] = Buffer.from((await store.get(key)) ?? []).toString("base64");
  return found;
};

const expectUntouched = async ({ database, store }: Awaited<ReturnType<typeof openPlace>>) => {
  const rows = await rowsOf(database);
  expect(Object.keys(rows).filter((name) => rows[name] !== "")).toEqual([]);
  expect(await objectsOf(store)).toEqual({});
  expect(await store.state.read("restore-unfinished.json")).toBeUndefined();
};

beforeAll(async () => {
  app = await openTestApp();
  folders = await openFolders();
  const owner = await signUpVerified(app);
  requestId = await storedRequest(app, owner, {
    slots: bothSides("id", "license"),
    emiratesId: "784199012345671",
    username: "a\tb\\c\nd مريم",
  });
  const row = { ...bySystem, subject: "request", subjectId: requestId, event: "taken" } as const;
  const writeRows = () =>
    app.parts.db.transaction(async (tx) => {
      for (const at of [1, 2, 3]) await writeAuditIn(tx, { ...row, version: at });
    });
  await writeRows();
  await createSealer(app.parts).seal();
  // These wait for their seal.
  await writeRows();
  backup = folders.next();
  await takeBackup(app, backup);
});
afterAll(async () => {
  await app.close();
  await folders.close();
});

describe("a restore", () => {
  it("brings back every row and every document as they were", async () => {
    const here = await openRestore();
    const lines = await here.restore();
    expect(lines.at(-1)).toMatch(/Restored as of .*4 documents/);
    const [before, after] = [await rowsOf(app.database), await rowsOf(here.database)];
    expect(after).toEqual(before);
    expect(await objectsOf(here.store)).toEqual(await objectsOf(app.parts.store));
    const [request] = await here.database.db.select().from(schema.requests);
    expect(request).toMatchObject({ id: requestId, username: "a\tb\\c\nd مريم" });
    expect(await here.store.state.read("restore-unfinished.json")).toBeUndefined();
    await here.close();
  });

  it("goes on counting where the backup ended", async () => {
    const here = await openRestore();
    await here.restore();
    const row = { ...bySystem, subject: "request", subjectId: requestId, event: "taken" } as const;
    await here.database.db.transaction((tx) => writeAuditIn(tx, row));
    await app.database.db.transaction((tx) => writeAuditIn(tx, row));
    const [there, known] = await Promise.all(
      [here.database, app.database].map(({ db }) =>
        db.query.audit.findMany({ orderBy: (t, { desc }) => desc(t.id), limit: 1 }),
      ),
    );
    expect(there?.[0]?.id).toBe(known?.[0]?.id);
    await here.close();
  });

  it.each(["a row", "a document", "a marker of an installation"])(
    "refuses a place with %s, and leaves it as it is",
    async (what) => {
      const here = await openRestore();
      if (what === "a row")
        await here.database.db.insert(schema.visits).values({ page: "/", day: "2026-11-25" });
      if (what === "a document") await here.store.put("0".repeat(32), Buffer.from("x"));
      if (what === "a marker of an installation")
        await here.store.state.write("installation.json", "{}");
      await expect(here.restore()).rejects.toThrow(/is not empty/);
      expect(await here.database.db.select().from(schema.requests)).toEqual([]);
      expect(await here.store.state.read("restore-unfinished.json")).toBeUndefined();
      await here.close();
    },
  );

  it("refuses another key, half a backup and what is no backup", async () => {
    const other = await openRestore(nothing, await openKeys("", "ab".repeat(32)));
    await expect(other.restore()).rejects.toThrow("another DOCUMENT_KEY");
    await expectUntouched(other);
    await other.close();

    const here = await openRestore();
    const half = folders.next();
    const get = () => Promise.reject(new Error("cut off"));
    await takeBackup(app, half, { store: { ...app.parts.store, pathOf: undefined, get } }).catch(
      () => undefined,
    );
    await expect(here.restore(half)).rejects.toThrow("half a backup");
    await expect(here.restore(folders.next())).rejects.toThrow("is not a backup");
    const foreign = folders.next();
    await cp(backup, foreign, { recursive: true });
    await writeFile(join(foreign, "manifest.json"), '{"name":"other"}');
    await expect(here.restore(foreign)).rejects.toThrow("not a backup of Mizalla");
    await expectUntouched(here);
    await here.close();
  });

  it("refuses a backup of which any byte of any file was flipped, or a file is gone", async () => {
    const { keys } = app.parts;
    const damaged = folders.next();
    await cp(backup, damaged, { recursive: true });
    const check = async () =>
      checkFiles(
        await openBackup(damaged, keys),
        progressOf(() => {}),
      );
    const refusal = /is damaged|another DOCUMENT_KEY|not a backup|migration|format/;
    for (const path of await filesUnder(backup)) {
      const bytes = await readFile(join(backup, path));
      const places = new Set([0, 9, Math.floor(bytes.length / 2), bytes.length - 1]);
      for (const at of places) {
        const flipped = Buffer.from(bytes);
        flipped.writeUInt8(flipped.readUInt8(at) ^ 1, at);
        await writeFile(join(damaged, path), flipped);
        await expect(check(), `${path} at ${at}`).rejects.toThrow(refusal);
      }
      await rm(join(damaged, path));
      await expect(check(), `without ${path}`).rejects.toThrow(refusal);
      await writeFile(join(damaged, path), bytes);
    }
    await check();

    // The same values, written otherwise.
    const manifest = await readFile(join(backup, "manifest.json"), "utf8");
    await writeFile(join(damaged, "manifest.json"), manifest.replace("\n ", "\n\t"));
    await expect(check()).rejects.toThrow("manifest.json was changed");
    await writeFile(join(damaged, "manifest.json"), manifest);

    await writeFile(join(damaged, "tables/visits.copy.gz"), "");
    const here = await openRestore();
    await expect(here.restore(damaged)).rejects.toThrow("visits.copy.gz was changed");
    await expectUntouched(here);
    await here.close();
  });

  it("that was cut off anywhere is finished by the same command, and by no other", async () => {
    for (const where of ["documents", "rows", "afterwards"]) {
      let isCut = true;
      const cut = async () => {
        if (isCut) throw new Error("cut off");
      };
      const here = await openPlace(folders.next());
      const settling = {
        settleIn: async () => (where === "rows" ? cut() : undefined),
        finish: async () => (where === "afterwards" ? cut() : undefined),
      };
      let puts = 0;
      const put: typeof here.store.put = async (key, bytes) => {
        puts += 1;
        if (where === "documents" && puts > 2 && isCut) {
          // A process that is killed leaves half a file.
          const half = `${here.store.pathOf?.(key)}.part`;
          await mkdir(dirname(half), { recursive: true });
          await writeFile(half, bytes.subarray(0, 9));
          await cut();
        }
        return here.store.put(key, bytes);
      };
      const restore = createRestore(
        { keys: app.parts.keys, store: { ...here.store, put }, place: here.place },
        settling,
      );
      await expect(
        restore(backup, () => {}),
        where,
      ).rejects.toThrow("cut off");
      const other = folders.next();
      await takeBackup(app, other);
      await expect(
        restore(other, () => {}),
        where,
      ).rejects.toThrow("another backup was not finished");
      isCut = false;
      await restore(backup, () => {});
      const rows = await rowsOf(here.database);
      expect(rows["documents"]?.split("\n"), where).toHaveLength(5);
      expect(Object.keys(await objectsOf(here.store)), where).toHaveLength(4);
      await here.close();
    }
  }, 120_000);

  it("keeps letters that were not sent yet", async () => {
    const letter = {
      key: `test-${requestId}`,
      to: "driver@example.test",
      language: "ar",
      mail: {
        kind: "auditNotice",
        isWhole: true,
        rows: 1,
        head: "h",
        at: app.parts.now().toISOString(),
      },
    } as const;
    await app.parts.jobs.stop();
    const { openJobs } = await import("../../adapters/jobs/jobs.ts");
    const jobs = await openJobs(app.database, () => {});
    await app.database.db.transaction((tx) => sendLetterIn(tx, jobs, letter));
    await jobs.stop();
    const folder = folders.next();
    await takeBackup(app, folder);
    const here = await openRestore();
    await here.restore(folder);
    const again = await openJobs(here.database, () => {}, { pollSeconds: 0.5 });
    const sent: unknown[] = [];
    await again.work("mail", async (data) => void sent.push(data));
    await expect.poll(() => sent, { timeout: 15_000 }).toMatchObject([{ key: letter.key }]);
    // The same letter is refused, as it was before.
    await here.database.db.transaction((tx) => sendLetterIn(tx, again, letter));
    await again.stop();
    expect(sent).toHaveLength(1);
    await here.close();
  });
});
