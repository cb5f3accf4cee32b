import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { bucketOf, speedScales } from "../../../domain/analytics/buckets.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { DAY_MS } from "../../../domain/durations.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";
import { createPageCounts } from "./page-counts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { pageSpeed, pageVisits, pricesShown } = schema;
const tables = [pageVisits, pageSpeed, pricesShown] as const;

beforeEach(async () => {
  await app.pageCounts.flush();
  for (const table of tables) await app.parts.db.delete(table);
});

const visit = (payload: object) =>
  app.call({ method: "POST", url: "/api/users/addvistior", payload });
const report = (payload: object, headers: Record<string, string> = {}) =>
  app.call({ method: "POST", url: "/api/page-speed", payload, headers });

const today = () => dayInDubai(app.parts.now());

const visitCounts = async () => {
  const rows = await app.parts.db.select().from(pageVisits);
  return Object.fromEntries(
    rows.map((row) => [`${row.span} ${row.start} ${row.page} ${row.language}`, row.count]),
  );
};

const speedCounts = async () => {
  const rows = await app.parts.db.select().from(pageSpeed);
  return Object.fromEntries(
    rows.map((row) => [`${row.span} ${row.page} ${row.language} ${row.metric}`, row.counts]),
  );
};

describe("counting visits", () => {
  it("adds up by page, language and day in Dubai, by our clock, and answers without content", async () => {
    const first = today();
    for (const page of ["/", "home", "/ar", "/made-up-1", "/made-up-2", "x".repeat(100)]) {
      const answer = await visit({ page, visitedAt: "1999-01-01T00:00:00Z" });
      expect([answer.statusCode, answer.payload]).toEqual([204, ""]);
    }
    app.wait(DAY_MS);
    await Promise.all(Array.from({ length: 20 }, () => visit({ page: "/contact" })));
    await app.pageCounts.flush();

    const counts = await visitCounts();
    expect(counts).toMatchObject({
      [`day ${first} / en`]: 2,
      [`day ${first} / ar`]: 1,
      [`day ${first} other en`]: 3,
      [`day ${today()} /contact en`]: 20,
      [`month ${first.slice(0, 7)}-01 / en`]: 2,
      [`month ${today().slice(0, 7)}-01 /contact en`]: 20,
    });
    expect(Object.keys(counts)).toHaveLength(8);
  });

  it.each([[{}], [{ page: "" }], [{ page: "x".repeat(101) }], [{ page: 7 }]])(
    "refuses %j",
    async (payload) => {
      const answer = await visit(payload);
      expect([answer.statusCode, answer.json().code]).toEqual([400, "request.invalid"]);
    },
  );

  it("refuses more than a kilobyte", async () => {
    const answer = await visit({ page: "/", visitedAt: "x".repeat(1024) });
    expect([answer.statusCode, answer.json().code]).toEqual([413, "request.tooLarge"]);
  });
});

