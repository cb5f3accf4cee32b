import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { and, eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { HOUR_MS } from "../../domain/durations.ts";
import type { OpenDatabase } from "../../server/adapters/database/database.ts";
import { openPostgres } from "../../server/adapters/database/open-postgres.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import { codeOf, STAFF_PASSWORD } from "../support/office.ts";
import { startPostgres } from "../support/postgres-server.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";

const REQUESTS = 1_000;
const CALLS_AT_ONCE = 8;

const run = promisify(execFile);
const stops: (() => Promise<void>)[] = [];
let database: OpenDatabase;
let products: StartedProduct[];
let environment: Record<string, string>;

const tool = async (name: string, product: StartedProduct, ...words: string[]) => {
  const env = { ...process.env, ...environment, DATA_DIR: product.dataDir };
  return (await run(process.execPath, [`tools/${name}.ts`, ...words], { env })).stdout;
};

beforeAll(async () => {
  const postgres = await startPostgres();
  stops.push(postgres.stop);
  const name = `agents_${randomBytes(4).toString("hex")}`;
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  environment = {
    DATABASE_URL: Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href,
    DOCUMENT_KEY: randomBytes(32).toString("hex"),
    RATE_LIMITS: "off",
  };
  products = await Promise.all([startProduct(environment), startProduct(environment)]);
  stops.push(...products.map(({ stop }) => stop));
  database = await openPostgres(environment["DATABASE_URL"] ?? "", () => {});
  stops.push(database.close);
});
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

const storeLeads = async () => {
  const at = new Date();
  const leads = Array.from({ length: REQUESTS }, (_, index) => ({
    id: randomUUID(),
    number: `MZ-LEAD${index}`,
    type: "new" as const,
    state: "lead" as const,
    language: "en" as const,
    username: "Omar Khalid",
    email: `omar-${index}@example.test`,
    cylinders: "4",
    body: "saloon",
    origin: "chinese",
    turn: "us" as const,
    dueAt: new Date(at.getTime() + HOUR_MS),
    nameTerms: [],
  }));
  await database.db.insert(schema.requests).values(leads);
  return leads.map(({ id }) => id);
};

/** A new agent who stands inside; calls one process of the product. */
const enterAt = async (product: StartedProduct, email: string) => {
  let cookie = "";
  const post = async (path: string, body: object = {}) => {
    const answer = await fetch(`${product.address}/api/office${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        ...(cookie && { cookie }),
      },
      body: JSON.stringify(body),
    });
    const set = answer.headers.getSetCookie().find((one) => one.startsWith("staff="));
    if (set) cookie = set.split(";")[0] ?? "";
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const link = (await tool("staff", product, "add", email, "--role", "agent")).trim();
  const password = STAFF_PASSWORD;
  await post("/set-password", { token: link.split("/").at(-1), password });
  await post("/login", { email, password });
  const { key } = (await post("/authenticator")).body["data"] as { key: string };
  expect((await post("/verify", { code: codeOf(key) })).status).toBe(200);
  return { email, post };
};

type Agent = Awaited<ReturnType<typeof enterAt>>;

/** All in the same order, as fast as they go; answers what the agent got. */
const takeAll = async ({ post }: Agent, ids: readonly string[]) => {
  const [left, got] = [ids.values(), new Set<string>()];
  const work = async () => {
    for (const id of left) {
      const { status, body } = await post(`/requests/${id}/take`);
      if (status === 200) got.add(id);
      else expect(body).toMatchObject({ code: "staff.takenByOther" });
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, work));
  return got;
};

it("each of 1,000 requests that two agents take in two processes goes to one of them", async () => {
  const ids = await storeLeads();
  const agents = await Promise.all(
    products.map((product, index) => enterAt(product, `agent-${index}@example.test`)),
  );
  const taken = await Promise.all(agents.map((agent) => takeAll(agent, ids)));
  const [one, other] = taken.map((got) => [...got]);
  expect([...(one ?? []), ...(other ?? [])].toSorted()).toEqual(ids.toSorted());

  const { audit, requests, staff } = schema;
  const rows = await database.db
    .select({ id: requests.id, email: staff.email, actorId: audit.actorId, assignee: staff.id })
    .from(requests)
    .innerJoin(staff, eq(staff.id, requests.assignee))
    .innerJoin(audit, and(eq(audit.subjectId, requests.id), eq(audit.event, "taken")));
  // One row of the audit each, by whoever has it.
  expect(rows).toHaveLength(REQUESTS);
  for (const { id, email, actorId, assignee } of rows) {
    expect(actorId).toBe(assignee);
    expect(taken.map((got) => got.has(id))).toEqual(agents.map((agent) => agent.email === email));
  }
});

it("the audit of both is one chain", async () => {
  const [one] = products;
  expect(one && (await tool("audit-verify", one))).toContain("audit rows are whole");
});
