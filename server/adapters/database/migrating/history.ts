import { fileURLToPath } from "node:url";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { OtherHistory } from "./other-history.ts";

export const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url));

export type Query = (
  text: string,
  values?: unknown[],
) => Promise<{ rows: Record<string, unknown>[] }>;

const refusals = {
  newer: "This database was made by a newer version of this program: start that version.",
  other:
    "This database was made by an earlier commit, or by another program, and cannot be used: start with an empty one (docs/operations.md).",
};

/** Asked of the catalogue, because a role may see a table that it may not read. */
const placesOf = `select
  exists (select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations') as journal,
  exists (select from pg_tables where schemaname = 'public' and tablename = 'requests') as requests`;

/** Digests of the migrations that made a database, the first one first. */
const madeBy = async (query: Query): Promise<unknown[]> => {
  const [places] = (await query(placesOf)).rows;
  const { rows } = places?.["journal"]
    ? await query("select hash from drizzle.__drizzle_migrations order by id")
    : { rows: [] };
  if (rows.length === 0 && places?.["requests"]) throw new OtherHistory(refusals.other);
  return rows.map(({ hash }) => hash);
};

const refuseOther = (made: readonly unknown[], own: readonly MigrationMeta[]) => {
  const isSame = own.slice(0, made.length).every(({ hash }, index) => hash === made[index]);
  if (!isSame) throw new OtherHistory(refusals.other);
  if (made.length > own.length) throw new OtherHistory(refusals.newer);
};

export type History = {
  /** Nothing of this program is there yet. */
  isEmpty: boolean;
  pending: readonly MigrationMeta[];
};

/**
 * Which migrations a database lacks. Only reads; whoever migrates asks first.
 * @throws {OtherHistory} where other migrations made the database, or more than there are here
 */
export const readHistory = async (query: Query, folder = migrationsFolder): Promise<History> => {
  const own = readMigrationFiles({ migrationsFolder: folder });
  const made = await madeBy(query);
  refuseOther(made, own);
  return { isEmpty: made.length === 0, pending: own.slice(made.length) };
};
