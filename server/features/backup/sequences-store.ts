import { sql } from "drizzle-orm";
import type { Transaction } from "../../adapters/database/database.ts";

/** `last`: the number that was given out last, as text; null where none was. */
export type Sequence = { table: string; column: string; last: string | null };

const name = sql`pg_get_serial_sequence(quote_ident(table_name), column_name)`;

export const listSequencesIn = (tx: Transaction): Promise<Sequence[]> =>
  tx
    .select({
      table: sql<string>`table_name::text`,
      column: sql<string>`column_name::text`,
      last: sql<string | null>`pg_sequence_last_value(${name}::regclass)::text`,
    })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and ${name} is not null`)
    .orderBy(sql`1, 2`);

/** The product's role may take numbers, but set them only where it owns the table. */
export const continueSequenceIn = async (tx: Transaction, { table, column, last }: Sequence) => {
  if (last === null) return;
  const sequence = sql`pg_get_serial_sequence(quote_ident(${table}), ${column})`;
  const [right] = await tx
    .select({ maySet: sql<boolean>`has_sequence_privilege(${sequence}, 'UPDATE')` })
    .from(sql`(values (1)) as one`);
  if (right?.maySet) await tx.execute(sql`select setval(${sequence}, ${last}::bigint)`);
  else
    await tx.execute(sql`select count(nextval(${sequence}::regclass))
      from generate_series(1, ${last}::bigint)`);
};
