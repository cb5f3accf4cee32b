import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { heights, type Visitor } from "../support/browser.ts";
import { beyondEdges } from "./edges.ts";
import { arrive, journey, type Place, product } from "./journey.ts";

const still = [
  "/",
  "/carinsurance",
  "/carinsurancethird",
  "/carinsurancecom",
  "/what-if/third-party",
  "/what-if/comprehensive",
  "/PetInsurance",
  "/about",
  "/how-we-rank",
  "/our-times",
  "/partners",
  "/partners/2",
  "/careers",
  "/complaints",
  "/refund-calculator",
  "/blog",
  "/blog/choose-car-insurance",
  "/contact",
  "/terms-and-conditions",
  "/privacy-policy",
  "/privacy-choices",
  "/LeftNav",
];
const live = [
  "/login",
  "/signup",
  "/forgot-password",
  "/vehicle-insurance",
  "/packages",
  "/profile",
];
const prefixes = ["", "/ar"];
const addresses = prefixes.flatMap((prefix) =>
  [...still, ...live].map((path) => prefix + (path === "/" && prefix ? "" : path)),
);
const widths = [390, 1440] as const;
/** Every page in both languages, in alternating widths; the long run uses both widths. */
const visits = addresses.flatMap((path, index) => {
  const turn = index < still.length + live.length ? index : index + 1;
  const taken = process.env["TEST_LONG"] ? widths : widths.filter((_, at) => turn % 2 === at);
  return taken.map((width) => ({ path, width }));
});

const read = async (path: string) => (await fetch(product.address + path)).text();

/** One visitor for each language and width, since opening a window is slow. */
const readers = new Map<string, Promise<Visitor>>();
const readerIn = (place: Place) => {
  const key = `${place.language} ${place.width}`;
  const reader = readers.get(key) ?? arrive(place);
  readers.set(key, reader);
  return reader;
};
afterAll(async () => {
  for (const reader of readers.values()) await (await reader).context.close();
});

describe("every page", () => {
  it.each(visits)(
    "is accessible, stable and free of errors: $path at $width px",
    async ({ path, width }) => {
      const someone = await readerIn({ language: path.startsWith("/ar") ? "ar" : "en", width });
      someone.troubles.length = 0;
      await someone.open(path || "/");
      await someone.page.locator("h1").first().waitFor();
      const leftOut = async () => {
        await someone.page.keyboard.press("Shift");
        return someone.page.locator(".below-fold").count();
      };
      await expect
        .poll(leftOut, { message: "all sections are laid out after the first key press" })
        .toBe(0);
      expect(await someone.axe()).toEqual([]);
      expect(someone.troubles).toEqual([]);
      const overflow = await someone.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, "no horizontal overflow").toBe(0);
      // A late font sometimes breaks an Arabic line differently, which counts 0.03.
      expect(await someone.shift(), "no layout shift").toBeLessThan(0.05);
      if (live.some((page) => path.endsWith(page))) return;
      onTestFinished(() => someone.page.setViewportSize({ width, height: heights[width] }));
      expect(await beyondEdges(someone.page), "beyond the edge").toEqual({});
    },
  );

  it("of the map of the site is visited", async () => {
    const map = await read("/sitemap.xml");
    const paths = Array.from(
      map.matchAll(/<loc>([^<]+)<\/loc>/g),
      ([, url = ""]) => new URL(url).pathname,
    );
    // One article looks like the others.
    const visited = new Set(addresses.map((path) => path || "/"));
    expect(paths.length).toBeGreaterThan(2 * still.length);
    expect(paths.filter((path) => !visited.has(path) && !/^(\/ar)?\/blog\/./.test(path))).toEqual(
      [],
    );
  });

  it("has no broken links", async () => {
    const seen = new Set<string>();
    const queue = addresses.map((path) => path || "/");
    const broken: string[] = [];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const answer = await fetch(product.address + path);
      if (answer.status >= 400 && !path.endsWith("/profile"))
        broken.push(`${answer.status} ${path}`);
      if (!answer.headers.get("content-type")?.includes("html")) continue;
      const html = await answer.text();
      for (const [, href = ""] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g))
        queue.push(href.replaceAll("&amp;", "&"));
    }
    expect(broken).toEqual([]);
    expect(seen.size).toBeGreaterThan(addresses.length);
  });
});

