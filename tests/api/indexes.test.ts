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
 * Foreign keys without a complete index that begins with them. The catalogue needs none: it has a
 * few hundred rows, and its insurers are not deleted. Neither are accounts of staff.
 */
const referencesWithoutIndex = sql`
  select conrelid::regclass::text || '.' || attname as "column"
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and connamespace = 'public'::regnamespace
    and confrelid <> 'staff'::regclass and not exists (
    select from pg_index where indrelid = conrelid and indkey[0] = attnum and indpred is null
  )`;

const planOf = async (query: ReturnType<typeof sql>) => {
  const told = await database.db.transaction(async (tx) => {
    // PostgreSQL otherwise always scans an empty table.
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain ${query}`);
  });
  return JSON.stringify(told);
};

it("scans no table to find the rows that refer to another row", async () => {
  expect(await database.db.execute(referencesWithoutIndex)).toMatchObject({ rows: [] });
});

it("scans no table to find a person's messages", async () => {
  const { messages } = schema;
  const ofEmail = sql`select from ${messages} where ${messages.email} = 'a@example.test'`;
  expect(await planOf(ofEmail)).toContain("messages_email");
});

it("scans no table to find a person's chats, nor those to erase", async () => {
  const { chats } = schema;
  const ofEmail = sql`select from ${chats} where ${chats.email} = 'a@example.test'`;
  expect(await planOf(ofEmail)).toContain("chats_email");
  const ended = sql`select from ${chats} where ${chats.endedAt} < now()`;
  expect(await planOf(ended)).toContain("chats_ended");
});
