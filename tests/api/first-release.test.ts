import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import type { OpenDatabase } from "../../server/adapters/database/database.ts";
import { migratePostgres } from "../../server/adapters/database/migrating/migrate-postgres.ts";
import { openClient } from "../../server/adapters/database/open-pglite.ts";
import { openPostgres } from "../../server/adapters/database/open-postgres.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import { firstMigration } from "../support/later-migrations.ts";
import { createEmptyPostgres, isPostgres } from "../support/open-database.ts";
import { staffOf } from "../support/staff.ts";
import { openTestApp } from "../support/test-app.ts";

/** With which its values are sealed. */
const DOCUMENT_KEY = "0123456789abcdef".repeat(4);

const rowsOfFirst = new URL("../support/first-release.sql", import.meta.url);

const onPostgres = async (folder: string, rows: string) => {
  const url = await createEmptyPostgres();
  await migratePostgres(url, undefined, { onError: () => {}, folder });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(rows).finally(() => client.end());
  return openPostgres(url, () => {});
};

const onPglite = async (folder: string, rows: string) => {
  const client = await PGlite.create();
  await openClient(client, folder);
  await client.exec(rows);
  return openClient(client);
};

/** What the first release left, opened by this one. */
const upgraded = async (): Promise<OpenDatabase> => {
  const { folder, remove } = await firstMigration();
  const rows = await readFile(rowsOfFirst, "utf8");
  return (isPostgres ? onPostgres : onPglite)(folder, rows).finally(remove);
};

it("a database of the first release is brought to this one, and loses nothing", async () => {
  const database = await upgraded();
  const app = await openTestApp({ database, environment: { DOCUMENT_KEY } });
  onTestFinished(() => app.close());

  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  for (const table of tables)
    await expect(database.db.select().from(table).limit(1), getTableName(table)).resolves.toEqual(
      expect.any(Array),
    );

  const requests = await database.db.select().from(schema.requests).orderBy(schema.requests.number);
  expect(requests.map(({ number, state }) => `${number} ${state}`)).toEqual([
    "MZ-AH4XBM issued",
    "MZ-BH4XBM issued",
    "MZ-CH4XBM cancelled",
    "MZ-DH4XBM issued",
    "MZ-EH4XBM issued",
    "MZ-FH4XBM issued",
  ]);
  const charges = await database.db.select().from(schema.charges);
  const sum = (some: readonly { capturedFils: number }[]) =>
    some.reduce((fils, { capturedFils }) => fils + capturedFils, 0);
  expect(sum(charges)).toBe(sum(requests));
  expect(sum(charges)).toBeGreaterThan(0);

  const [request] = requests;
  const staff = staffOf(app);
  const { cookie } = await staff.enter();
  const shown = await staff.get(`/requests/${request?.id}`, cookie);
  expect(shown.json().data).toMatchObject({
    number: "MZ-AH4XBM",
    state: "issued",
    attempts: [{ applied: true }],
    policy: { chassis: expect.any(String) },
  });
});
