import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { periodBefore } from "../../../../domain/analytics/period.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { createPageCounts } from "../../page-counts/page-counts.ts";
import { readShown, readSpeed, readVisits } from "./page-counts-store.ts";

const period = { from: "2026-10-30", to: "2026-12-01" };

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
    expect(await readVisits(app.parts.db, period, periodBefore(period))).toEqual([
      { page: "/", en: 3, ar: 6, unknown: 0, before: 3 },
      { page: "/contact", en: 1, ar: 0, unknown: 0, before: 0 },
      { page: "/about", en: 0, ar: 0, unknown: 0, before: 1 },
    ]);
  });

  it("is the speed of three in four, at most 5 % too high, and nothing of fewer than five", async () => {
    const [english, arabic, ...others] = await readSpeed(app.parts.db, period);
    expect(others).toEqual([]);
    expect(english).toMatchObject({ page: "/", language: "en", loads: 6, inp: null });
    expect(english?.lcp).toBeGreaterThanOrEqual(2000);
    expect(english?.lcp).toBeLessThan(2100);
    expect(english?.cls).toBeGreaterThanOrEqual(0.1);
    expect(english?.cls).toBeLessThan(0.105);
    expect(arabic).toEqual({
      page: "/",
      language: "ar",
      loads: 3,
      lcp: null,
      inp: null,
      cls: null,
    });
  });

  it("are prices by plan", async () => {
    expect(await readShown(app.parts.db, period)).toEqual([
      { insurer: "a", plan: "p", shown: 9, cheapest: 6 },
      { insurer: "a", plan: "q", shown: 9, cheapest: 3 },
    ]);
  });
});
