import { setTimeout } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  MIGRATION_LOCK,
  migratePostgres,
  prepareDatabase,
} from "../../server/adapters/database/migrating/migrate-postgres.ts";
import { OtherHistory } from "../../server/adapters/database/migrating/other-history.ts";
import { openClient } from "../../server/adapters/database/open-pglite.ts";
import journal from "../../server/adapters/database/migrations/meta/_journal.json" with { type: "json" };
import { withLaterMigration } from "../support/later-migrations.ts";
import { createEmptyPostgres, createPostgres, isPostgres } from "../support/open-database.ts";

const addColumn = 'ALTER TABLE "requests" ADD COLUMN "fleet" text;';
const buildIndex = 'CREATE INDEX CONCURRENTLY "requests_fleet" ON "requests" ("fleet");';
const addCheck =
  'ALTER TABLE "requests" ADD CONSTRAINT "short_fleet" CHECK (length("fleet") < 80) NOT VALID;';
const validate = 'ALTER TABLE "requests" VALIDATE CONSTRAINT "short_fleet";';

/** Migrations of this release. */
const released = journal.entries.length;

const onError = () => {};
const hasty = { lockTimeoutMs: 50, tries: 100, pauseMs: 50 };

const later = async (...steps: string[]) => {
  const { folder, remove } = await withLaterMigration(...steps);
  onTestFinished(remove);
  return folder;
};

const connected = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
};

const indexOf = async (client: pg.Client, name: string) => {
  const { rows } = await client.query<{ valid: boolean }>(
    `select indisvalid as valid from pg_index
     join pg_class on pg_class.oid = indexrelid where relname = $1`,
    [name],
  );
  return rows;
};

const journalOf = async (client: pg.Client) => {
  const { rows } = await client.query("select hash from drizzle.__drizzle_migrations");
  return rows.length;
};

describe("a later release's migration", () => {
  it.skipIf(isPostgres)("runs when the embedded database is opened, with all rows", async () => {
    const client = await PGlite.create();
    onTestFinished(() => client.close());
    await openClient(client);
    await client.exec("insert into insurers values ('before', 'Before', 'قبل', '')");
    await openClient(client, await later(addColumn, buildIndex, addCheck, validate));
    const { rows } = await client.query("select slug from insurers");
    expect(rows).toEqual([{ slug: "before" }]);
    await client.exec("select fleet from requests");
    await openClient(client, await later(addColumn, buildIndex, addCheck, validate));
  });

  it.skipIf(isPostgres)("that fails leaves the embedded database as it was", async () => {
    const client = await PGlite.create();
    onTestFinished(() => client.close());
    await openClient(client);
    await expect(openClient(client, await later(addColumn, "select nothing;"))).rejects.toThrow();
    await expect(client.exec("select fleet from requests")).rejects.toThrow(/fleet/);
    await openClient(client);
  });

  it.runIf(isPostgres)("goes on after a crash, and replaces an index half built", async () => {
    const url = await createPostgres();
    const client = await connected(url);
    await client.query(
      "insert into insurers values ('one', 'One', 'أول', ''), ('two', 'Two', 'ثان', '')",
    );
    const folder = await later(
      `ALTER TABLE "insurers" ADD COLUMN "fleet" text DEFAULT 'same';`,
      'CREATE UNIQUE INDEX CONCURRENTLY "insurers_fleet" ON "insurers" ("fleet");',
    );
    const migrate = () => migratePostgres(url, undefined, { onError, folder });
    // Equal values stop the build, and leave an index behind that is never used.
    await expect(migrate()).rejects.toThrow(/could not create unique index/);
    expect(await indexOf(client, "insurers_fleet")).toEqual([{ valid: false }]);
    expect(await journalOf(client)).toBe(released);

    await client.query("update insurers set fleet = slug");
    expect(await migrate()).toBe(1);
    expect(await indexOf(client, "insurers_fleet")).toEqual([{ valid: true }]);
    expect(await journalOf(client)).toBe(released + 1);
    expect(await migrate()).toBe(0);
  });

  it.runIf(isPostgres)("holds up nobody for long while it waits for a lock", async () => {
    const url = await createPostgres();
    const [reader, other] = [await connected(url), await connected(url)];
    await reader.query("begin");
    await reader.query("select count(*) from requests");
    const folder = await later(addColumn, addCheck, validate);
    const migrating = migratePostgres(url, undefined, { onError, folder, limits: hasty });
    migrating.catch(() => undefined);

    const since = performance.now();
    let longest = 0;
    while (performance.now() - since < 1_000) {
      const begun = performance.now();
      await other.query("select count(*) from requests");
      longest = Math.max(longest, performance.now() - begun);
    }
    // A lock that waits without a limit would let them wait as long as the reader does.
    expect(longest).toBeLessThan(900);
    await expect(other.query("select fleet from requests")).rejects.toThrow(/fleet/);
    await reader.query("commit");
    expect(await migrating).toBe(1);
  });

  it.runIf(isPostgres)("gives up in plain words when a lock is never free", async () => {
    const url = await createPostgres();
    const reader = await connected(url);
    await reader.query("begin");
    await reader.query("select count(*) from requests");
    const limits = { ...hasty, tries: 2 };
    const folder = await later(addColumn);
    await expect(migratePostgres(url, undefined, { onError, folder, limits })).rejects.toThrow(
      /got no lock on its table/,
    );
    await reader.query("commit");
    expect(await migratePostgres(url, undefined, { onError, folder })).toBe(1);
  });

  it.runIf(isPostgres)("runs once, however many processes start, also with an index", async () => {
    const url = await createPostgres();
    const folder = await later(addColumn, buildIndex);
    await Promise.all(
      Array.from({ length: 4 }, () => prepareDatabase(url, true, { onError, folder })),
    );
    expect(await journalOf(await connected(url))).toBe(released + 1);
  });
});