describe("still pages", () => {
  it.each(prefixes.flatMap((prefix) => still.map((path) => prefix + path)))(
    "%s loads no React",
    async (path) => {
      const html = await read(path);
      expect(html).not.toMatch(/<script[^>]+\bsrc=/);
      expect(html).not.toContain("__reactRouterContext");
    },
  );

  it("can be read without JavaScript", async () => {
    const someone = await arrive({ language: "en", width: 390 }, false);
    await someone.open("/");
    const hidden = await someone.page
      .locator("main section")
      .evaluateAll(
        (sections) =>
          sections.filter((section) => getComputedStyle(section).opacity === "0").length,
      );
    expect(hidden).toBe(0);
    await someone.context.close();
  });
});

describe("an address", () => {
  it.each([
    ["/About/?a=1", "/about?a=1"],
    ["/AR/petinsurance", "/ar/PetInsurance"],
    ["/ar/", "/ar"],
    ["/%70artners/2", "/partners/2"],
  ])("%s redirects to its canonical spelling %s", async (other, plain) => {
    const answer = await fetch(product.address + other, { redirect: "manual" });
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe(plain);
  });

  it.each(["/partners/02", "/partners/1", "/blog/Choose-Car-Insurance"])(
    "%s does not exist",
    async (path) => {
      expect((await fetch(product.address + path)).status).toBe(404);
    },
  );
});

describe("a file", () => {
  it.each([
    { range: "bytes=99999999-" },
    { "if-match": '"another"' },
    { "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" },
  ])("requested with %o is refused without a server error", async (headers) => {
    const answer = await fetch(`${product.address}/icon.svg`, { headers: { ...headers } });
    expect(answer.status).toBe(400);
  });
});

describe("a browser that forbids storage", () => {
  it("gets working pages, and is neither counted nor asked what to erase", async () => {
    await journey({ language: "en", width: 1440 }, async ({ page, context, open }) => {
      const visits: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/api/users/addvistior")) visits.push(request.url());
      });
      await context.addInitScript(() => {
        const get = () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        };
        for (const name of ["localStorage", "sessionStorage"])
          Object.defineProperty(globalThis, name, { get });
      });

      await open("/");
      // The last element that a still page defines.
      await page.waitForFunction(() => customElements.get("visit-record"));
      await open("/privacy-choices");
      await page.waitForFunction(() => customElements.get("visit-record"));
      expect(await page.getByLabel("Count my visits").isDisabled()).toBe(true);
      expect(await page.locator("main button:visible").count()).toBe(0);
      expect(visits).toEqual([]);
    });
  });
});

