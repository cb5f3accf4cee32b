import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Database, OpenDatabase } from "./database.ts";
import { insideTransaction, outsideTransaction } from "./one-handle.ts";
import { schema } from "./schema.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Any number; it only has to be the same in every process that migrates. */
const MIGRATION_LOCK = 4_284_001;

const migrateAlone = async (pool: pg.Pool) => {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client, { schema }), { migrationsFolder });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    client.release();
  }
};

/** Opens PostgreSQL and migrates it under an advisory lock, so that replicas may start together. */
export const openPostgres = async (
  url: string,
  onError: (error: Error) => void,
): Promise<OpenDatabase> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
  });
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  await migrateAlone(pool);

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