describe.runIf(isPostgres)("a process that starts", () => {
  it("waits for another one that migrates", async () => {
    const url = await createEmptyPostgres();
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const preparing = prepareDatabase(url, true, { onError });
    const first = await Promise.race([preparing, setTimeout(600, "waiting")]);
    expect(first).toBe("waiting");
    await holder.end();
    await preparing;
    expect(await journalOf(await connected(url))).toBe(released);
  });

  it("only compares where the tables are not its role's, and says what to do", async () => {
    const url = await createEmptyPostgres();
    const admin = await connected(url);
    const role = `shop_${Date.now()}`;
    await admin.query(`create role ${role} login`);
    await admin.query("revoke create on schema public from public");
    const shop = Object.assign(new URL(url), { username: role }).href;
    const says = async (folder?: string) => {
      const refusal = await prepareDatabase(shop, true, { onError, folder }).catch(
        (error: unknown) => error,
      );
      expect(refusal).toBeInstanceOf(OtherHistory);
      expect(String(refusal)).toMatch(/run `npm run migrate` first/);
      expect(String(refusal)).not.toContain("\n");
    };
    await says();
    expect(await migratePostgres(shop, url, { onError })).toBe(released);
    await prepareDatabase(shop, true, { onError });
    const folder = await later(addColumn, buildIndex);
    await says(folder);
    expect(await migratePostgres(shop, url, { onError, folder })).toBe(1);
    await prepareDatabase(shop, true, { onError, folder });
    const client = await connected(shop);
    await client.query("select fleet from requests");
    await expect(client.query("alter table audit disable trigger all")).rejects.toThrow(/owner/);
    await client.end();
    await admin.query(`drop owned by ${role}; drop role ${role}`);
  });

  it("as a tool makes an empty database, and upgrades none", async () => {
    const url = await createEmptyPostgres();
    await prepareDatabase(url, false, { onError });
    const folder = await later(addColumn);
    await expect(prepareDatabase(url, false, { onError, folder })).rejects.toThrow(
      /npm run migrate/,
    );
    await prepareDatabase(url, true, { onError, folder });
  });
});
