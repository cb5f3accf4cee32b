import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";
import type { PgBoss } from "pg-boss";
import type { schema } from "./schema.ts";

export type Schema = typeof schema;
export type Database = PgDatabase<PgQueryResultHKT, Schema>;
export type Transaction = PgTransaction<
  PgQueryResultHKT,
  Schema,
  ExtractTablesWithRelations<Schema>
>;

type JobDatabase =
  NonNullable<ConstructorParameters<typeof PgBoss>[0]> extends infer Options
    ? Options extends { db?: infer Db }
      ? NonNullable<Db>
      : never
    : never;

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

export type OpenDatabase = {
  engine: "pglite" | "postgres";
  /** Whether the role in use could switch off the triggers of the audit (ruling O5). */
  mayChangeAudit: boolean;
  db: Database;
  jobs: { db: JobDatabase; backend: "pglite" | "postgres" };
  /** Calls `heard` after NOTIFY, but may miss some; resolves to a function that stops. */
  listen: (channel: string, heard: () => void) => Promise<() => Promise<void>>;
  /** Copies whole tables; one at a time. */
  transfer: RunTransfer;
  close: () => Promise<void>;
};

const refusalOf = (error: unknown): { code: unknown; constraint: string } | undefined => {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== "object" || cause === null || !("code" in cause)) return undefined;
  const named = "constraint" in cause && typeof cause.constraint === "string";
  return { code: cause.code, constraint: named ? String(cause.constraint) : "" };
};

export const brokenConstraint = (error: unknown): string | undefined => {
  const refusal = refusalOf(error);
  return refusal?.code === "23505" ? refusal.constraint : undefined;
};

export const lacksItsAccount = (error: unknown): boolean => {
  const refusal = refusalOf(error);
  return refusal?.code === "23503" && refusal.constraint.endsWith("_user_id_users_id_fk");
};
