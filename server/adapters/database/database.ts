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

/** An open database of either engine. */
export type OpenDatabase = {
  engine: "pglite" | "postgres";
  db: Database;
  /** The handle pg-boss works through. */
  jobs: { db: JobDatabase; backend: "pglite" | "postgres" };
  close: () => Promise<void>;
};

/** The constraint that refused a write, or undefined when it was another error. */
export const brokenConstraint = (error: unknown): string | undefined => {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== "object" || cause === null || !("code" in cause)) return undefined;
  if (cause.code !== "23505") return undefined;
  return "constraint" in cause && typeof cause.constraint === "string" ? cause.constraint : "";
};
