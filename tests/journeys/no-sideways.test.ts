import { expect, it, onTestFinished } from "vitest";
import type { Page } from "playwright-core";
import { arrive, product } from "./journey.ts";
import { keepDraft } from "./purchase-steps.ts";

const live = [
  "/login",
  "/signup",
  "/forgot-password",
  "/vehicle-insurance?emirate=dubai",
  "/vehicle-insurance?type=new",
  "/packages",
  "/packages?cover=comprehensive",
  "/paytrue",
  "/fail",
  "/profile",
  "/no-such-page",
];
const AT_ONCE = 2;

const publicPages = async () => {
  const map = await (await fetch(`${product.address}/sitemap.xml`)).text();
  const paths = Array.from(
    map.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, url = ""]) => new URL(url).pathname,
  );
  return paths.filter((path) => !/^\/ar(\/|$)/.test(path));
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
    const paths = [...(await publicPages()), ...live];
    expect(paths.length).toBeGreaterThan(25);
    const someone = await arrive({ language, width: 390 });
    onTestFinished(() => someone.context.close());
    await keepDraft(someone);
    const waiting = [...paths];
    const tooWide: Record<string, string[]> = {};
    const visitAll = async () => {
      const page = await someone.context.newPage();
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const own = language === "ar" ? `/ar${path === "/" ? "" : path}` : path;
        const until = live.includes(path) ? "networkidle" : "domcontentloaded";
        await page.goto(product.address + own, { waitUntil: until });
        for (const [width, percent] of sizes) {
          await page.setViewportSize({ width, height: 844 });
          await page.evaluate((size) => {
            document.documentElement.style.fontSize = `${size}%`;
          }, percent);
          const found = await beyondEdge(page);
          if (found.length > 0) tooWide[`${path} at ${width} px, ${percent} %`] = found;
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitAll));
    expect(tooWide).toEqual({});
  },
);
