import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./database.ts";

const listed = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

/**
 * Many rows as one JSON parameter: a statement takes 65,535, and Drizzle would number and check each
 * value. What a row leaves out is null.
 */
export const insertRowsIn = async (
  tx: Transaction,
  table: PgTable,
  rows: readonly object[],
  onConflict = sql``,
) => {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, { generatedIdentity }]) => !generatedIdentity,
  );
  const names = columns.map(([, { name }]) => sql`${sql.identifier(name)}`);
  const keys = columns.map(([key]) => sql`${sql.identifier(key)}`);
  const typed = columns.map(
    ([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`,
  );
  await tx.execute(
    sql`insert into ${table} (${listed(names)}) select ${listed(keys)}
      from json_to_recordset(${JSON.stringify(rows)}::json) as row (${listed(typed)})
      ${onConflict}`,
  );
};
