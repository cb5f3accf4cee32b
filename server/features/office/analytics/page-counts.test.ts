import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { periodBefore } from "../../../../domain/analytics/period.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { createPageCounts } from "../../page-counts/page-counts.ts";
import { readShown, readSpeed, readVisits } from "./page-counts-store.ts";

const period = { from: "2026-10-30", to: "2026-12-01" };
const periods = { now: period, before: periodBefore(period) };
const none = { now: 0, before: 0 };

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  const { db } = app.parts;
  const on = async (day: string, count: (counts: ReturnType<typeof createPageCounts>) => void) => {
    const counts = createPageCounts({ db, now: () => new Date(`${day}T08:00:00Z`) });
    count(counts);
    await counts.flush();
  };
  const prices = (cheapest: string) =>
    ["p", "q"].map((plan) => ({ insurer: "a", plan, isCheapest: plan === cheapest }));

  await on("2026-09-27", (counts) => counts.visit("/about"));
  await on("2026-10-10", (counts) => {
    for (let load = 0; load < 5; load++)
      counts.load({ page: "/", language: "en", lcp: 4000, cls: 0 });
    counts.load({ page: "/about", language: "ar", lcp: 900 });
    counts.show([{ insurer: "b", plan: "r", isCheapest: true }], "2026-10-10");
  });
  // Dubai's 30 October.
  const late = createPageCounts({ db, now: () => new Date("2026-10-29T20:00:00Z") });
  late.visit("/contact");
  await late.flush();
  for (const day of ["2026-10-29", "2026-10-30", "2026-11-15", "2026-12-01", "2026-12-02"])
    await on(day, (counts) => {
      counts.visit("/");
      counts.visit("/ar");
      counts.visit("/ar");
      counts.load({ page: "/", language: "en", lcp: 1000, cls: 0 });
      counts.load({ page: "/", language: "en", lcp: 2000, cls: 0.1, inp: 50 });
      counts.load({ page: "/", language: "ar", lcp: 3000 });
      counts.show(prices("p"), day);
      counts.show(prices("q"), day);
      counts.show(prices("p"), day);
    });
});
afterAll(() => app.close());

describe("what is read of a period", () => {
  it("are visits by page and language, beside those of before", async () => {
    expect(await readVisits(app.parts.db, periods)).toEqual([
      {
        page: "/",
        en: { now: 3, before: 1 },
        ar: { now: 6, before: 2 },
        unknown: none,
      },
      { page: "/contact", en: { now: 1, before: 0 }, ar: none, unknown: none },
      {
        page: "/about",
        en: { now: 0, before: 1 },
        ar: { now: 0, before: 1 },
        unknown: none,
      },
    ]);
  });

  it("is the speed of three in four, at most 5 % too high, and nothing of fewer than five, beside before", async () => {
    const [english, arabic, ...others] = await readSpeed(app.parts.db, periods);
    const untold = { now: null, before: null };
    expect(english).toMatchObject({
      page: "/",
      language: "en",
      loads: { now: 6, before: 7 },
      inp: untold,
    });
    expect(english?.lcp.now).toBeGreaterThanOrEqual(2000);
    expect(english?.lcp.now).toBeLessThan(2100);
    expect(english?.lcp.before).toBeGreaterThanOrEqual(4000);
    expect(english?.lcp.before).toBeLessThan(4200);
    expect(english?.cls.now).toBeGreaterThanOrEqual(0.1);
    expect(english?.cls.now).toBeLessThan(0.105);
    const few = { lcp: untold, inp: untold, cls: untold };
    expect(arabic).toEqual({ page: "/", language: "ar", loads: { now: 3, before: 1 }, ...few });
    expect(others).toEqual([
      { page: "/about", language: "ar", loads: { now: 0, before: 1 }, ...few },
    ]);
  });

  it("are prices by plan, beside those of before", async () => {
    expect(await readShown(app.parts.db, periods)).toEqual([
      { insurer: "a", plan: "p", shown: { now: 9, before: 3 }, cheapest: { now: 6, before: 2 } },
      { insurer: "a", plan: "q", shown: { now: 9, before: 3 }, cheapest: { now: 3, before: 1 } },
      { insurer: "b", plan: "r", shown: { now: 0, before: 1 }, cheapest: { now: 0, before: 1 } },
    ]);
  });
});
