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
    expect(digest).toBe("ebc6a90cf9b7eb6afae67040715eea3c52cd2e88bfd897ca7c93cc1f7811fc47");
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
    ],
    [
      "an index built beside the readers",
      'CREATE INDEX CONCURRENTLY "i" ON "requests" ("x");',
      'CREATE UNIQUE INDEX CONCURRENTLY "u" ON "requests" ("x");',
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
      '-- The release before stopped reading it.\n-- squawk-ignore ban-drop-column\nALTER TABLE "requests" DROP COLUMN "x";',
    ],
  ])("allow %s", async (_what, ...statements) => {
    expect(await rulesBrokenBy(...statements)).toEqual([]);
  });

  it.each([
    ["require-concurrent-index-creation", 'CREATE INDEX "i" ON "requests" ("x");'],
    [
      "adding-foreign-key-constraint",
      'ALTER TABLE "requests" ADD CONSTRAINT "fk" FOREIGN KEY ("x") REFERENCES "users"("id");',
    ],
    ["ban-drop-column", 'ALTER TABLE "requests" DROP COLUMN "x";'],
    ["ban-drop-table", 'DROP TABLE "requests";'],
    ["renaming-column", 'ALTER TABLE "requests" RENAME COLUMN "x" TO "y";'],
    ["renaming-table", 'ALTER TABLE "requests" RENAME TO "others";'],
    ["changing-column-type", 'ALTER TABLE "requests" ALTER COLUMN "x" TYPE bigint;'],
    ["adding-required-field", 'ALTER TABLE "requests" ADD COLUMN "n" text NOT NULL;'],
    ["set-not-null", 'ALTER TABLE "requests" ALTER COLUMN "x" SET NOT NULL;'],
    ["backfill-in-migration", 'update "requests" set "x" = 1;'],
    ["backfill-in-migration", '-- All of them.\ndelete from "requests";'],
    ["backfill-in-migration", 'INSERT INTO "pending" SELECT "id" FROM "audit";'],
  ])("refuse with %s: %s", async (rule, statement) => {
    expect(await rulesBrokenBy(statement)).toContain(rule);
  });
});
