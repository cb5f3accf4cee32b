import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import pg from "pg";
import { inject } from "vitest";
import { openPgliteDump } from "../../server/adapters/database/open-pglite.ts";
import { openPostgres } from "../../server/adapters/database/open-postgres.ts";

export const isPostgres = process.env["TEST_ENGINE"] === "postgres";

const createFrom = async (template: string) => {
  const { url } = inject("postgres");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

/** Creates a migrated database on the suite's PostgreSQL server; returns its address. */
export const createPostgres = () => createFrom(inject("postgres").template);

export const createEmptyPostgres = () => createFrom("template0");

let dump: Blob | undefined;

const readDump = async () => (dump ??= new Blob([await readFile(inject("pgliteDump"))]));

export const openTestDatabase = async () => {
  if (isPostgres) return openPostgres(await createPostgres(), () => {});
  return openPgliteDump(await readDump());
};
