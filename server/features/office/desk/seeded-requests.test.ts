import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeskMessage } from "../../../../contract/office/messages/routes.ts";
import {
  type DeskRequest,
  type DeskRow,
  deskViews,
} from "../../../../contract/office/desk/requests.ts";
import { policyFileKinds } from "../../../../domain/policies/policy-state.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { seedCommand } from "../../../seed/requests/seed-command.ts";
import { seedRequests } from "../../../seed/requests/seed-requests.ts";
import { staffOf } from "../../../../tests/support/staff.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

const REQUESTS = 200;

let app: TestApp;
let staff: ReturnType<typeof staffOf>;
let agent: string;
let lines: string[];
let shown: DeskRequest[];

const storedIn = ({ parts }: TestApp) => {
  const { id, number, state, email, plateNumber, priceFils } = schema.requests;
  return parts.db
    .select({ id, number, state, email, plateNumber, priceFils })
    .from(schema.requests)
    .orderBy(number);
};

beforeAll(async () => {
  app = await openTestApp();
  lines = await seedCommand(["--requests", String(REQUESTS)], app.parts);
  staff = staffOf(app);
  agent = (await staff.enter()).cookie;
  shown = await readAll();
});
afterAll(() => app.close());

const listed = async (query: string) => {
  const answer = await staff.get(`/requests?limit=500&${query}`, agent);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json<{ data: DeskRow[] }>().data;
};

/** One after the other: many at once would be refused as overload. */
const readAll = async () => {
  const all: DeskRequest[] = [];
  for (const { id } of await listed("")) {
    const answer = await staff.get(`/requests/${id}`, agent);
    all.push(answer.json<{ data: DeskRequest }>().data);
  }
  return all;
};

