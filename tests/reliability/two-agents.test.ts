import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DeskRequest } from "../../contract/office/desk/requests.ts";
import type { RefundShown } from "../../contract/office/refunds/shown.ts";
import { dayInDubai } from "../../domain/calendar-day.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import { requestValues } from "../support/stored-requests.ts";
import { startTwoProcesses, type TwoProcesses } from "../support/two-processes.ts";

const REQUESTS = 1_000;
const CALLS_AT_ONCE = 8;
const DECIDED = 5;
const PRICE_FILS = 95_550;

let two: TwoProcesses;
let database: TwoProcesses["database"];

beforeAll(async () => {
  two = await startTwoProcesses();
  ({ database } = two);
});
afterAll(() => two.stop());

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

type Agent = Awaited<ReturnType<TwoProcesses["enterAt"]>>;

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
  const agents = await Promise.all(two.products.map((product) => two.enterAt(product)));
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
  const [here, there] = two.products;
  const [asker, second, third] = [
    await two.enterAt(here),
    await two.enterAt(here),
    await two.enterAt(there),
  ];
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

/** A request that was paid, as the gateway leaves it. */
const storePaid = async () => {
  const { charges, paymentAttempts, requests } = schema;
  const values = { state: "paid", capturedFils: PRICE_FILS, insurer: "marsa" } as const;
  const owner = { id: null, username: "Sara Ali", email: `sara-${randomUUID()}@example.test` };
  const request = requestValues(owner, { ...values, number: `MZ-${randomUUID().slice(0, 6)}` });
  const [chargeId, id] = [randomUUID(), randomUUID()];
  const money = { requestId: request.id, payee: "marsa", amountFils: PRICE_FILS };
  await database.db.insert(requests).values(request);
  const charge = { ...money, id: chargeId, kind: "sale", state: "paid" } as const;
  await database.db.insert(charges).values({ ...charge, capturedFils: PRICE_FILS });
  const attempt = { ...money, id, chargeId, orderNo: `MZ${id.slice(0, 20)}`, ref: id.slice(0, 22) };
  await database.db
    .insert(paymentAttempts)
    .values({ ...attempt, state: "succeeded", applied: true });
  return { requestId: request.id, attempt: id };
};

it("a refund that people approve and send in two processes at once goes out once", async () => {
  const [here, there] = two.products;
  const [agent, otherAgent] = [await two.enterAt(here), await two.enterAt(there)];
  const [admin, otherAdmin] = [await two.enterAt(here, "admin"), await two.enterAt(there, "admin")];
  const { requestId, attempt } = await storePaid();
  await agent.post(`/requests/${requestId}/take`);
  const terms = { way: "card", reason: "paidTooMuch", note: "" };
  const body = { version: 1, attempt, amountFils: PRICE_FILS, ...terms };
  // Together they would be more than what arrived.
  const proposed = await Promise.all([
    agent.post(`/requests/${requestId}/refunds`, body),
    agent.post(`/requests/${requestId}/refunds`, { ...body, note: "Another." }),
  ]);
  expect(new Set(proposed.map(({ status }) => status))).toEqual(new Set([200, 422]));
  const [refund] = ((await agent.get(`/requests/${requestId}`)).body as { data: DeskRequest }).data
    .refunds;
  const path = `/refunds/${refund?.id}`;
  const read = async () => ((await agent.get(path)).body as { data: RefundShown }).data;

  const { version, approval } = await read();
  const digest = approval?.digest;
  const approved = await Promise.all(
    [admin, otherAdmin].map(({ post }) => post(`${path}/approve`, { version, digest })),
  );
  expect(approved.filter(({ status }) => status === 200)).toHaveLength(1);
  const act = { version: version + 1, insurerRef: "R-1" };
  const sent = await Promise.all([agent, otherAgent].map(({ post }) => post(`${path}/send`, act)));
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200, 412]));
  const confirm = { version: version + 2, insurerRef: "" };
  const confirmed = await Promise.all(
    [agent, otherAgent].map(({ post }) => post(`${path}/confirm`, confirm)),
  );
  expect(new Set(confirmed.map(({ status }) => status))).toEqual(new Set([200, 412]));
  const { requests } = schema;
  const [row] = await database.db.select().from(requests).where(eq(requests.id, requestId));
  expect(row).toMatchObject({ state: "refunded", refundedFils: PRICE_FILS });
});

const PLAN = "falaj-third-party";

const shownBy = async ({ address }: { address: string }) => {
  const quotes = await (await fetch(`${address}/api/packages/renew/saloon/4`)).json();
  const { data } = quotes as { data: { _id: string; priceFils: number; edition: string }[] };
  const quote = data.find(({ _id }) => _id === `${PLAN}-saloon-4-renew`);
  if (!quote) throw new Error(`${PLAN} has no quote.`);
  return quote;
};

it("a price that two people agreed on is on sale once, in every process within 5 s", async () => {
  const [first, second] = two.products;
  const agent = await two.enterAt(first);
  const admins = [await two.enterAt(first, "admin"), await two.enterAt(second, "admin")];
  const { edition: digest, priceFils } = await shownBy(first);
  const copy = (await agent.post("/editions", { plan: PLAN, digest })).body.data;
  const content = { ...copy.content.edition, discount: copy.content.edition.discount + 500 };
  const saved = await agent.post(`/drafts/${copy.id}`, {
    version: copy.version,
    content,
    countsFrom: null,
    reason: "A letter of today.",
  });
  const asked = await agent.post(`/drafts/${copy.id}/ask`, { version: saved.body.data.version });
  const { id, digest: shown } = asked.body.data.approval;
  const decided = await Promise.all(
    admins.map((admin) => admin.post(`/approvals/${id}/approve`, { digest: shown })),
  );
  expect(decided.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  for (const product of [first, second])
    await expect
      .poll(async () => (await shownBy(product)).priceFils, { timeout: 5_000 })
      .toBeLessThan(priceFils);
  const sales = (await agent.get(`/plans/${PLAN}/editions`)).body.data;
  expect(sales).toHaveLength(2);
});

it("the audit of both is one chain", async () => {
  const [one] = two.products;
  expect(await two.tool("audit-verify", one)).toContain("audit rows are whole");
});
