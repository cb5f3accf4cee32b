import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrationsFolder } from "../server/adapters/database/migrating/history.ts";
import { problemsOf } from "./migration-rules.ts";

const FIRST = "0000_first.sql";

const files = globSync(`${migrationsFolder}/*.sql`).toSorted();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mizalla-rules-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const rulesBrokenBy = async (...statements: string[]) => {
  const path = join(folder, "planted.sql");
  await writeFile(path, statements.join("\n--> statement-breakpoint\n"));
  return (await problemsOf(path)).map(({ rule }) => rule);
};

describe("a migration", () => {
  it("that was released never changes: databases know it by its digest", async () => {
    const text = await readFile(join(migrationsFolder, FIRST));
    const digest = createHash("sha256").update(text).digest("hex");
    expect(digest).toBe("ba8988e534b79d5a738e8ed7c6a85d9297750349ff2da1b80b722dd443aeaa1e");
  });

  const later = files.filter((file) => basename(file) !== FIRST);
  it("that came later holds up nobody and drops nothing that is still read", async () => {
    const problems = await Promise.all(
      later.map(async (file) => ({ file: basename(file), problems: await problemsOf(file) })),
    );
    expect(problems.filter((one) => one.problems.length > 0)).toEqual([]);
  });
});

describe("the rules", () => {
  it.each([
    [
      "a nullable column, or one with a constant default",
      'ALTER TABLE "requests" ADD COLUMN "x" text;',
      'ALTER TABLE "requests" ADD COLUMN "n" integer DEFAULT 0 NOT NULL;',
      'ALTER TABLE "requests" ADD COLUMN "at" timestamptz DEFAULT now() NOT NULL;',
    ],
    [
      "an index built beside the readers",
      'CREATE INDEX CONCURRENTLY "i" ON "requests" ("x");',
      'CREATE UNIQUE INDEX CONCURRENTLY "u" ON "requests" ("x");',
      'ALTER TABLE "requests" ADD CONSTRAINT "u" UNIQUE USING INDEX "u";',
      'DROP INDEX CONCURRENTLY "i";',
    ],
    [
      "a constraint that is validated afterwards",
      'ALTER TABLE "requests" ADD CONSTRAINT "fk" FOREIGN KEY ("x") REFERENCES "users"("id") NOT VALID;',
      'ALTER TABLE "requests" VALIDATE CONSTRAINT "fk";',
    ],
    [
      "a new table with its keys and indexes",
      'CREATE TABLE "cases" ("id" uuid PRIMARY KEY NOT NULL, "request_id" uuid NOT NULL);',
      'ALTER TABLE "cases" ADD CONSTRAINT "c" FOREIGN KEY ("request_id") REFERENCES "requests"("id");',
      'CREATE INDEX "cases_request" ON "cases" USING btree ("request_id");',
    ],
    [
      "what somebody has given a reason for",
      '-- allowed column-dropped: the release before stopped reading it\nALTER TABLE "requests" DROP COLUMN "x";',
    ],
  ])("allow %s", async (_what, ...statements) => {
    expect(await rulesBrokenBy(...statements)).toEqual([]);
  });

  it.each([
    ["index-without-concurrently", 'CREATE INDEX "i" ON "requests" ("x");'],
    [
      "constraint-without-not-valid",
      'ALTER TABLE "requests" ADD CONSTRAINT "fk" FOREIGN KEY ("x") REFERENCES "users"("id");',
    ],
    ["constraint-without-its-index", 'ALTER TABLE "requests" ADD CONSTRAINT "u" UNIQUE ("x");'],
    ["column-with-constraint", 'ALTER TABLE "requests" ADD COLUMN "x" text UNIQUE;'],
    ["column-without-default", 'ALTER TABLE "requests" ADD COLUMN "n" text NOT NULL;'],
    [
      "default-for-each-row",
      'ALTER TABLE "requests" ADD COLUMN "n" uuid DEFAULT gen_random_uuid() NOT NULL;',
    ],
    ["column-dropped", 'ALTER TABLE "requests" DROP COLUMN "x";'],
    ["dropped", 'DROP TABLE "requests";'],
    ["dropped", 'DROP INDEX "requests_user";'],
    ["renamed", 'ALTER TABLE "requests" RENAME COLUMN "x" TO "y";'],
    ["renamed", 'ALTER TABLE "requests" RENAME TO "others";'],
    ["column-type-changed", 'ALTER TABLE "requests" ALTER COLUMN "x" TYPE bigint;'],
    ["not-null-reads-all-rows", 'ALTER TABLE "requests" ALTER COLUMN "x" SET NOT NULL;'],
    ["backfill", 'update "requests" set "x" = 1;'],
    ["backfill", '-- All of them.\ndelete from "requests";'],
    ["backfill", 'INSERT INTO "pending" SELECT "id" FROM "audit";'],
    ["backfill", 'TRUNCATE "audit_pending";'],
    ["not-known", 'VACUUM FULL "requests";'],
    ["not-known", 'ALTER TABLE "requests" SET UNLOGGED;'],
  ])("refuse with %s: %s", async (rule, statement) => {
    expect(await rulesBrokenBy(statement)).toContain(rule);
  });
});
