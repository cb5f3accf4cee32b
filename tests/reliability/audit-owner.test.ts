import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import pg from "pg";
import { promisify } from "node:util";
import { execFile } from "node:child_process";
import { startOwnPostgres } from "../support/postgres-server.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";

const DOCUMENT_KEY = randomBytes(32).toString("hex");

let server: Awaited<ReturnType<typeof startOwnPostgres>>;
let product: StartedProduct | undefined;

const addressOf = (role: string) =>
  Object.assign(new URL(server.url), { username: role, pathname: "/shop" }).href;

const asRole = async (role: string, ...statements: string[]) => {
  const client = new pg.Client({ connectionString: addressOf(role) });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

beforeAll(async () => {
  server = await startOwnPostgres();
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  for (const statement of [
    "create role keeper login",
    "create role shop login",
    "create database shop owner keeper",
    // An installation that began with one role: what it made passes to the owner's.
    "grant shop to keeper",
  ])
    await admin.query(statement);
  await admin.end();
  await asRole("postgres", "grant create, usage on schema public to shop, keeper");
  await asRole("postgres", "grant create on database shop to shop");
});
afterAll(async () => {
  await product?.stop();
  await server.stop();
});

const start = async (environment: Record<string, string>) => {
  await product?.stop();
  const shared = { DATABASE_URL: addressOf("shop"), DOCUMENT_KEY };
  product = await startProduct({ ...shared, ...environment });
  return product.output();
};

const migrate = async (environment: Record<string, string>) => {
  const shared = { DATABASE_URL: addressOf("shop"), DOCUMENT_KEY };
  const env = { ...process.env, ...shared, ...environment };
  const { stdout } = await promisify(execFile)(process.execPath, ["tools/migrate.ts"], { env });
  return stdout;
};

const attacks = [
  "alter table audit disable trigger all",
  "update audit set event = 'other'",
  "delete from audit",
  "truncate audit cascade",
  "drop table audit_seals",
  "create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'",
  "delete from audit_seals",
];

describe("the audit on PostgreSQL", () => {
  it("may be changed by the product's role where that owns it, as the start line says", async () => {
    expect(await start({})).toContain(
      "whose role may change the audit: run `npm run migrate` with DATABASE_OWNER_URL",
    );
    await asRole("shop", "alter table audit disable trigger audit_refuse_change");
    await asRole("shop", "alter table audit enable always trigger audit_refuse_change");
  });

  it("belongs to another role after npm run migrate, also what was there before", async () => {
    const said = await migrate({ DATABASE_OWNER_URL: addressOf("keeper") });
    expect(said).toBe("The database has all migrations of this version.\n");
    const output = await start({});
    expect(output).toContain("whose role may only add to the audit");
    for (const attack of attacks)
      await expect(asRole("shop", attack), attack).rejects.toThrow(
        /must be owner|permission denied/,
      );
    await asRole(
      "shop",
      "insert into audit (actor, subject, subject_id, event) values ('system', 'user', gen_random_uuid(), 'tried')",
    );
  });

  it("and the product works with that role, also when it starts again", async () => {
    await start({});
    const answer = await fetch(`${product?.address}/readyz`);
    expect([answer.status, await answer.json()]).toMatchObject([200, { database: true }]);
    expect(product?.output()).not.toMatch(/permission denied/);
  });
});
