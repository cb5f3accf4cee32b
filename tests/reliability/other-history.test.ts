import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { earlierDatabase } from "../support/earlier-database.ts";
import { startOwnPostgres } from "../support/postgres-server.ts";
import { dumpWhole } from "../support/whole-database.ts";

const serverAndTool = [["server/main.ts"], ["tools/staff.ts", "list"]];
const otherTools = [["tools/seed.ts", "--requests", "1"], ["tools/audit-verify.ts"]];
const commands = process.env["TEST_LONG"] ? [...serverAndTool, ...otherTools] : serverAndTool;

let server: Awaited<ReturnType<typeof startOwnPostgres>>;
let dataDir: string;
beforeAll(async () => {
  server = await startOwnPostgres();
  dataDir = await mkdtemp(join(tmpdir(), "mizalla-earlier-"));
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const run = (words: string[], environment: Record<string, string>) =>
  new Promise<{ code: unknown; text: string }>((resolve) => {
    const env = { ...process.env, PORT: "0", DATA_DIR: dataDir, ...environment };
    execFile(process.execPath, words, { env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, text: out + err }),
    );
  });

const refuses = async (environment: Record<string, string>) => {
  for (const words of commands) {
    const { code, text } = await run(words, environment);
    expect(text.trim().split("\n"), words.join(" ")).toEqual([
      expect.stringMatching(/^This database was made by an earlier commit/),
    ]);
    expect(code).toBe(1);
  }
};

it("on the embedded database of an earlier commit, the server and each tool say so and change nothing", async () => {
  const inside = async <Result>(ask: (client: PGlite) => Promise<Result>) => {
    const client = await PGlite.create(join(dataDir, "database"));
    return ask(client).finally(() => client.close());
  };
  const before = await inside(async (client) => {
    await client.exec(earlierDatabase);
    return dumpWhole((text) => client.query(text));
  });
  await refuses({ DATABASE_URL: "" });
  expect(await inside((client) => dumpWhole((text) => client.query(text)))).toEqual(before);
});

it("on PostgreSQL, too, even where another role should own the tables", async () => {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const dump = () => dumpWhole((text) => client.query(text));
  for (const text of ["create role keeper superuser login", "create role shop login"])
    await client.query(text);
  await client.query("grant create, usage on schema public to shop");
  await client.query("grant create on database postgres to shop");
  await client.query(`set role shop; ${earlierDatabase}; reset role`);
  const before = await dump();
  const as = (username: string) => Object.assign(new URL(server.url), { username }).href;
  await refuses({ DATABASE_URL: as("shop"), DATABASE_OWNER_URL: "" });
  await refuses({ DATABASE_URL: as("shop"), DATABASE_OWNER_URL: as("keeper") });
  expect(await dump()).toEqual(before);
  await client.end();
});
