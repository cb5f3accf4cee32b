import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { fromPglite } from "pg-boss";
import type { Database, OpenDatabase } from "./database.ts";
import { type Query, readHistory } from "./migrating/history.ts";
import { migrateAlone, type Place } from "./migrating/run-migrations.ts";
import { insideTransaction, refuseInsideTransaction } from "./one-handle.ts";
import { roomGuard } from "./room-guard.ts";
import { schema } from "./schema.ts";
import { transferOnPglite } from "./transfer-pglite.ts";
import { walFlusher } from "./wal-flush.ts";

const READ_ONLY = /^\s*(select|show|explain)\b(?![\s\S]*\bfor\s+(update|share)\b)/i;

const nothing = async () => {};

/** Refuses writes on a nearly full disk and flushes the log before a write is answered. */
const guarded = (client: PGlite, flush = nothing, demandRoom = nothing): PGlite => {
  const query = client.query.bind(client);
  const exec = client.exec.bind(client);
  const transaction = client.transaction.bind(client);

  client.query = async <T>(...parameters: Parameters<PGlite["query"]>) => {
    refuseInsideTransaction();
    if (READ_ONLY.test(parameters[0])) return query<T>(...parameters);
    await demandRoom();
    const result = await query<T>(...parameters);
    await flush();
    return result;
  };
  client.exec = async (...parameters) => {
    refuseInsideTransaction();
    await demandRoom();
    const result = await exec(...parameters);
    await flush();
    return result;
  };
  client.transaction = async (run) => {
    refuseInsideTransaction();
    await demandRoom();
    const result = await transaction((tx) => insideTransaction(() => run(tx)));
    await flush();
    return result;
  };
  return client;
};

/**
 * Drizzle brings parsers to each query, for which PGlite copies all its own: 300, nearly all for
 * arrays, which costs more than a simple query. Inherited ones are not copied, so that a raw query
 * through Drizzle gets an array as text; its own columns and pg-boss read arrays as before.
 */
const inheritArrayParsers = (client: PGlite) => {
  client.parsers = Object.assign(Object.create(client.parsers), types.parsers);
};

const migratePglite = async (client: PGlite, folder?: string) => {
  const query: Query = (text, values) => client.query(text, values);
  const history = await readHistory(query, folder);
  if (history.pending.length === 0) return;
  const place: Place = {
    query,
    execute: (text) => client.exec(text),
    transaction: (run) =>
      client.transaction((tx) =>
        run(
          (text) => tx.exec(text),
          (text, values) => tx.query(text, values),
        ),
      ),
  };
  await migrateAlone(place, history);
};

/** @throws {OtherHistory} */
export const openClient = async (client: PGlite, migrations?: string): Promise<OpenDatabase> => {
  inheritArrayParsers(client);
  const db = drizzle(client, { schema });
  await migratePglite(client, migrations);
  return {
    engine: "pglite",
    mayChangeAudit: true,
    // The two drivers' handles differ only in their result type, which stores never read.
    db: db as unknown as Database,
    jobs: { db: fromPglite(client), backend: "pglite" },
    listen: (channel, heard) => client.listen(channel, heard),
    transfer: transferOnPglite(client),
    close: () => client.close(),
  };
};

/** Folder in DATA_DIR. */
export const EMBEDDED = "database";

/** The folder must be locked before. */
export const openPglite = async (dataDir: string, name = EMBEDDED) => {
  const folder = join(dataDir, name);
  const client = await PGlite.create(folder);
  return openClient(guarded(client, walFlusher(folder), roomGuard(folder))).catch(
    async (error: unknown) => {
      await client.close();
      throw error;
    },
  );
};

export const openPgliteDump = async (dump: Blob) => {
  const client = await PGlite.create({ loadDataDir: dump });
  return openClient(guarded(client));
};

/** A migrated database, after `prepare` has written to it, that opens quickly. */
export const dumpMigrated = async (prepare: (database: OpenDatabase) => Promise<void>) => {
  // Each opening reads a whole file of the log, which is 16 MB otherwise.
  const client = await PGlite.create({ initDbStartParams: ["--wal-segsize=1"] });
  const database = await openClient(client);
  await prepare(database);
  // Otherwise each opening clears 128 MB and replays the log since the database was made.
  await client.exec("alter system set shared_buffers = '16MB'");
  // Each is as large as a new database, and read with it.
  await client.exec("update pg_database set datistemplate = false");
  for (const template of ["template0", "template1"]) await client.exec(`drop database ${template}`);
  await client.exec("checkpoint");
  const dump = await client.dumpDataDir("none");
  await database.close();
  return dump;
};
