import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../../server/adapters/database/database.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import { openTestDatabase } from "../support/open-database.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/**
 * Columns that no whole index begins with, of those that refer to another table. The catalogue may
 * be read whole: it is a few hundred rows, and its insurers stay.
 */
const referencesWithoutIndex = sql`
  select conrelid::regclass::text || '.' || attname as "column"
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and connamespace = 'public'::regnamespace
    and conrelid <> 'packages'::regclass and not exists (
    select from pg_index where indrelid = conrelid and indkey[0] = attnum and indpred is null
  )`;

const planOf = async (query: ReturnType<typeof sql>) => {
  const told = await database.db.transaction(async (tx) => {
    // A table without rows is always read whole unless that is made dear.
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain ${query}`);
  });
  return JSON.stringify(told);
};

it("reads no table whole to find what refers to a row", async () => {
  expect(await database.db.execute(referencesWithoutIndex)).toMatchObject({ rows: [] });
});

it("reads no table whole to find what somebody wrote", async () => {
  const { messages } = schema;
  const ofEmail = sql`select from ${messages} where ${messages.email} = 'a@example.test'`;
  expect(await planOf(ofEmail)).toContain("messages_email");
});
