import { sql } from "drizzle-orm";
import type { Transaction } from "../../adapters/database/database.ts";

type Key = { name: string; isText: boolean };

export type Table = { name: string; columns: string[]; key: Key[]; needs: string[] };

/** Filled by triggers while other tables are written, so they are restored last. */
const FILLED_BY_TRIGGERS = ["audit_pending", "commission_sums", "site_version"];

const columns = sql<
  string[]
>`(select json_agg(attname order by attname collate "C") from pg_attribute
  where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '')`;

const key = sql<Key[] | null>`(
  select json_agg(json_build_object('name', attname, 'isText', typcategory = 'S') order by place)
  from pg_constraint, unnest(conkey) with ordinality as parts (part, place)
  join pg_attribute on attnum = part join pg_type on pg_type.oid = atttypid
  where attrelid = tables.oid and conrelid = tables.oid and contype = 'p')`;

const needs = sql<string[] | null>`(select json_agg(distinct relname) from pg_constraint
  join pg_class on pg_class.oid = confrelid
  where conrelid = tables.oid and contype = 'f' and confrelid <> conrelid)`;

const inOrderOfNeeds = (tables: readonly Table[]): Table[] => {
  const placed = new Map<string, Table>();
  let waiting = tables.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const isReady = ({ name, needs: needed }: Table) =>
    needed.every((other) => placed.has(other)) &&
    (!FILLED_BY_TRIGGERS.includes(name) || waiting.length <= FILLED_BY_TRIGGERS.length);
  while (waiting.length > 0) {
    const next = waiting.find(isReady);
    if (!next)
      throw new Error(`Tables refer to each other: ${waiting.map(({ name }) => name).join()}`);
    placed.set(next.name, next);
    waiting = waiting.filter((table) => table !== next);
  }
  return [...placed.values()];
};

/** Each table after those that its rows refer to. */
export const listTablesIn = async (tx: Transaction): Promise<Table[]> => {
  const rows = await tx
    .select({ name: sql<string>`tables.relname`, columns, key, needs })
    .from(sql`pg_class as tables`)
    .where(sql`relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition`);
  return inOrderOfNeeds(
    rows.map((row) => ({ ...row, key: row.key ?? [], needs: row.needs ?? [] })),
  );
};

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const listed = ({ columns: names }: Pick<Table, "columns">) => names.map(quoted).join(", ");

/** Sorted alike on every server, whatever the database's collation. */
const orderOf = (table: Table) =>
  table.key.length === 0
    ? `row(${listed(table)})::text collate "C"`
    : table.key.map(({ name, isText }) => quoted(name) + (isText ? ' collate "C"' : "")).join(", ");

export const everyRowOf = (table: Table) =>
  `select ${listed(table)} from public.${quoted(table.name)} order by ${orderOf(table)}`;

export const targetOf = (table: Pick<Table, "name" | "columns">) =>
  `public.${quoted(table.name)} (${listed(table)})`;

export const clearIn = async (tx: Transaction, { name }: Pick<Table, "name">) => {
  await tx.execute(sql.raw(`delete from public.${quoted(name)}`));
};

const hasRowsIn = async (tx: Transaction, { name }: Table) => {
  const rows = await tx
    .select({ one: sql`1` })
    .from(sql.raw(`public.${quoted(name)}`))
    .limit(1);
  return rows.length > 0;
};

/** Names of the tables that have rows. */
export const filledTablesIn = async (tx: Transaction, tables: readonly Table[]) => {
  const filled: string[] = [];
  for (const table of tables) if (await hasRowsIn(tx, table)) filled.push(table.name);
  return filled;
};

/** Keys that wait to be deleted, or whose upload never ended. */
const WITHOUT_DOCUMENTS = "storage_intents";

/** The store's key of every document, sorted. */
export const documentKeysQueryIn = async (tx: Transaction) => {
  const rows = await tx
    .select({ name: sql<string>`table_name::text` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and column_name = 'storage_key'
      and table_name <> ${WITHOUT_DOCUMENTS}`);
  const each = rows.map(({ name }) => `select storage_key from public.${quoted(name)}`);
  return `select storage_key from (${each.join(" union ")}) as keys
    order by storage_key collate "C"`;
};
