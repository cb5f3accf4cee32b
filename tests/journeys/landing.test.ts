import type { Locator } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Language } from "../../domain/language.ts";
import { arrive } from "./journey.ts";
import { aPlate, describePlate, named, pick } from "./purchase-steps.ts";
import { wordsOf } from "./words.ts";

const pages = ["/", "/carinsurance", "/carinsurancethird", "/carinsurancecom"];
const languages: Language[] = ["en", "ar"];
/** Every page in alternating languages; the long run uses both. */
const visits = pages.flatMap((path, index) =>
  languages
    .filter((_, at) => process.env["TEST_LONG"] || index % 2 === at)
    .map((language) => ({ path, language })),
);

/** Telephones with their browser's bars, or lying on their side, and a laptop's window. */
const lowWindows = [
  [390, 664],
  [360, 640],
  [844, 390],
  [667, 375],
  [1366, 650],
] as const;

const addressOf = (path: string, language: Language) =>
  language === "ar" ? `/ar${path === "/" ? "" : path}` : path;

const open = async (path: string, language: Language, scripts = true) => {
  const someone = await arrive({ language, width: 390 }, scripts);
  onTestFinished(() => someone.context.close());
  await someone.open(addressOf(path, language));
  const form = someone.page.locator("[data-plate-form]");
  return { ...someone, form, submit: form.locator("button[type=submit]") };
};

describe("the plate form of a hero", () => {
  it.each(visits)(
    "has its button in the first screen of a phone: $path in $language",
    async ({ path, language }) => {
      const { page, submit } = await open(path, language);
      const box = await submit.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
      const picture = await page.locator("[data-plate-face]").boundingBox();
      expect(picture?.y, "the car stands above the form").toBeLessThan(box?.y ?? 0);
    },
  );

  it.each(languages)("lies wholly in the first screen of a low window: %s", async (language) => {
    const { page, form, submit } = await open("/", language);
    const picture = page.locator("[data-plate-face]");
    const bottomOf = (part: Locator) =>
      part.evaluate((element) => element.getBoundingClientRect().bottom);
    for (const [width, height] of lowWindows) {
      await page.setViewportSize({ width, height });
      const window = `${width}×${height}`;
      expect((await form.boundingBox())?.y, window).toBeGreaterThan(0);
      for (const part of [...(await form.locator("select, input").all()), submit])
        expect(await bottomOf(part), window).toBeLessThan(height);
      expect(await bottomOf(form), `${window}: the picture stands above`).toBeLessThan(
        await bottomOf(picture),
      );
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${window}: sideways`,
      ).toBeLessThanOrEqual(width);
    }
  });

  it("shows the typed plate on the car", async () => {
    const { page, form } = await open("/carinsurancethird", "en");
    const face = page.locator("[data-plate-face]");
    const before = await face.innerHTML();
    await form.locator("select[name=emirate]").selectOption("sharjah");
    await form.locator("input[name=plateNumber]").fill("777");
    await expect.poll(() => face.innerHTML()).not.toBe(before);
  });

  it("hands the plate to the vehicle form without a script", async () => {
    const { page, form, submit } = await open("/carinsurancecom", "ar", false);
    await form.locator("input[name=plateNumber]").fill("777");
    await submit.click();
    await page.waitForURL(
      /\/ar\/vehicle-insurance\?emirate=dubai&plateCode=&plateNumber=777&script=off&cover=comprehensive$/,
    );
  });
});

describe("a door of a landing page", () => {
  it("opens the quotes on the cover of the chosen sample price", async () => {
    const { page } = await open("/carinsurancethird", "en");
    await page.locator("#quotes").getByText("Comprehensive", { exact: true }).first().click();
    await page.locator('#quotes a[href*="cover=comprehensive"]').first().click();
    await page.waitForURL(/\/vehicle-insurance\?cover=comprehensive$/);
    const words = wordsOf("en");
    await describePlate({ page }, words, aPlate());
    await pick(page, words.cylinders, "4");
    await pick(page, words.body, words.saloon);
    await page.getByRole("button", { name: words.seePrices }).click();
    await page.waitForURL(/\/packages\?cover=comprehensive$/);
    const tab = (name: string) => page.getByRole("tab", { name: named(name) });
    await expect.poll(() => tab(words.comprehensive).getAttribute("aria-selected")).toBe("true");

    await tab(words.thirdParty).click();
    await page.reload();
    await expect.poll(() => tab(words.thirdParty).getAttribute("aria-selected")).toBe("true");
  });

  it("opens the form for a new car, with the cover of the page", async () => {
    const { page, form } = await open("/carinsurancecom", "en");
    await form.getByRole("link").click();
    await page.waitForURL(/\/vehicle-insurance\?/);
    const card = page.getByRole("button", { name: named(wordsOf("en").buyNew) });
    await expect.poll(() => card.getAttribute("aria-expanded")).toBe("true");
    expect(new URL(page.url()).search).toBe("?cover=comprehensive");
  });

  it("opens the form with a non-Gulf car", async () => {
    const { page } = await open("/non_khaleegy", "en");
    await page.waitForURL(/\/vehicle-insurance/);
    const origin = page.getByRole("radio", { name: wordsOf("en").nonKhaleegy, exact: true });
    await expect.poll(() => origin.isChecked()).toBe(true);
  });
});

describe("the way to the form on a long page", () => {
  it.each(visits.filter(({ path }) => path !== "/"))(
    "stays in reach on a phone, below the hero and above the footer: $path in $language",
    async ({ path, language }) => {
      const { page } = await open(path, language);
      const bar = page.locator("[data-within-reach]");
      const isShown = () =>
        bar.evaluate((element) => element.getBoundingClientRect().top < innerHeight);
      expect(await isShown(), "in the first screen").toBe(false);

      await page.locator("#add-ons").scrollIntoViewIfNeeded();
      await expect.poll(isShown, { message: "in the middle of the page" }).toBe(true);

      await page.locator("footer").last().scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const overlap = async () => {
        const [shown, footer] = await Promise.all([
          bar.boundingBox(),
          page.locator("footer").last().boundingBox(),
        ]);
        return (shown?.y ?? 0) + (shown?.height ?? 0) - (footer?.y ?? 0);
      };
      await expect.poll(overlap, { message: "over the footer" }).toBeLessThan(1);
    },
  );
});
