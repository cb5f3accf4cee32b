import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPglite } from "../../server/adapters/database/open-pglite.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import type { Visitor } from "../support/browser.ts";
import { type StartedProduct, startProduct } from "../support/product.ts";
import { watchedLine } from "../support/watched-line.ts";
import { visitorOf } from "./journey.ts";

const REPORT = /^\/api\/page-speed$/;
const FILE = /\/assets\/report-speed-[^/]*\.js$/;

let own: StartedProduct;
let line: Awaited<ReturnType<typeof watchedLine>>;
beforeAll(async () => {
  line = await watchedLine();
  own = await startProduct({ PUBLIC_URL: line.address });
  line.leadTo(own.address);
});
afterAll(() => {
  line.close();
  return own.stop();
});

const callsOf = (path: RegExp) => line.calls.filter((call) => path.test(call.path));

/** When the report's file was asked for, in ms after the page's load event; undefined before it came. */
const loadedAfterLoad = (page: Page) =>
  page.evaluate((file) => {
    const [navigation] = performance.getEntriesByType(
      "navigation",
    ) as PerformanceNavigationTiming[];
    const found = performance
      .getEntriesByType("resource")
      .find(({ name }) => new RegExp(file).test(name));
    return found && navigation ? found.startTime - navigation.loadEventStart : undefined;
  }, FILE.source);

/** Opens a page, and waits until it is measured. */
const see = async ({ page, open }: Visitor, path: string) => {
  await open(path);
  await expect.poll(() => loadedAfterLoad(page)).toBeGreaterThanOrEqual(0);
  await page.mouse.click(5, 5);
  // A machine that does other work is idle for nobody: then it counts as idle after a while.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const whenIdle = (task: () => void) => requestIdleCallback(task, { timeout: 2_000 });
        whenIdle(() => setTimeout(() => whenIdle(resolve), 50));
      }),
  );
};

type Report = { page: string; language: string; lcp: number; cls: number };

const readSpeed = async () => {
  await own.kill("SIGTERM");
  const { db, close } = await openPglite(own.dataDir);
  const rows = await db.select().from(schema.pageSpeed);
  await close();
  return rows
    .filter(({ span }) => span === "day")
    .map(({ page, language, metric, counts }) => {
      const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
      return `${page} ${language} ${metric} ${total}`;
    });
};

/** A still page, a live one, and one whose address nobody needs to know. */
const pages = [
  ["/contact", "/contact"],
  ["/login", "/login"],
  ["/reset-password/secret-token-of-somebody", "other"],
] as const;

describe("page speed", () => {
  it("is neither measured nor reported for somebody who does not want to be counted", async () => {
    const someone = await visitorOf(line, { language: "ar", width: 390 });
    const { page, open, context } = someone;
    line.calls.length = 0;
    await see(someone, "/ar/privacy-choices");
    await page.locator("input[name=visits]").uncheck();
    await open("/ar/contact");
    await page.waitForFunction(() => customElements.get("visit-record"));
    await open("/ar/login");
    await page.waitForFunction(() => customElements.get("account-menu"));
    await open("/icon.svg");
    await page.waitForLoadState("networkidle");
    expect(callsOf(FILE)).toHaveLength(1);
    expect(callsOf(/page-speed|addvistior/)).toEqual([]);
    await context.close();
  });

  it("is measured by one small file, which browsers keep", async () => {
    const addresses = pages.flatMap(([path]) => [path, `/ar${path}`]);
    const html = await Promise.all(
      addresses.map(async (path) => (await fetch(line.address + path)).text()),
    );
    const [file = "", ...others] = new Set(
      html.map((one) => /data-speed="([^"]*)"/.exec(one)?.[1] ?? "none"),
    );
    expect(others).toEqual([]);
    expect(file).toMatch(FILE);
    const answer = await fetch(line.address + file, { headers: { "accept-encoding": "br" } });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(Number(answer.headers.get("content-length"))).toBeLessThanOrEqual(3_200);
    expect(answer.headers.get("cache-control")).toContain("immutable");
  });

  it("of the office is not measured", async () => {
    const answer = await fetch(`${line.address}/office`);
    expect(await answer.text()).not.toMatch(/report-speed|page-speed/);
  });

  // Last, since the product stops.
  it("is reported when a page is left, without a cookie, by one file that comes after the page", async () => {
    for (const language of ["en", "ar"] as const) {
      const someone = await visitorOf(line, { language, width: 390 });
      const { context, open, troubles } = someone;
      for (const [path, counted] of pages) {
        line.calls.length = 0;
        await context.addCookies([{ name: "token", value: "x".repeat(43), url: line.address }]);
        await see(someone, (language === "ar" ? "/ar" : "") + path);
        expect(callsOf(REPORT)).toEqual([]);
        await open("/icon.svg");
        await expect.poll(() => callsOf(REPORT).length).toBe(1);
        const [call] = callsOf(REPORT);
        const report = JSON.parse(call?.body ?? "") as Report;
        expect(report).toMatchObject({ page: counted, language });
        expect(report.lcp).toBeGreaterThan(0);
        expect(report.cls).toBeGreaterThanOrEqual(0);
        expect(call?.cookie).toBeUndefined();
        expect(line.calls[0]?.cookie).toContain("token=");
      }
      expect(troubles).toEqual([]);
      await context.close();
    }
    // Written while the product stops at the latest.
    const rows = await readSpeed();
    for (const [, counted] of pages)
      for (const language of ["en", "ar"])
        for (const metric of ["lcp", "cls"])
          expect(rows).toContain(`${counted} ${language} ${metric} 1`);
    expect(rows.filter((row) => row.includes("secret"))).toEqual([]);
  });
});
