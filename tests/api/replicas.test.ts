import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, expect, it, vi } from "vitest";
import { MIGRATION_LOCK, openPostgres } from "../../server/adapters/database/open-postgres.ts";
import { createPostgres, isPostgres } from "../support/open-database.ts";

const LONGEST_STATEMENT = 100;

let close: () => Promise<void>;
afterEach(() => close());

/** Another replica that holds the lock of a migration. */
const migrating = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  close = () => client.end();
  await client.connect();
  await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);

  const waitedFor = async () => {
    const { rows } = await client.query<{ waited: number }>(
      `select extract(milliseconds from clock_timestamp() - waitstart)::int as waited
       from pg_locks where locktype = 'advisory' and not granted and objid = $1`,
      [MIGRATION_LOCK],
    );
    return rows[0]?.waited ?? 0;
  };
  return { waitedFor, finish: () => client.end() };
};

it.runIf(isPostgres)("starts even if another replica migrates for a long time", async () => {
  const url = await createPostgres();
  const { waitedFor, finish } = await migrating(url);
  const opening = openPostgres(url, () => {}, { statementTimeout: LONGEST_STATEMENT });
  const waiting = vi.waitFor(
    async () => expect(await waitedFor()).toBeGreaterThan(3 * LONGEST_STATEMENT),
    20_000,
  );
  await Promise.race([opening, waiting]);

  await finish();
  const database = await opening;
  close = database.close;
  const limit = await database.db.execute(sql`show statement_timeout`);
  expect(limit).toMatchObject({ rows: [{ statement_timeout: `${LONGEST_STATEMENT}ms` }] });
});
