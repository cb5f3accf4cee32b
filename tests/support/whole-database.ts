type Query = (text: string) => Promise<{ rows: Record<string, unknown>[] }>;

const own = "nspname !~ '^pg_' and nspname <> 'information_schema'";

const objects = `
  select 'schema ' || nspname || ' of ' || nspowner::regrole as line from pg_namespace where ${own}
  union all select 'relation ' || relkind::text || ' ' || pg_class.oid::regclass || ' of ' || relowner::regrole
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace where ${own}
  union all select 'column ' || attrelid::regclass || ' ' || attname || ' ' || format_type(atttypid, atttypmod)
    from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
    where attnum > 0 and ${own}
  union all select 'trigger ' || tgenabled::text || ' ' || pg_get_triggerdef(oid) from pg_trigger
  union all select 'function ' || pg_get_functiondef(pg_proc.oid)
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where ${own} and prokind = 'f'
  union all select 'sequence ' || sequencename || ' ' || coalesce(last_value, 0) from pg_sequences
  order by 1`;

const tables = `select pg_class.oid::regclass::text as line
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and ${own} order by 1`;

/** Every object with its owner, and every row: two that are equal are the same database. */
export const dumpWhole = async (query: Query): Promise<string[]> => {
  const lines = async (text: string) => (await query(text)).rows.map(({ line }) => String(line));
  const dumped = await lines(objects);
  for (const table of await lines(tables)) {
    const rows = await lines(
      `select row_to_json(one)::text as line from ${table} as one order by 1`,
    );
    dumped.push(...rows.map((row) => `row ${table} ${row}`));
  }
  return dumped;
};
