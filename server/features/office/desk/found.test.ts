import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeskRow } from "../../../../contract/office/desk/requests.ts";
import { nameTerms } from "../../../../domain/requests/desk-search.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { type Desk, deskOf } from "../../../../tests/support/desk-calls.ts";
import { requestRow, storedRequest } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

const MOST = 100;

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await openTestApp();
  desk = await deskOf(app)();
  const pattern = await requestRow(app, await storedRequest(app, await signUpVerified(app)));
  const named = (username: string, state: (typeof pattern)["state"], count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...pattern,
      id: randomUUID(),
      number: `${username.slice(0, 2)}-${state}-${index}`,
      username,
      nameTerms: nameTerms(username),
      state,
      turn: null,
      dueAt: null,
    }));
  const rows = [
    ...named("Zubaida Qasimi", "cancelled", MOST),
    ...named("Yusra Qasimi", "cancelled", MOST),
    ...named("Yusra Qasimi", "rejected", 1),
  ];
  for (let at = 0; at < rows.length; at += MOST)
    await app.parts.db.insert(schema.requests).values(rows.slice(at, at + MOST));
});
afterAll(() => app.close());

type Found = {
  data: DeskRow[];
  nextCursor: string | null;
  found: { count: number; isAll: boolean } | null;
};

const search = async (query: string) => (await desk.get(`/requests?${query}`)).json<Found>();

describe("the count of a search", () => {
  it.each([
    ["q=zubaida", MOST, true],
    ["q=yusra", MOST, false],
    ["q=qasimi", MOST, false],
    ["q=yusra&state=cancelled", MOST, true],
    ["q=qasimi&state=cancelled", MOST, false],
    ["q=yusra&state=rejected", 1, true],
    ["q=zubaida&state=rejected", 0, true],
    ["q=zubaida&view=new", 0, true],
    ["q=nobody", 0, true],
    ["q=%20-%20", 0, true],
  ])("of ?%s is %d, all: %s", async (query, count, isAll) => {
    expect((await search(query)).found).toEqual({ count, isAll });
  });

  it("is not said without a search, and once for its pages", async () => {
    expect((await search("view=all")).found).toBeNull();
    const first = await search("q=zubaida&limit=60");
    const second = await search(`q=zubaida&limit=60&cursor=${first.nextCursor}`);
    expect(second.found).toBeNull();
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(MOST);
    expect(second.nextCursor).toBeNull();
  });
});

describe("a name that many have, once the database has counted names", () => {
  it("is listed in order, page after page, the newest first", async () => {
    const other = await openTestApp();
    const pattern = await requestRow(
      other,
      await storedRequest(other, await signUpVerified(other)),
    );
    const rows = Array.from({ length: 3 * MOST }, (_, index) => ({
      ...pattern,
      id: randomUUID(),
      number: `Qa-${index}`,
      username: "Yusra Qasimi",
      nameTerms: nameTerms("Yusra Qasimi"),
      createdAt: new Date(pattern.createdAt.getTime() - index * 1_000),
      ...(index % 2 === 0 && { state: "cancelled" as const, turn: null, dueAt: null }),
    }));
    await other.parts.db.insert(schema.requests).values(rows);
    await other.parts.db.execute(sql`analyze requests`);
    const there = await deskOf(other)();
    const page = async (cursor = "") =>
      (await there.get(`/requests?q=qasimi&limit=${MOST}${cursor}`)).json<Found>();

    const first = await page();
    expect(first.found).toEqual({ count: MOST, isAll: false });
    const second = await page(`&cursor=${first.nextCursor}`);
    const third = await page(`&cursor=${second.nextCursor}`);
    const numbers = [first, second, third].flatMap(({ data }) => data.map(({ number }) => number));
    expect(numbers).toEqual(rows.map(({ number }) => number));
    expect(third.nextCursor).toBeNull();
    await other.close();
  });
});
