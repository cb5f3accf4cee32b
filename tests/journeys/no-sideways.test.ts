import { expect, it, onTestFinished } from "vitest";
import type { Page } from "playwright-core";
import { arrive, product } from "./journey.ts";
import { keepDraft } from "./purchase-steps.ts";

/** Pages with React, and where each ends for a visitor with a draft who is not signed in. */
const live: Record<string, RegExp> = {
  "/login": /\/login$/,
  "/signup": /\/signup$/,
  "/forgot-password": /\/forgot-password$/,
  "/reset-password/some-token": /\/reset-password\//,
  "/vehicle-insurance": /\/vehicle-insurance$/,
  "/vehicle-insurance?type=new": /\/vehicle-insurance$/,
  "/packages": /\/packages$/,
  "/packages?cover=comprehensive": /\/packages\?cover=comprehensive$/,
  "/check-answers": /\/login\?next=/,
  "/req_true": /\/req_true$/,
  "/paytrue": /\/paytrue$/,
  "/fail": /\/fail$/,
  "/profile": /\/profile$/,
  "/no-such-page": /\/no-such-page$/,
};

const stillPages = async () => {
  const map = await (await fetch(`${product.address}/sitemap.xml`)).text();
  const paths = Array.from(
    map.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, url = ""]) => new URL(url).pathname,
  );
  const english = new Set(paths.filter((path) => !/^\/ar(\/|$)/.test(path) && !(path in live)));
  if (process.env["TEST_LONG"]) return [...english];
  // One article and one page of partners look like the others.
  const articles = [...english].filter((path) => path.startsWith("/blog/"));
  return [...english].filter((path) => path !== "/partners/2" && !articles.slice(1).includes(path));
};

/** At the address where it ends, hydrated, with nothing still to come. */
const settled = async (page: Page, end: RegExp) => {
  await page.waitForURL(end);
  await page.waitForFunction(
    () =>
      Object.keys(document.body).some((key) => key.startsWith("__reactFiber")) &&
      !document.querySelector("main [aria-busy=true]") &&
      document.querySelector("main h1")?.checkVisibility(),
  );
};

/** Words and controls beyond the page's edge; what only adorns a page may be cut off there. */
const beyondEdge = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const clips = (one: Element) =>
      one !== document.body && getComputedStyle(one).overflowX !== "visible";
    const isClipped = (one: Element): boolean =>
      one.parentElement !== null && (clips(one.parentElement) || isClipped(one.parentElement));
    const beyond = [...document.body.querySelectorAll("*")].filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      const isOver = width > 1 && (right > root.clientWidth + 1 || left < -1);
      return (
        isOver && !one.closest("[aria-hidden=true]") && one.checkVisibility() && !isClipped(one)
      );
    });
    return beyond.map((one) => `${one.tagName} ${one.textContent?.slice(0, 30) ?? ""}`).slice(0, 4);
  });

/** Width, then the size of text in percent. */
const sizes = [
  [320, 100],
  [390, 200],
  [920, 100],
] as const;

it.each(["en", "ar"] as const)(
  "no page is wider than a narrow screen or with text of twice the size: %s",
  async (language) => {
    const still = await stillPages();
    expect(still.length).toBeGreaterThan(15);
    const someone = await arrive({ language, width: 390 });
    onTestFinished(() => someone.context.close());
    await keepDraft(someone);
    const { page } = someone;
    const tooWide: Record<string, string[]> = {};
    for (const path of [...still, ...Object.keys(live)]) {
      const own = language === "ar" ? `/ar${path === "/" ? "" : path}` : path;
      await page.goto(product.address + own, { waitUntil: "domcontentloaded" });
      const end = live[path];
      if (end) await settled(page, end);
      for (const [width, percent] of sizes) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}%`;
        }, percent);
        const found = await beyondEdge(page);
        if (found.length > 0) tooWide[`${path} at ${width} px, ${percent} %`] = found;
      }
    }
    expect(tooWide).toEqual({});
  },
);
