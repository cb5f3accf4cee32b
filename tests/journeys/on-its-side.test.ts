import type { Locator, Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { documentSlots } from "../../domain/documents/documents.ts";
import { coveredBelow } from "./edges.ts";
import { arrive, type Place, product } from "./journey.ts";
import { customerWith } from "./profile-steps.ts";
import { aPlate, keepChoice, keepDraft } from "./purchase-steps.ts";
import { wordsOf } from "./words.ts";

const width = 844;
const height = 390;
const languages = ["en", "ar"] as const;

const controls = ":is(a, button, input, select)";

/** The lower edges of the heading and of the first `wanted` after it, in pixels of the window. */
const bottoms = (page: Page, wanted: string) =>
  page.evaluate((first) => {
    const heading = document.querySelector("main h1");
    const control = [...document.querySelectorAll(`main ${first}`)].find(
      (one) =>
        heading?.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_FOLLOWING &&
        one.checkVisibility({ visibilityProperty: true }) &&
        one.getBoundingClientRect().width > 1,
    );
    return [heading, control].map((one) => one?.getBoundingClientRect().bottom ?? Infinity);
  }, wanted);

const expectInFirstScreen = async (page: Page, path: string, wanted = controls) => {
  await page.locator(`main ${wanted}`).first().waitFor({ state: "attached" });
  await page.waitForFunction(
    () =>
      document.querySelector("main h1")?.checkVisibility() &&
      !document.querySelector("main [aria-busy=true]"),
  );
  const covered = await coveredBelow(page);
  expect(covered, `${path}: bars`).toBeLessThanOrEqual(1 / 3);
  for (const bottom of await bottoms(page, wanted))
    expect(bottom, path).toBeLessThanOrEqual(height * (1 - covered));
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest, `${path}: nothing is cut`).toBeLessThanOrEqual(width);
};

/** "Check your answers" keeps the price and its button in the window, at its top and at its end. */
const expectPriceAndButton = async (page: Page, place: Place) => {
  const button = page.getByRole("button", { name: wordsOf(place.language).confirmAndSend });
  const price = page.getByRole("complementary").getByText("551.25");
  const outside = async (part: Locator) => {
    const box = await part.boundingBox();
    const size = page.viewportSize();
    return !box || !size || box.y < 0 || box.y + box.height > size.height;
  };
  for (const size of [
    { width, height },
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(pathOf(place, "/check-answers"));
    await button.waitFor();
    for (const top of [0, 100_000]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
      const where = `${size.width} px, from ${top}`;
      expect(await outside(button), `button, ${where}`).toBe(false);
      const prices = await price.all();
      const isSeen = await Promise.all(prices.map(async (one) => !(await outside(one))));
      expect(isSeen, `price, ${where}`).toContain(true);
    }
  }
};

const pathOf = ({ language }: Pick<Place, "language">, path: string) =>
  `${product.address}${language === "ar" ? "/ar" : ""}${path}`;

describe("a phone on its side shows the heading and the first control", () => {
  it.each(languages)("to a visitor: %s", async (language) => {
    const { page, context } = await arrive({ language, width: 390 });
    onTestFinished(() => context.close());
    await page.setViewportSize({ width, height });
    for (const path of ["/login", "/signup", "/vehicle-insurance", "/paytrue", "/fail"]) {
      await page.goto(pathOf({ language }, path));
      await expectInFirstScreen(page, path);
    }
    await page.goto(pathOf({ language }, "/req_true"));
    await expectInFirstScreen(page, "/req_true", "b");
  });

  it.each(languages)("and the first price, also above two bars: %s", async (language) => {
    const someone = await arrive({ language, width: 390 });
    onTestFinished(() => someone.context.close());
    const { page } = someone;
    await page.setViewportSize({ width, height });
    await keepDraft(someone);
    await page.goto(pathOf({ language }, "/packages"));
    await expectInFirstScreen(page, "quotes", ".quote-amount");
    for (const index of [0, 1]) await page.locator(".quote-compare").nth(index).click();
    await page.locator("[data-compare-tray]").waitFor();
    expect(await coveredBelow(page), "with the tray").toBeLessThanOrEqual(1 / 3);

    await keepDraft(someone, { carOrigin: "non_khaleegy" });
    await page.goto(pathOf({ language }, "/non_khaleegy"));
    await expectInFirstScreen(page, "/non_khaleegy");
  });

  it.each(languages)(
    "and the form's first open question, whatever was answered: %s",
    async (language) => {
      const someone = await arrive({ language, width: 390 });
      onTestFinished(() => someone.context.close());
      await someone.page.setViewportSize({ width, height });
      for (const open of ["plateNumber", "cylinderType", "carType", "carOrigin"]) {
        await keepDraft(someone, { [open]: "" });
        await someone.page.goto(pathOf({ language }, "/vehicle-insurance"));
        const controls = someone.page.locator(`main [name=${open}]`);
        await controls.first().waitFor({ state: "attached" });
        await someone.page.waitForFunction(() => !document.querySelector("[data-restoring]"));
        const lowest = await controls.evaluateAll((all) =>
          Math.max(
            ...all.map((one) => (one.closest("label") ?? one).getBoundingClientRect().bottom),
          ),
        );
        expect(lowest, open).toBeGreaterThan(0);
        expect(lowest, open).toBeLessThanOrEqual(height);
      }
    },
  );

  it.each(languages)("to a customer: %s", async (language) => {
    const place: Place = { language, width: 390 };
    const { someone, page, requestId } = await customerWith("renewal", place, aPlate());
    onTestFinished(() => someone.context.close());
    await page.setViewportSize({ width, height });
    await keepChoice(someone, {
      plateNumber: aPlate(),
      documentsFrom: requestId,
      documentsOnFile: documentSlots,
    });
    for (const path of ["/check-answers", "/profile"]) {
      await page.goto(pathOf(place, path));
      await expectInFirstScreen(page, path);
    }
    await expectPriceAndButton(page, place);
    await page.setViewportSize({ width, height });
    const path = `/profile/requests/${requestId}`;
    await page.goto(pathOf(place, path));
    await expectInFirstScreen(page, path, "h2");
    await expectInFirstScreen(page, path, ".btn-sun");
    // The documents step, before the same page.
    await keepChoice(someone, { plateNumber: aPlate() });
    await page.goto(pathOf(place, "/check-answers"));
    await expectInFirstScreen(page, "documents");
  });
});
