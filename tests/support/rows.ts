import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { schema } from "../../server/adapters/database/schema.ts";
import type { TestApp } from "./test-app.ts";

const tables = Object.values(schema).filter((table) => is(table, PgTable));
/** Every call changes counters and last visits; what is counted in memory is written meanwhile. */
const passing = new Set(["limits", "sessions", "page_visits", "page_speed", "prices_shown"]);

/** Letters leave beside the calls. */
const asQueued = (table: string, row: object) =>
  table === "mails" ? { ...row, state: null, tries: null, changedAt: null } : row;

/** Every row of the database as sorted text, except those that contain one of `words`. */
export const allRows = async ({ parts }: Pick<TestApp, "parts">, words: readonly string[] = []) => {
  const rows: string[] = [];
  for (const table of tables) {
    const name = getTableName(table);
    if (passing.has(name)) continue;
    for (const row of await parts.db.select().from(table))
      rows.push(`${name} ${JSON.stringify(asQueued(name, row))}`);
  }
  return rows.filter((row) => !words.some((word) => row.includes(word))).toSorted();
};
