import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { and, eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DeskRequest } from "../../contract/office/desk/requests.ts";
import { dayInDubai } from "../../domain/calendar-day.ts";
import type { OpenDatabase } from "../../server/adapters/database/database.ts";
import { openPostgres } from "../../server/adapters/database/open-postgres.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import { enterOffice } from "../support/office.ts";
import { startPostgres } from "../support/postgres-server.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";
import { requestValues } from "../support/stored-requests.ts";

const REQUESTS = 1_000;
const CALLS_AT_ONCE = 8;
const DECIDED = 5;

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
  const leads = Array.from({ length: REQUESTS }, (_, index) => {
    const email = `omar-${index}@example.test`;
    const lead = {
      type: "new",
      state: "lead",
      number: `MZ-LEAD${index}`,
      origin: "chinese",
    } as const;
    return requestValues({ id: null, username: "Omar Khalid", email }, lead);
  });
  await database.db.insert(schema.requests).values(leads);
  return leads.map(({ id }) => id);
};

/** A new agent inside, who calls one process of the product. */
const enterAt = async (product: StartedProduct) => {
  const { email, cookie } = await enterOffice(product, "agent", (address) =>
    tool("staff", product, "add", address, "--role", "agent").then((link) => link.trim()),
  );
  const post = async (path: string, payload: object = {}) => {
    const answer = await fetch(`${product.address}/api/office${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        cookie: `staff=${cookie}`,
      },
      body: JSON.stringify(payload),
    });
    return { status: answer.status, body: await answer.json() };
  };
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
  const agents = await Promise.all(products.map(enterAt));
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

const askedFor = async ({ post }: Agent, id: string) => {
  await post(`/requests/${id}/take`);
  const terms = {
    plan: null,
    other: { insurer: "marsa", nameEn: "Marsa Import", nameAr: "مرسى", coverType: "comprehensive" },
    priceFils: 5_000,
    priceReason: "As quoted.",
    insurerRef: "Q-77",
    validUntil: dayInDubai(new Date(), 1),
    why: "Takes cars from Japan.",
  };
  const { body } = await post(`/requests/${id}/offers`, { version: 1, terms, send: [] });
  const [approval] = (body as { data: DeskRequest }).data.approvals;
  if (!approval) throw new Error("Nothing was asked for.");
  return approval;
};

it("what two approve in two processes at once is done once", async () => {
  const [here, there] = products;
  if (!here || !there) throw new Error("There are no two processes.");
  const [asker, second, third] = [
    await enterAt(here),
    await enterAt(here),
    await enterAt(there),
  ] as const;
  const { offers, requests } = schema;
  const leads = Array.from({ length: DECIDED }, (_, index) =>
    requestValues(
      { id: null, username: "Mona Said", email: `mona-${index}@example.test` },
      { type: "new", state: "lead", number: `MZ-MONA${index}`, origin: "chinese" },
    ),
  );
  await database.db.insert(requests).values(leads);
  for (const { id } of leads) {
    const { id: approval, digest } = await askedFor(asker, id);
    const answers = await Promise.all(
      [second, third].map(({ post }) => post(`/approvals/${approval}/approve`, { digest })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const sent = await database.db.select().from(offers).where(eq(offers.requestId, id));
    expect(sent).toMatchObject([{ state: "open" }]);
    const { approvalDecisionRows: decisions } = schema;
    const decided = await database.db
      .select()
      .from(decisions)
      .where(eq(decisions.approvalId, approval));
    expect(decided).toHaveLength(1);
  }
});

it("the audit of both is one chain", async () => {
  const [one] = products;
  expect(one && (await tool("audit-verify", one))).toContain("audit rows are whole");
});