describe("seeded requests", () => {
  it("are as many as were wanted, each once", async () => {
    expect(lines[0]).toContain(`${REQUESTS} requests written`);
    const rows = await listed("");
    expect(rows).toHaveLength(REQUESTS);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(REQUESTS);
  });

  it("stand in the views of the desk", async () => {
    const counts = await Promise.all(
      deskViews.map(async (view) => (await listed(`view=${view}`)).length),
    );
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(3);
  });

  it("are found by number, name and plate", async () => {
    const row = (await listed("view=all")).find(({ plate }) => plate !== null);
    for (const typed of [row?.number, row?.name, row?.plate?.number]) {
      const found = await listed(`q=${encodeURIComponent(typed ?? "")}`);
      expect(found.map(({ id }) => id)).toContain(row?.id);
    }
  });

  it("are read on one screen, with history and payments, in whatever state", async () => {
    const rows = await listed("");
    const oneOfEach = [...Map.groupBy(rows, ({ state }) => state).values()].map(([row]) => row);
    expect(oneOfEach.length).toBeGreaterThan(5);
    for (const row of oneOfEach) {
      const answer = await staff.get(`/requests/${row?.id}`, agent);
      expect([row?.state, answer.statusCode]).toEqual([row?.state, 200]);
      expect(answer.json().data.history.at(-1).state).toBe(row?.state);
    }
  });

  it("have the policies that their states need, which are found by number and chassis", async () => {
    const issued = shown.filter(({ state }) => state === "issued");
    expect(issued.every(({ policy }) => policy !== null)).toBe(true);
    const others = shown.filter(({ state, policy }) => policy && state !== "issued");
    expect(
      others.every(({ state, policy }) => state === "paid" && policy?.state !== "active"),
    ).toBe(true);
    const [one] = issued;
    for (const typed of [one?.policy?.number, one?.policy?.chassis.slice(-5)])
      expect((await listed(`q=${typed}`)).map(({ id }) => id)).toContain(one?.id);
  });

  it("have calls, letters to insurers, pictures asked for and offers, told in their history", async () => {
    const kinds = ["calls", "submissions", "documentRequests", "offers", "mails", "notes"] as const;
    for (const kind of kinds)
      expect([kind, shown.some((one) => one[kind].length > 0)]).toEqual([kind, true]);
    for (const { calls, submissions, history } of shown) {
      const count = (event: string) => history.filter((one) => one.event === event).length;
      expect(count("contacted")).toBe(calls.length);
      expect(count("sentToInsurer")).toBe(submissions.length);
      const times = history.map(({ at }) => at);
      expect(times.toSorted()).toEqual(times);
    }
    const waiting = shown.filter(({ submissions }) => submissions.some((one) => !one.answeredAt));
    expect(waiting.every(({ turn }) => turn === "insurer")).toBe(true);
  });

  it("show pictures of the newest ones and PDFs of the newest policies", async () => {
    const withPictures = shown.filter(({ documents }) => documents.length > 0);
    expect(withPictures.some(({ turn }) => turn !== null)).toBe(true);
    for (const { id, documents } of withPictures.slice(0, 2)) {
      const picture = await staff.get(`/requests/${id}/documents/${documents[0]?._id}`, agent);
      expect(picture.rawPayload.subarray(0, 3)).toEqual(Buffer.of(0xff, 0xd8, 0xff));
      expect(documents.length).toBeGreaterThan(3);
    }
    const withPdfs = shown.find(({ policy }) => policy && policy.files.length > 0);
    for (const kind of policyFileKinds) {
      const pdf = await staff.get(`/requests/${withPdfs?.id}/policy/files/${kind}`, agent);
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    }
  });

  it("have a payment that the gateway does not answer about", async () => {
    const [row, ...others] = await listed("view=gatewayTrouble");
    expect([row?.state, others]).toEqual(["verifying_payment", []]);
  });

  it("include leads that wish for a start, a cover and a plan", async () => {
    const leads = shown.filter(
      ({ history, sold }) =>
        sold.premiumFils === null && history.some(({ event }) => event === "becameLead"),
    );
    expect(leads.some(({ startDate }) => startDate !== null)).toBe(true);
    expect(leads.some(({ startDate }) => startDate === null)).toBe(true);
    const wishes = await Promise.all(
      leads.map(async ({ id }) => (await staff.get(`/requests/${id}/offer-plans`, agent)).json()),
    );
    expect(wishes.some(({ data }) => data.wished !== null)).toBe(true);
  });

  it("are promised offers as the product itself promises them", async () => {
    const leads = shown.filter(({ state }) => state === "lead");
    expect(leads.some(({ promise }) => promise !== null)).toBe(true);
    for (const { turn, dueAt, promise, history } of leads) {
      const missed = history.filter(({ event }) => event === "promiseMissed").length;
      if (turn === "customer") expect(promise).toBeNull();
      else expect(promise?.missed).toBe(missed);
      if (turn === "us" && promise?.until) expect(dueAt).toBe(promise.until);
    }
    const before = await app.parts.db.select().from(schema.requests);
    await app.requests.missPromises();
    expect(await app.parts.db.select().from(schema.requests)).toEqual(before);
  });

  it("have policies that are over as the product itself decides", async () => {
    const { id, endDate, state } = schema.policies;
    const isOver = inArray(state, ["expired", "renewed"]);
    const readOver = () =>
      app.parts.db.select({ id, endDate, state }).from(schema.policies).where(isOver).orderBy(id);
    const seeded = await readOver();
    expect(new Set(seeded.map((one) => one.state))).toEqual(new Set(["expired", "renewed"]));
    await app.parts.db.update(schema.policies).set({ state: "active" }).where(isOver);
    await app.policies.expire();
    expect(await readOver()).toEqual(seeded);
  });

  it("tell in their history that a policy is over, and who renewed it is found beside it", () => {
    const over = shown.filter(({ policy }) => policy?.state === "expired");
    const renewed = shown.filter(({ policy }) => policy?.state === "renewed");
    const lastOf = ({ history }: DeskRequest) => history.at(-1)?.event;
    expect(new Set(over.map(lastOf))).toEqual(new Set(["policyExpired"]));
    expect(new Set(renewed.map(lastOf))).toEqual(new Set(["policyRenewed"]));
    for (const { policy, related } of renewed) {
      const next = shown.filter(
        (one) => one.policy?.chassis === policy?.chassis && one.policy?.state === "active",
      );
      expect(related.map(({ id }) => id)).toEqual(expect.arrayContaining(next.map(({ id }) => id)));
      expect(next).toHaveLength(1);
    }
  });

  it("come with messages of the contact form, most of them answered", async () => {
    const answer = await staff.get("/messages?limit=500", agent);
    const { data } = answer.json<{ data: DeskMessage[] }>();
    expect(data).toHaveLength(REQUESTS / 20);
    expect(data.some(({ state }) => state === "answered")).toBe(true);
    expect(data.every(({ state, changedBy }) => (changedBy === null) === (state === "new"))).toBe(
      true,
    );
  });

  it("are the same in every new database, and continue in one that has some", async () => {
    const other = await openTestApp();
    await seedRequests(other.parts, REQUESTS);
    expect(await storedIn(other)).toEqual(await storedIn(app));
    await seedRequests(other.parts, 10);
    expect(await storedIn(other)).toHaveLength(REQUESTS + 10);
    await other.close();
  });

  it.each([[[]], [["--requests"]], [["--requests", "many"]], [["--requests", "0"]]])(
    "are not made by %j",
    async (words) => {
      await expect(seedCommand(words, app.parts)).rejects.toThrow("npm run seed");
    },
  );

  it("are refused in production", async () => {
    const parts = { ...app.parts, configuration: { isDemo: false } };
    await expect(seedCommand(["--requests", "1"], parts)).rejects.toThrow("production");
  });
});
