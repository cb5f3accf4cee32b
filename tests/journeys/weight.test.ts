import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { arrive, product } from "./journey.ts";
import { keepDraft } from "./purchase-steps.ts";

/** kB (1,000 bytes) of script, in brotli, that a live page may load before anybody touches it. */
const MAX_KILOBYTES = 145;

const pages = ["/login", "/signup", "/vehicle-insurance", "/packages"];

let someone: Visitor;
beforeEach(async () => {
  someone = await arrive({ language: "en", width: 390 });
});
afterEach(() => someone.context.close());

const weightOf = async (path: string) => {
  const answer = await fetch(product.address + path, { headers: { "accept-encoding": "br" } });
  expect(answer.headers.get("content-encoding"), path).toBe("br");
  return Number(answer.headers.get("content-length"));
};

/** Every script that is asked for while the page is opened and left alone. */
const scriptsOf = async (path: string) => {
  const fetched = new Set<string>();
  someone.page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) fetched.add(pathname);
  });
  await someone.page.goto(product.address + path, { waitUntil: "networkidle" });
  // The header's elements wait for idle moments; what the page itself left for one has had its turn.
  await someone.page.waitForFunction(() => customElements.get("account-menu"));
  return [...fetched];
};

describe("a live page", () => {
  // Arabic is the heavier language; the long run weighs both.
  const prefixes = process.env["TEST_LONG"] ? ["", "/ar"] : ["/ar"];
  it.each(prefixes.flatMap((prefix) => pages.map((path) => prefix + path)))(
    "loads little script: %s",
    async (path) => {
      // Without a draft there are no quotes; with one the form fetches what is in its open card.
      if (path.endsWith("/packages")) await keepDraft(someone);
      const weights = await Promise.all((await scriptsOf(path)).map(weightOf));
      expect(weights.length).toBeGreaterThan(10);
      expect(weights.reduce((sum, weight) => sum + weight, 0) / 1000).toBeLessThan(MAX_KILOBYTES);
    },
  );
});
