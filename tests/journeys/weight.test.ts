import { describe, expect, it, onTestFinished } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { arrive, product } from "./journey.ts";
import { keepDraft } from "./purchase-steps.ts";

/** kB (1,000 bytes) of script, in brotli, that a live page may load before it is used. */
const maxKilobytes: Record<string, number> = {
  "/login": 128,
  "/signup": 126.5,
  "/vehicle-insurance": 142,
  // Sharpens, sorts, filters and compares.
  "/packages": 148,
};

const pages = Object.keys(maxKilobytes);

const weightOf = async (path: string) => {
  const answer = await fetch(product.address + path, { headers: { "accept-encoding": "br" } });
  expect(answer.headers.get("content-encoding"), path).toBe("br");
  return Number(answer.headers.get("content-length"));
};

/** The scripts that a page loads without being used. */
const scriptsOf = async (someone: Visitor, path: string) => {
  const fetched = new Set<string>();
  someone.page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // Loaded after the page, once for all of them; `tools/page-scripts.test.ts` weighs it.
    const isSpeedReport = /\/report-speed-[^/]*$/.test(pathname);
    if (pathname.endsWith(".js") && !isSpeedReport) fetched.add(pathname);
  });
  await someone.page.goto(product.address + path, { waitUntil: "networkidle" });
  // The header's elements load in idle moments, after anything the page itself deferred.
  await someone.page.waitForFunction(() => customElements.get("account-menu"));
  return [...fetched];
};

describe("a live page", () => {
  // Arabic needs more; the long run measures both languages.
  const prefixes = process.env["TEST_LONG"] ? ["", "/ar"] : ["/ar"];
  // The questions that sharpen the price are open from the start beside wide lists.
  const places = [...pages.map((path) => [path, 390] as const), ["/packages", 1440] as const];
  it.each(
    prefixes.flatMap((prefix) => places.map(([path, width]) => [prefix + path, width] as const)),
  )("loads few scripts: %s at %i px", async (path, width) => {
    const someone = await arrive({ language: "en", width });
    onTestFinished(() => someone.context.close());
    // Quotes need a draft; with one the form would load more.
    if (path.endsWith("/packages")) await keepDraft(someone);
    const weights = await Promise.all((await scriptsOf(someone, path)).map(weightOf));
    expect(weights.length).toBeGreaterThan(10);
    expect(weights.reduce((sum, weight) => sum + weight, 0) / 1000).toBeLessThan(
      maxKilobytes[path.replace(/^\/ar/, "")] ?? 0,
    );
  });
});