describe("the language", () => {
  it("of a cached page does not depend on odd cookies of another visitor", async () => {
    for (const cookie of ["lang=%65n", "lang=en ;x=1", "lang =en"])
      await fetch(`${product.address}/careers`, { headers: { cookie, "accept-language": "ar" } });
    const answer = await fetch(`${product.address}/careers`, { headers: { cookie: "lang=en" } });
    expect(await answer.text()).toContain('<html lang="en"');
  });

  it("of the browser is used at the path without a prefix, and is not stored", async () => {
    const answer = await fetch(product.address, {
      headers: { "accept-language": "ar-AE,ar;q=0.9" },
    });
    expect(await answer.text()).toContain('<html lang="ar" dir="rtl"');
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("vary")).toMatch(/cookie.*accept-language/i);
  });

  it("can be chosen with the toggle, with and without JavaScript", async () => {
    const answer = await fetch(`${product.address}/lang?to=ar&next=/login`, { redirect: "manual" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/login");
    expect(answer.headers.get("set-cookie")).toMatch(/^lang=ar;.*Max-Age=31536000/);

    const someone = await arrive({ language: "en", width: 1440 });
    await someone.open("/");
    await someone.page.locator('header a[data-language="ar"]:visible').first().click();
    await someone.page.waitForFunction(() => document.documentElement.lang === "ar");
    expect(await someone.page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("ar");
    await someone.context.close();
  });
});

describe.each([
  {
    language: "en",
    path: "/contact",
    searches: [
      ["refund", "/refund-calculator"],
      ["what-if flood", "/what-if/comprehensive"],
      ["price", "/vehicle-insurance"],
      ["complaints", "/complaints"],
    ],
  },
  {
    language: "ar",
    path: "/ar/contact",
    searches: [
      ["استرداد", "/refund-calculator"],
      ["إلغاء", "/refund-calculator"],
      ["ماذا لو", "/what-if/comprehensive"],
      ["أسعار", "/vehicle-insurance"],
      ["شكوى", "/complaints"],
    ],
  },
] as const)("help in $language", ({ language, path, searches }) => {
  it("finds the tools by their words", async () => {
    const someone = await arrive({ language, width: 390 });
    const { page, open, context } = someone;
    await open(path);
    const found = page.locator("[data-topics] li a:visible");
    expect(await found.count()).toBe(0);
    for (const [typed, address] of searches) {
      await page.getByRole("searchbox").fill(typed);
      const addresses = await found.evaluateAll((links) =>
        links.map((link) => link.getAttribute("href")),
      );
      expect(addresses.join(" "), typed).toContain(address);
    }
    expect(await someone.axe()).toEqual([]);
    await page.getByRole("searchbox").fill("");
    expect(await found.count()).toBe(0);
    expect(someone.troubles).toEqual([]);
    await context.close();
  });
});

describe("around every page", () => {
  it("Enter opens a menu and closes it; focus alone does not open it", async () => {
    const { page, open, context } = await arrive({ language: "en", width: 1440 });
    await open("/about");
    await page.waitForFunction(() => customElements.get("menu-bar"));
    const button = page.locator("menu-bar button").first();
    const expanded = () => button.getAttribute("aria-expanded");
    await button.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    expect(await expanded()).toBe("false");
    await page.keyboard.press("Enter");
    expect(await expanded()).toBe("true");
    await page.keyboard.press("Enter");
    expect(await expanded()).toBe("false");
    await context.close();
  });

  it.each(["en", "ar"] as const)("the footer in %s is short on a phone", async (language) => {
    const { page, open, context } = await arrive({ language, width: 390 });
    const footer = page.locator("body > footer");
    await open("/about");
    await footer.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await footer.boundingBox())?.height).toBeLessThanOrEqual(600);
    const addresses = await footer
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const way of ["/complaints", "/privacy-policy", "/terms", "/privacy-choices", "/careers"])
      expect(
        addresses.some((address) => address?.includes(way)),
        way,
      ).toBe(true);

    // Folded on a phone, open beside each other on wider screens.
    const link = footer.locator('a[href$="/refund-calculator"]');
    expect(await link.isVisible()).toBe(false);
    await footer.locator("summary").nth(1).click();
    expect(await link.isVisible()).toBe(true);
    await context.close();

    const wide = await arrive({ language, width: 1440 });
    await wide.open("/about");
    expect(await wide.page.locator('body > footer a[href$="/careers"]').isVisible()).toBe(true);
    expect(await wide.page.locator("body > footer summary:visible").count()).toBe(0);
    await wide.context.close();
  });

  it("a purchase and an account have a slim footer with law, help and language", async () => {
    const { page, open, context } = await arrive({ language: "en", width: 390 });
    const links = page.locator("body > footer a");
    await open("/about");
    const before = await links.count();
    await open("/login");
    expect(await links.count()).toBeLessThan(before / 2);
    expect((await page.locator("body > footer").boundingBox())?.height).toBeLessThan(560);
    for (const way of ["tel:", "mailto:", "/complaints", "/privacy-policy", "/terms"])
      expect(await page.locator(`body > footer a[href*="${way}"]`).count(), way).toBe(1);
    await context.close();
  });
});