describe("counting page speed", () => {
  it("adds up in buckets; a value left out is not counted", async () => {
    const loads = [
      { lcp: 1800, inp: 40, cls: 0 },
      { lcp: 1801, cls: 0.2 },
      { lcp: 90_000_000 },
      {},
    ];
    for (const values of loads) {
      const answer = await report({ page: "/contact", language: "ar", ...values });
      expect([answer.statusCode, answer.payload]).toEqual([204, ""]);
    }
    await app.pageCounts.flush();
    const of = { "month /contact ar lcp": {}, "day /contact ar lcp": {} };
    for (const key of Object.keys(of))
      expect((await speedCounts())[key]).toEqual({
        [bucketOf(1800, speedScales.lcp)]: 2,
        [bucketOf(60_000, speedScales.lcp)]: 1,
      });
    expect(await speedCounts()).toMatchObject({
      "day /contact ar inp": { [bucketOf(40, speedScales.inp)]: 1 },
      "day /contact ar cls": { 0: 1, [bucketOf(0.2, speedScales.cls)]: 1 },
    });
  });

  it("counts a load as a visit, but for the home page, which tells its own", async () => {
    for (const page of ["/contact", "/contact", "/"])
      await report({ page, language: "ar", lcp: 900 });
    await app.pageCounts.flush();
    expect(await visitCounts()).toEqual({
      [`day ${today()} /contact ar`]: 2,
      [`month ${today().slice(0, 7)}-01 /contact ar`]: 2,
    });
  });

  it("keeps no token of an address", async () => {
    await report({ page: "/reset-password/secret-token", language: "en", lcp: 900 });
    await app.pageCounts.flush();
    expect(Object.keys(await speedCounts()).toSorted()).toEqual([
      "day other en lcp",
      "month other en lcp",
    ]);
  });

  it.each([
    [{ page: "/", language: "en", lcp: -1 }],
    [{ page: "/", language: "en", lcp: "fast" }],
    [{ page: "/", language: "en", cls: null }],
    [{ page: "/", language: "fr", lcp: 1 }],
    [{ page: "/", lcp: 1 }],
    [{ page: "x".repeat(101), language: "en" }],
  ])("refuses %j", async (payload) => {
    const answer = await report(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "request.invalid"]);
  });

  it("refuses what is no number at all, and more than a kilobyte", async () => {
    const headers = { "content-type": "application/json" };
    const url = "/api/page-speed";
    for (const number of ["NaN", "Infinity", "1e999", "-1e999"]) {
      const payload = `{"page":"/","language":"en","lcp":${number}}`;
      expect((await app.call({ method: "POST", url, headers, payload })).statusCode).toBe(400);
    }
    expect((await report({ page: "/", language: "en", x: "x".repeat(1024) })).statusCode).toBe(413);
  });

  it("does not look at who reports", async () => {
    const values = { page: "/", language: "en", lcp: 700 };
    const answers = [
      await report(values, { cookie: "token=not-a-session; username=somebody" }),
      await report(values, { authorization: `Bearer ${"x".repeat(40)}` }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    const foreign = { "sec-fetch-site": "cross-site", origin: "https://elsewhere.test" };
    expect((await report(values, foreign)).statusCode).toBe(403);
  });
});

describe("counting shown prices", () => {
  const shownCounts = async () => {
    await app.pageCounts.flush();
    const rows = await app.parts.db.select().from(pricesShown);
    return Object.fromEntries(
      rows.filter(({ span }) => span === "day").map((row) => [row.plan, row]),
    );
  };
  type Priced = { names: { en: string }; type: string; priceFils: number };

  it.each(["", "?driverBirthYear=1990"])(
    "counts each plan of each answer, and the lowest of each cover: %s",
    async (query) => {
      const url = `/api/packages/renew/saloon/4${query}`;
      const { data } = (await app.call({ url })).json() as { data: Priced[] };
      await app.call({ url, headers: { "accept-language": "ar" } });
      await app.call({ url, headers: { "accept-encoding": "br" } });
      await app.call({ method: "HEAD", url });

      const counts = Object.values(await shownCounts());
      expect(counts).toHaveLength(data.length);
      expect(new Set(counts.map(({ shown }) => shown))).toEqual(new Set([3]));
      const covers = new Set(data.map(({ type }) => type));
      const lowest = (of: string) =>
        Math.min(...data.filter(({ type }) => type === of).map(({ priceFils }) => priceFils));
      const cheapest = data.filter(({ type, priceFils }) => priceFils === lowest(type));
      expect(covers.size).toBe(2);
      expect(counts.filter((row) => row.cheapest === 3)).toHaveLength(cheapest.length);
      expect(counts.filter((row) => row.cheapest === 0)).toHaveLength(
        data.length - cheapest.length,
      );
    },
  );

  it("counts nothing of an answer that was refused", async () => {
    const answer = await app.call({ url: "/api/packages/renew/saloon/5" });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(await shownCounts()).toEqual({});
  });
});

describe("writing the counts", () => {
  it("adds up what several processes write at the same time", async () => {
    const processes = Array.from({ length: 4 }, () => createPageCounts(app.parts));
    for (let round = 0; round < 5; round++) {
      for (const one of processes) {
        for (const page of ["/about", "/contact", "/ar/blog", "/careers"]) one.visit(page);
        one.load({ page: "/", language: "en", lcp: 1000 + round, cls: 0.1 });
        const shown = [{ insurer: "a", plan: "p", isCheapest: true }];
        one.show([...shown, { insurer: "a", plan: "q", isCheapest: false }], today());
      }
      await Promise.all(processes.map((one) => one.flush()));
    }
    const counts = Object.values(await visitCounts());
    expect([counts.length, new Set(counts)]).toEqual([8, new Set([20])]);
    const buckets = (await speedCounts())["month / en cls"];
    expect(buckets).toEqual({ [bucketOf(0.1, speedScales.cls)]: 20 });
    const prices = await app.parts.db.select().from(pricesShown);
    expect(prices.map(({ shown, cheapest }) => [shown, cheapest])).toEqual(
      prices.map(({ plan }) => [20, plan === "p" ? 20 : 0]),
    );
  });

  it("tries again after a failure, and writes each count once", async () => {
    const { db } = app.parts;
    const counts = createPageCounts(app.parts);
    counts.visit("/about");
    counts.load({ page: "/", language: "en", inp: 100 });
    await db.execute(sql`alter table page_visits rename to page_visits_away`);
    await expect(counts.flush()).rejects.toThrow();
    counts.visit("/about");
    await db.execute(sql`alter table page_visits_away rename to page_visits`);
    await counts.flush();
    await counts.flush();
    expect(Object.values(await visitCounts())).toEqual([2, 2]);
    // The other tables did not wait.
    expect(await speedCounts()).toMatchObject({
      "day / en inp": { [bucketOf(100, speedScales.inp)]: 1 },
    });
  });

  it("writes by itself, and what is left when it stops", async () => {
    const counts = createPageCounts(app.parts);
    const errors: Error[] = [];
    const writing = counts.start((error) => errors.push(error));
    counts.visit("/about");
    await expect.poll(visitCounts, { timeout: 10_000 }).not.toEqual({});
    counts.visit("/about");
    await writing.stop();
    expect(Object.values(await visitCounts())).toEqual([2, 2]);
    expect(errors).toEqual([]);
  });

  it("happens when the application closes", async () => {
    const { database } = app;
    const other = await openTestApp({ database: { ...database, close: async () => {} } });
    const payload = { page: "/careers" };
    await other.call({ method: "POST", url: "/api/users/addvistior", payload });
    await other.close();
    expect(Object.values(await visitCounts())).toEqual([1, 1]);
  });

  it("leaves the table of before as it is", async () => {
    await visit({ page: "/" });
    await app.pageCounts.flush();
    expect(await app.parts.db.select().from(schema.visits)).toEqual([]);
  });
});
