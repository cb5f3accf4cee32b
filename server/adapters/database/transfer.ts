import type { Transaction } from "./database.ts";

/** COPY's text differs with these settings, so both engines use the same. */
export const TEXT_SETTINGS = [
  "set local timezone = 'UTC'",
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local extra_float_digits = 1",
  "set local bytea_output = 'hex'",
].join("; ");

export type Access = "read" | "write";

/** One transaction, with COPY beside its queries. */
export type Transfer = {
  tx: Transaction;
  /** Rows of a query as COPY's text, which must be read before the next call. */
  copyOut: (query: string) => Promise<AsyncIterable<Uint8Array>>;
  /** Adds rows to `table (columns)`. */
  copyIn: (target: string, text: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Whether copied text lies in memory, where it outlives the transaction. */
  isInMemory: boolean;
};

/** `read` sees one moment of all tables; `write` is committed when `run` ends, or not at all. */
export type RunTransfer = <Result>(
  access: Access,
  run: (transfer: Transfer) => Promise<Result>,
) => Promise<Result>;
