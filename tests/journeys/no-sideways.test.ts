import { expect, it, onTestFinished } from "vitest";
import type { Page } from "playwright-core";
import { spoiledIn } from "./edges.ts";
import { arrive, product } from "./journey.ts";
import { enterAsStaff } from "./staff-entry.ts";
import { keepChoice } from "./purchase-steps.ts";

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
  "/non_khaleegy": /\/non_khaleegy$/,
  "/check-answers": /\/login\?next=/,
  "/req_true": /\/req_true$/,
  "/paytrue": /\/paytrue$/,
  "/payfalse": /\/payfalse$/,
  "/fail": /\/fail$/,
  "/profile": /\/profile$/,
  "/no-such-page": /\/no-such-page$/,
};

/** Waits until the page is at its last address, hydrated, with nothing still to come. */
const settled = async (page: Page, end: RegExp) => {
  await page.waitForURL(end);
  await page.waitForFunction(
    () =>
      Object.keys(document.body).some((key) => key.startsWith("__reactFiber")) &&
      !document.querySelector("main [aria-busy=true]") &&
      document.querySelector("main h1")?.checkVisibility(),
  );
};

it.each(["en", "ar"] as const)(
  "no live page suffers from a narrow screen or from text of twice the size: %s",
  async (language) => {
    const someone = await arrive({ language, width: 390 });
    onTestFinished(() => someone.context.close());
    await keepChoice(someone);
    const { page } = someone;
    const spoiled: Record<string, object> = {};
    const look = async (path: string, end: RegExp, name = path) => {
      const own = language === "ar" ? `/ar${path}` : path;
      await page.goto(product.address + own, { waitUntil: "domcontentloaded" });
      await settled(page, end);
      const found = await spoiledIn(page);
      if (Object.keys(found).length > 0) spoiled[name] = found;
    };
    for (const [path, end] of Object.entries(live)) await look(path, end);
    await page.evaluate(() => sessionStorage.setItem("waitingActivation", "mariam@example.test"));
    await look("/login", /\/login$/, "the activation code");
    expect(spoiled).toEqual({});
  },
);

it.each(["en", "ar"] as const)("the office fits a telephone: %s", async (language) => {
  const someone = await arrive({ language, width: 390 });
  onTestFinished(() => someone.context.close());
  const { page, context } = someone;
  await enterAsStaff(someone);
  await context.addCookies([{ name: "lang", value: language, url: product.address }]);
  for (const path of ["/office", "/office/requests"]) {
    await page.goto(product.address + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, path).toBe(0);
  }
});
