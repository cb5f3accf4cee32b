import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DeskRow, deskViews } from "../../../../contract/office/requests.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { seedCommand } from "../../../seed/requests/seed-command.ts";
import { staffOf } from "../../../../tests/support/staff.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

const REQUESTS = 200;

let app: TestApp;
let staff: ReturnType<typeof staffOf>;
let agent: string;
let lines: string[];

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
});
afterAll(() => app.close());

const listed = async (query: string) => {
  const answer = await staff.get(`/requests?limit=500&${query}`, agent);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json<{ data: DeskRow[] }>().data;
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
