import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { TEXT_SETTINGS } from "./copy-text-settings.ts";
import type { RunTransfer, Transaction, Transfer } from "./database.ts";
import { schema } from "./schema.ts";

const MAX_BLOB = 4 * 1024 * 1024;
const LINE_END = 0x0a;

type Raw = Parameters<Parameters<PGlite["transaction"]>[0]>[0];

/** Whole rows: a line end within a value is written as `\n`. */
const pieces = async function* (text: AsyncIterable<Uint8Array>) {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of text) {
    const end = chunk.lastIndexOf(LINE_END) + 1;
    if (end > 0 && size + end >= MAX_BLOB) {
      yield [...waiting, chunk.subarray(0, end)];
      waiting = [chunk.subarray(end)];
      size = chunk.length - end;
      continue;
    }
    waiting.push(chunk);
    size += chunk.length;
  }
  if (size > 0) yield waiting;
};

const transferIn = (raw: Raw): Transfer => ({
  // Drizzle asks of a client only to run queries, which a transaction can.
  tx: drizzle({ client: raw as unknown as PGlite, schema }) as unknown as Transaction,
  copyOut: async (query) => {
    const { blob } = await raw.query(`copy (${query}) to '/dev/blob'`);
    return (blob ?? new Blob()).stream();
  },
  copyIn: async (target, text) => {
    for await (const piece of pieces(text))
      await raw.query(`copy ${target} from '/dev/blob'`, [], {
        blob: new Blob(piece.map((bytes) => Uint8Array.from(bytes))),
      });
  },
  isInMemory: true,
});

/** Nothing else reaches the database meanwhile: it has one connection. */
export const transferOnPglite =
  (client: PGlite): RunTransfer =>
  (access, run) =>
    client.transaction(async (raw) => {
      if (access === "read") await raw.exec("set transaction read only");
      await raw.exec(TEXT_SETTINGS);
      return run(transferIn(raw));
    });
