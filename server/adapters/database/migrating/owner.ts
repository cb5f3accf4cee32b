import type pg from "pg";
import { CannotMigrate } from "./other-history.ts";

/** What the product may not do even by mistake: the audit grows, and nothing else. */
const ONLY_GROWING = ["audit", "audit_seals", "rating_plans"];

const MISSING_RIGHT = "42501";

export const isMissingRight = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === MISSING_RIGHT;

/** Needed where DATABASE_OWNER_URL came later, so that the product's role created and owned them. */
const takeOver = `do $$
  declare one record;
  begin
    for one in
      select format('alter table %I.%I owner to current_user', nspname, relname) as change
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname in ('public', 'drizzle') and relkind = 'r'
        and pg_get_userbyid(relowner) <> current_user
      union all
      select format('alter function %s owner to current_user', pg_proc.oid::regprocedure)
      from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
      where nspname = 'public' and pg_get_userbyid(proowner) <> current_user
      union all
      select format('alter schema %I owner to current_user', nspname)
      from pg_namespace
      where nspname = 'drizzle' and pg_get_userbyid(nspowner) <> current_user
    loop
      execute one.change;
    end loop;
  end $$`;

/** @throws {CannotMigrate} where the owner's role may not read or own what exists */
export const withRights = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    if (!isMissingRight(error)) throw error;
    throw new CannotMigrate(
      "The role of DATABASE_OWNER_URL may not take over the tables that exist: docs/operations.md.",
      { cause: error },
    );
  }
};

/** Called before migrating. */
export const takeOverIn = async (owner: pg.Client) => {
  await owner.query(takeOver);
};

/** Called after migrating: the product's role reads and writes rows and owns only the job queue. */
export const grantIn = async (owner: pg.Client, role: string) => {
  const to = owner.escapeIdentifier(role);
  await owner.query(`grant usage on schema public, drizzle to ${to}`);
  // What a start compares with its own migrations.
  await owner.query(`grant select on all tables in schema drizzle to ${to}`);
  await owner.query(`grant select, insert, update, delete on all tables in schema public to ${to}`);
  await owner.query(`grant usage on all sequences in schema public to ${to}`);
  await owner.query(`revoke update, delete, truncate on ${ONLY_GROWING.join(", ")} from ${to}`);
  const { rows } = await owner.query<{ name: string; may: boolean }>(
    "select current_database() as name, has_database_privilege($1, current_database(), 'create') as may",
    [role],
  );
  // The job queue creates its schema.
  if (rows[0] && !rows[0].may)
    await owner.query(`grant create on database ${owner.escapeIdentifier(rows[0].name)} to ${to}`);
};

/** Whether the role of a connection could switch off the triggers that protect the audit. */
export const mayChangeAudit = async (pool: Pick<pg.Pool, "query">): Promise<boolean> => {
  const { rows } = await pool.query<{ may: boolean }>(`
    select bool_or(pg_has_role(current_user, owner, 'member')) as may from (
      select relowner as owner from pg_class
      where oid in ('public.audit'::regclass, 'public.audit_seals'::regclass)
      union all select proowner from pg_proc where oid = 'public.refuse_change'::regproc
      union all select nspowner from pg_namespace where nspname = 'public'
    ) as owners`);
  return rows[0]?.may ?? true;
};
