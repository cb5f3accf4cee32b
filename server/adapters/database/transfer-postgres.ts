import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { TEXT_SETTINGS } from "./copy-text-settings.ts";
import type { RunTransfer, Transaction, Transfer } from "./database.ts";
import { insideTransaction } from "./one-handle.ts";
import { schema } from "./schema.ts";

const CONNECT_TIMEOUT_MS = 10_000;

const BEGIN = {
  read: "begin isolation level repeatable read read only",
  write: "begin",
} as const;

/** Large tables take longer than any call may. */
const WITHOUT_LIMITS =
  "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set client_encoding = 'UTF8'";

const transferOn = (client: pg.Client): Transfer => ({
  tx: drizzle(client, { schema }) as unknown as Transaction,
  copyOut: async (query) => client.query(copyTo(`copy (${query}) to stdout`)),
  copyIn: (target, text) =>
    pipeline(Readable.from(text), client.query(copyFrom(`copy ${target} from stdin`))),
  isInMemory: false,
});

/** Uses a connection of its own, beside the pools of the product. */
export const transferOnPostgres =
  (url: string, onError: (error: Error) => void): RunTransfer =>
  async (access, run) => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on("error", onError);
    await client.connect();
    try {
      await client.query(WITHOUT_LIMITS);
      await client.query(BEGIN[access]);
      await client.query(TEXT_SETTINGS);
      const result = await insideTransaction(() => run(transferOn(client)));
      await client.query("commit");
      return result;
    } finally {
      // Ends the transaction, too, where it was not committed.
      await client.end();
    }
  };
