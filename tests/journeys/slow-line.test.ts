import { afterAll, describe, expect, it } from "vitest";
import { DAY_MS } from "../../domain/durations.ts";
import compareAr from "../../web/purchase/quotes/compare-texts/ar.ts";
import compareEn from "../../web/purchase/quotes/compare-texts/en.ts";
import { openSlowLine } from "../support/slow-line.ts";
import { arrive, expectAccessible, holdBack, product, sampled } from "./journey.ts";
import { keepDraft } from "./purchase-steps.ts";
import { wordsOf } from "./words.ts";

const line = await openSlowLine(product.address);
afterAll(() => line.close());

const paths = ["", "/carinsurance", "/about", "/contact", "/partners", "/PetInsurance"];
/** The home page in both languages, the others in alternating ones; the long run uses all. */
const pages = paths.flatMap((path, turn) => {
  const both = [path || "/", `/ar${path}`];
  return turn === 0 || process.env["TEST_LONG"] ? both : both.slice(turn % 2, (turn % 2) + 1);
});

it.each(pages)("does not shift while it arrives in pieces: %s", async (path) => {
  const someone = await arrive({ language: path.startsWith("/ar") ? "ar" : "en", width: 390 });
  await someone.page.goto(line.address + path, { waitUntil: "load" });
  expect(await someone.shift()).toBeLessThan(0.05);
  await someone.context.close();
});

it.each([
  [390, 664],
  [844, 390],
])(
  "does not shift in a low window, where the form is above the picture: %i×%i",
  async (width, height) => {
    const someone = await arrive({ language: "ar", width: 390 });
    await someone.page.setViewportSize({ width, height });
    await someone.page.goto(`${line.address}/ar`, { waitUntil: "load" });
    expect(await someone.shift()).toBeLessThan(0.05);
    await someone.context.close();
  },
);

it("shows the shape of the form until the plate of the address is in it", async () => {
  const someone = await arrive({ language: "en", width: 390 });
  const { page } = someone;
  const letThrough = await holdBack(page, /renew-fields[^/]*\.js$/);
  await page.goto(`${product.address}/vehicle-insurance?emirate=dubai&plateNumber=4711`);
  const shape = page.locator("main .shimmer").first();
  await shape.waitFor();
  expect(await page.getByRole("button", { name: "Renew" }).isVisible()).toBe(false);
  letThrough();
  await page.getByLabel("Plate number", { exact: true }).waitFor();
  await expect.poll(() => shape.isVisible()).toBe(false);
  await someone.context.close();
});

describe.each(sampled(["en", 390], ["ar", 1440]))(
  "back at the quotes in $language at $width px",
  (place) => {
    const words = wordsOf(place.language);
    const { earlier } = place.language === "ar" ? compareAr : compareEn;
    const mark = new RegExp(earlier.replace("{{time}}", ".*\\d\\d:\\d\\d.*"));

    it("the prices of before stand there with their time, and nothing is chosen by them", async () => {
      const someone = await arrive(place);
      const { page } = someone;
      const select = page.getByRole("button", { name: words.select, exact: true }).first();
      await keepDraft(someone);
      await someone.open("/packages");
      await select.waitFor();
      const letThrough = await holdBack(page, /api\/packages\//);
      await page.reload();
      await page.getByText(mark).waitFor();
      expect(await select.getAttribute("aria-disabled")).toBe("true");
      await expectAccessible(someone, "prices of before");
      await page.evaluate(() => document.fonts.ready);
      const shiftBefore = await someone.shift();
      expect(shiftBefore).toBeLessThan(0.05);
      letThrough();
      await page.getByText(mark).waitFor({ state: "detached" });
      await expect.poll(() => select.getAttribute("aria-disabled")).toBeNull();
      expect((await someone.shift()) - shiftBefore).toBeLessThan(0.005);
      expect(someone.troubles).toEqual([]);
      await someone.context.close();
    });

    it("those of another day do not", async () => {
      const someone = await arrive(place);
      const { page } = someone;
      const select = page.getByRole("button", { name: words.select, exact: true }).first();
      await keepDraft(someone);
      await someone.open("/packages");
      await select.waitFor();
      await page.evaluate((day) => {
        const kept = JSON.parse(localStorage.getItem("insurancePrices") ?? "{}") as { at: number };
        localStorage.setItem("insurancePrices", JSON.stringify({ ...kept, at: kept.at - day }));
      }, DAY_MS);
      const letThrough = await holdBack(page, /api\/packages\//);
      await page.reload();
      await page.locator("main .shimmer").first().waitFor();
      await page.waitForTimeout(500);
      expect(await select.count()).toBe(0);
      letThrough();
      await select.waitFor();
      await someone.context.close();
    });
  },
);

// Milliseconds after React has begun to make the page interactive, which it does a piece at a time.
it.each([0, 5, 10, 20])("counts a press once that comes meanwhile: after %d ms", async (delay) => {
  const someone = await arrive({ language: "en", width: 390 });
  const { page } = someone;
  await page.addInitScript((pressAfter) => {
    const add = EventTarget.prototype.addEventListener.bind(document);
    let isAwaited = true;
    document.addEventListener = (...listener: Parameters<typeof add>) => {
      add(...listener);
      // The first thing that React does is to listen.
      if (!isAwaited || listener[0] !== "click" || document.readyState === "loading") return;
      isAwaited = false;
      setTimeout(() => {
        const button = document.querySelector<HTMLElement>("main form button");
        button?.focus();
        button?.click();
      }, pressAfter);
    };
  }, delay);
  await page.goto(`${product.address}/vehicle-insurance`);
  await page.getByLabel("Plate number", { exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
  const renew = page.locator("main form button").first();
  expect(await renew.getAttribute("aria-expanded")).toBe("true");
  await someone.context.close();
});
