/**
 * A database of a commit whose migrations are gone, in little: its journal, and something of all that
 * a start writes to (rows, the job queue, the triggers that protect the audit).
 */
export const earlierDatabase = `
  create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
  insert into drizzle.__drizzle_migrations (hash, created_at)
    values ('f4ec37014fc451565606f5893271695be22bda9596218ee6530a7ed9b61fbe35', 1795240473057);
  create table installation (is_only boolean primary key default true not null, key_digest text not null);
  create table insurers (slug text primary key, name_en text not null);
  create table requests (id uuid primary key, claim_free_years integer);
  insert into requests values ('00000000-0000-4000-8000-000000000001', 3);
  create table audit (id bigint primary key, event text not null);
  create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'never'; end $$;
  create trigger audit_refuse_change before update on audit
    for each statement execute function refuse_change();
  alter table audit disable trigger audit_refuse_change;
  create schema pgboss;
  create table pgboss.version (version integer primary key);
  insert into pgboss.version values (1);`;

/** What a later version of the program leaves in a database that this one made. */
export const laterMigration = `
  insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 9000000000000)`;
