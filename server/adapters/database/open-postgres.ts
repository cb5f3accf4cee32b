import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database, OpenDatabase, Schema } from "./database.ts";
import { listenOnPostgres } from "./listen-postgres.ts";
import { prepareDatabase } from "./migrating/migrate-postgres.ts";
import { mayChangeAudit } from "./migrating/owner.ts";
import { insideTransaction, refuseInsideTransaction } from "./one-handle.ts";
import { watchOutage } from "./outage.ts";
import { schema } from "./schema.ts";
import { transferOnPostgres } from "./transfer-postgres.ts";
import { hasTimedOut, isUnavailable } from "./unavailable.ts";

/** Callers get an answer within 5 s (docs/decisions/0011). */
const CONNECT_TIMEOUT_MS = 3_500;
const STATEMENT_TIMEOUT_MS = 3_000;
const MAINTENANCE_TIMEOUT_MS = 60_000;
/** Time for a server that does not even cancel a statement by itself. */
const CANCEL_GRACE_MS = 500;
const PROBE_TIMEOUT_MS = 1_000;

type OnError = (error: Error) => void;

/** Uses its own connection, because the pools' connections may be the ones that hang. */
const probe = async (url: string) => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
  } finally {
    void client.end();
  }
};

/** Otherwise the rollback would wait as long again. */
const endWhenTimedOut = (client: pg.ClientBase & { end?: () => Promise<void> }) => {
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  client.query = ((...parameters: unknown[]) => {
    const result = query(...parameters);
    if (result instanceof Promise)
      result.catch((error: unknown) => hasTimedOut(error) && void client.end?.());
    return result;
  }) as typeof client.query;
};

const openPool = (
  url: string,
  { max, longest }: { max: number; longest: number },
  onError: OnError,
) => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: longest,
    query_timeout: longest + CANCEL_GRACE_MS,
  });
  pool.on("error", onError);
  pool.on("connect", (client) => {
    client.on("error", onError);
    endWhenTimedOut(client);
  });
  return pool;
};

/** Drizzle's own transactions keep or reuse connections that are broken. */
const transactions = (pool: pg.Pool) => {
  const handles = new WeakMap<pg.PoolClient, NodePgDatabase<Schema>>();
  const handleOf = (client: pg.PoolClient) => {
    const handle = handles.get(client) ?? drizzle(client, { schema });
    handles.set(client, handle);
    return handle;
  };

  const transaction: NodePgDatabase<Schema>["transaction"] = async (run, options) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await handleOf(client).transaction(
        (tx) => insideTransaction(async () => await run(tx)),
        options,
      );
    } catch (error) {
      isBroken = isUnavailable(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return transaction;
};

type Options = {
  statementTimeout?: number;
  /** False for tools, which bring no database with rows to newer migrations. */
  mayUpgrade?: boolean;
};

/** @throws {OtherHistory} */
export const openPostgres = async (
  url: string,
  onError: OnError,
  { statementTimeout = STATEMENT_TIMEOUT_MS, mayUpgrade = true }: Options = {},
): Promise<OpenDatabase> => {
  await prepareDatabase(url, mayUpgrade, { onError });

  const outage = watchOutage(() => probe(url));
  const pool = openPool(url, { max: 10, longest: statementTimeout }, onError);
  const upkeep = openPool(url, { max: 3, longest: MAINTENANCE_TIMEOUT_MS }, onError);

  const db = drizzle(pool, { schema });
  const transaction = transactions(pool);
  db.transaction = (run, options) => outage.guard(() => transaction(run, options));
  const query = pool.query.bind(pool) as (...parameters: unknown[]) => Promise<unknown>;
  pool.query = ((...parameters: unknown[]) => {
    refuseInsideTransaction();
    return outage.guard(() => query(...parameters));
  }) as typeof pool.query;

  return {
    engine: "postgres",
    mayChangeAudit: await mayChangeAudit(upkeep),
    db: db as unknown as Database,
    jobs: {
      db: { executeSql: (text, values) => outage.guard(() => upkeep.query(text, values)) },
      backend: "postgres",
    },
    listen: async (channel, heard) => listenOnPostgres(url, channel, heard, onError),
    transfer: transferOnPostgres(url, onError),
    close: async () => {
      outage.close();
      await Promise.all([pool.end(), upkeep.end()]);
    },
  };
};
