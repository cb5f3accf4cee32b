import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeskMessage } from "../../../../contract/office/messages.ts";
import { type DeskRequest, type DeskRow, deskViews } from "../../../../contract/office/requests.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { seedCommand } from "../../../seed/requests/seed-command.ts";
import { staffOf } from "../../../../tests/support/staff.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

const REQUESTS = 200;

let app: TestApp;
let staff: ReturnType<typeof staffOf>;
let agent: string;
let lines: string[];
let shown: DeskRequest[];

const open = async () => {
  const opened = await openTestApp();
  return { opened, printed: await seedCommand(["--requests", String(REQUESTS)], opened.parts) };
};

const storedIn = ({ parts }: TestApp) => {
  const { id, number, state, email, plateNumber, priceFils } = schema.requests;
  return parts.db
    .select({ id, number, state, email, plateNumber, priceFils })
    .from(schema.requests)
    .orderBy(number);
};

beforeAll(async () => {
  ({ opened: app, printed: lines } = await open());
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
    const other = await open();
    expect(await storedIn(other.opened)).toEqual(await storedIn(app));
    await seedCommand(["--requests", "10"], other.opened.parts);
    expect(await storedIn(other.opened)).toHaveLength(REQUESTS + 10);
    await other.opened.close();
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
