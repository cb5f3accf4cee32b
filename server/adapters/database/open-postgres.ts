import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Database, OpenDatabase } from "./database.ts";
import { insideTransaction, outsideTransaction } from "./one-handle.ts";
import { schema } from "./schema.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Milliseconds. */
const CONNECTING = 5_000;

/** Any number; it only has to be the same in every process that migrates. */
export const MIGRATION_LOCK = 4_284_001;

/**
 * On a connection of its own, whose end gives the lock back: waiting for another replica, or building
 * an index, may take longer than any statement of the pool.
 */
const migrateAlone = async (url: string, onError: (error: Error) => void) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTING });
  client.on("error", onError);
  await client.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client, { schema }), { migrationsFolder });
  } finally {
    await client.end();
  }
};

/** Opens PostgreSQL and migrates it under an advisory lock, so that replicas may start together. */
export const openPostgres = async (
  url: string,
  onError: (error: Error) => void,
  statementTimeout = 10_000,
): Promise<OpenDatabase> => {
  await migrateAlone(url, onError);

  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECTING,
    statement_timeout: statementTimeout,
  });
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));

  const db = drizzle(pool, { schema });
  const begin = db.transaction.bind(db);
  db.transaction = (run, options) =>
    begin((tx) => insideTransaction(async () => await run(tx)), options);
  const query = pool.query.bind(pool);
  pool.query = ((...parameters: Parameters<typeof query>) => {
    outsideTransaction();
    return query(...parameters);
  }) as typeof pool.query;

  return {
    engine: "postgres",
    db: db as unknown as Database,
    jobs: {
      db: { executeSql: (text, values) => pool.query(text, values) },
      backend: "postgres",
    },
    close: () => pool.end(),
  };
};
