import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { type History, type Query, readHistory } from "./history.ts";
import { OtherHistory } from "./other-history.ts";
import { grantIn, isMissingRight, takeOverIn, withRights } from "./owner.ts";
import { migrateAlone, migrateBesideOthers, type Patience, type Place } from "./run-migrations.ts";

/** Any number, the same in every process that migrates. */
export const MIGRATION_LOCK = 4_284_001;

const CONNECT_TIMEOUT_MS = 3_500;
const LOCK_PAUSE_MS = 250;

const unmigrated =
  "The database lacks migrations of this version: run `npm run migrate` first (docs/operations.md).";

type OnError = (error: Error) => void;

const connect = async (url: string, onError: OnError) => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on("error", onError);
  await client.connect();
  return client;
};

const withConnection = async <Result>(
  url: string,
  onError: OnError,
  run: (client: pg.Client) => Promise<Result>,
) => {
  const client = await connect(url, onError);
  try {
    return await run(client);
  } finally {
    await client.end();
  }
};

const queryOf =
  (client: pg.Client): Query =>
  (text, values) =>
    client.query(text, values);

const placeOf = (client: pg.Client): Place => {
  const query = queryOf(client);
  const execute = (text: string) => client.query(text);
  return {
    query,
    execute,
    transaction: async (run) => {
      await execute("begin");
      try {
        await run(execute, query);
        await execute("commit");
      } catch (error) {
        await execute("rollback");
        throw error;
      }
    },
  };
};

/**
 * Polls, because a connection that waits inside PostgreSQL counts as a transaction under way, for
 * which the build of an index would wait in turn.
 */
const lockMigrations = async (client: pg.Client) => {
  for (;;) {
    const { rows } = await client.query<{ isMine: boolean }>(
      `select pg_try_advisory_lock($1) as "isMine"`,
      [MIGRATION_LOCK],
    );
    if (rows[0]?.isMine) return;
    await setTimeout(LOCK_PAUSE_MS);
  }
};

const runPending = async (client: pg.Client, history: History, limits?: Patience) => {
  if (history.pending.length === 0) return;
  await client.query("set statement_timeout = 0");
  if (history.isEmpty) await migrateAlone(placeOf(client), history);
  else await migrateBesideOthers(placeOf(client), history, limits);
};

type Options = { onError: OnError; folder?: string | undefined; limits?: Patience };

/**
 * `npm run migrate`: brings the database to the newest migration. With `ownerUrl` its role owns the
 * tables, and the role of `url` may use them (ruling O5). Answers how many migrations it ran.
 * @throws {OtherHistory}; {CannotMigrate}
 */
export const migratePostgres = async (
  url: string,
  ownerUrl: string | undefined,
  { onError, folder, limits }: Options,
): Promise<number> => {
  const role =
    ownerUrl === undefined
      ? undefined
      : await withConnection(url, onError, async (client) => {
          const { rows } = await client.query<{ role: string }>("select current_user as role");
          return rows[0]?.role ?? "";
        });
  return withConnection(ownerUrl ?? url, onError, async (client) => {
    await lockMigrations(client);
    const ask = () => readHistory(queryOf(client), folder);
    const history = await (role === undefined ? ask() : withRights(ask));
    if (role !== undefined) await withRights(() => takeOverIn(client));
    await runPending(client, history, limits);
    if (role !== undefined) await grantIn(client, role);
    return history.pending.length;
  });
};

/** Whether the role of the connection made the tables, or may make them where there are none. */
const mayMigrate = async (query: Query, { isEmpty }: History): Promise<boolean> => {
  const { rows } = await query(
    isEmpty
      ? "select has_schema_privilege(current_user, 'public', 'create') and has_database_privilege(current_user, current_database(), 'create') as may"
      : "select pg_has_role(current_user, relowner, 'member') as may from pg_class where oid = 'public.requests'::regclass",
  );
  return rows[0]?.["may"] === true;
};

const readAsProduct = async (query: Query, folder?: string) => {
  try {
    return await readHistory(query, folder);
  } catch (error) {
    throw isMissingRight(error) ? new OtherHistory(unmigrated) : error;
  }
};

/**
 * What a process does before it uses the database: with one role it migrates by itself, only an
 * empty one unless `mayUpgrade`; otherwise it only compares.
 * @throws {OtherHistory} where somebody has to run `npm run migrate`; {CannotMigrate}
 */
export const prepareDatabase = (
  url: string,
  mayUpgrade: boolean,
  { onError, folder, limits }: Options,
): Promise<void> =>
  withConnection(url, onError, async (client) => {
    const query = queryOf(client);
    const ask = () => readAsProduct(query, folder);
    const before = await ask();
    if (before.pending.length === 0) return;
    if (!(before.isEmpty || mayUpgrade) || !(await mayMigrate(query, before)))
      throw new OtherHistory(unmigrated);
    await lockMigrations(client);
    await runPending(client, await ask(), limits);
  });
