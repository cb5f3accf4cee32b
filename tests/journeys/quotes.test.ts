import { describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import compareAr from "../../web/purchase/quotes/compare-texts/ar.ts";
import compareEn from "../../web/purchase/quotes/compare-texts/en.ts";
import pricesAr from "../../web/prices/ar.ts";
import pricesEn from "../../web/prices/en.ts";
import type { Visitor } from "../support/browser.ts";
import { expectAccessible, journey, sampled } from "./journey.ts";
import { textsOf } from "./profile-steps.ts";
import { keepDraft, named } from "./purchase-steps.ts";
import { wordsOf } from "./words.ts";

const pricesOf = { en: pricesEn, ar: pricesAr };
const compareOf = { en: compareEn, ar: compareAr };

const prefix = (language: string) => (language === "ar" ? "/ar" : "");

const openQuotes = async (someone: Visitor, language: string) => {
  await keepDraft(someone);
  await someone.open(`${prefix(language)}/packages`);
  await someone.page.locator("main h2").nth(1).waitFor();
};

const focused = ({ page }: Visitor) =>
  page.evaluate(() => document.activeElement?.textContent?.trim());

/** How far the page's own content reaches beyond the window. */
const overflow = ({ page }: Visitor) =>
  page.evaluate(() => {
    const main = document.querySelector("main");
    return (
      Math.max(
        main?.scrollWidth ?? 0,
        document.querySelector("[data-request-footer]")?.scrollWidth ?? 0,
      ) - innerWidth
    );
  });

/** Places of the parts on the screen: what moves below it is not seen. */
const placesOf = async ({ page }: Visitor, parts: readonly Locator[]) => {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const height = page.viewportSize()?.height ?? 0;
  return boxes.flatMap((box) =>
    box && box.y < height ? [[Math.round(box.x), Math.round(box.y)]] : [],
  );
};

describe.each(sampled(["en", 390], ["ar", 1440]))("quotes in $language at $width px", (place) => {
  const { language, width } = place;
  const words = wordsOf(language);
  const { sharpen, own } = pricesOf[language];
  const { quotes } = textsOf(language).purchase;
  const compare = compareOf[language];

  it("are sharpened, narrowed and chosen with excess and add-on", () =>
    journey(place, async (someone) => {
      const { page } = someone;
      await openQuotes(someone, language);
      await page.getByRole("tab", { name: named(words.comprehensive) }).click();
      const cards = page
        .getByRole("tabpanel")
        .getByRole("listitem")
        .filter({
          has: page.getByRole("button", { name: words.select, exact: true }),
        });
      await expect.poll(() => cards.count()).toBe(7);
      if (width === 390) {
        const box = await cards.first().boundingBox();
        expect(box?.y, "a price in the first screen").toBeLessThan(700);
        expect(box?.height, "a folded card").toBeLessThanOrEqual(220);
      }

      const group = page.getByRole("group", { name: quotes.sharpen.heading, exact: true });
      if (width === 390) await group.getByRole("button").first().click();
      const value = group.getByLabel(sharpen.value, { exact: true });
      await value.focus();
      const placesBefore = await placesOf(someone, [group, ...(await cards.all())]);
      await value.fill("60000");
      const said = group.locator("[aria-live]");
      await expect.poll(() => said.innerText()).toMatch(/888\.62.*66\.88/);
      const places = await placesOf(someone, [group, ...(await cards.all())]);
      expect(places, "nothing jumps").toEqual(placesBefore);

      await value.fill("12");
      await group.getByText(sharpen.wrong.value).waitFor();
      expect(await cards.first().innerText(), "the last prices stay").toContain("888.62");
      await value.fill("60000");
      await group
        .getByRole("button", { name: named(sharpen.change) })
        .first()
        .click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("sharpen-year");
      await expectAccessible(someone, "sharpened");

      await group.getByLabel(sharpen.driverBirthYear, { exact: true }).fill("2005");
      await page.getByText(pricesOf[language].declined.driverTooYoung).first().waitFor();
      const driving = group.getByLabel(sharpen.drivingYears, { exact: true });
      await driving.fill("40");
      await group.getByText(/2005.*2022/).waitFor();
      await expectAccessible(someone, "answers that cannot both be true");
      await driving.fill("");
      await group.getByLabel(sharpen.driverBirthYear, { exact: true }).fill("");
      await expect.poll(() => cards.count()).toBe(7);

      await page.getByRole("button", { name: quotes.filter.toggle }).click();
      const oman = page.getByRole("checkbox", { name: compare.filter.includes.omanCover });
      await oman.check();
      await expect.poll(() => cards.count()).toBeLessThan(7);
      await oman.uncheck();
      await page.getByRole("combobox", { name: compare.sort.label }).selectOption("excess");
      await page.getByRole("combobox", { name: compare.filter.insurer }).selectOption("nakhla");
      await expect.poll(() => cards.count()).toBe(1);

      const card = cards.first();
      await card.getByRole("button", { name: words.showDetails }).click();
      const plan = (await card.getByRole("heading", { level: 2 }).innerText()).split("\n")[0] ?? "";
      const of = own.for.replace("{{plan}}", plan.trim());
      await card.getByLabel(`${sharpen.excess} ${of}`).selectOption("0");
      await card
        .getByRole("checkbox", { name: `${pricesOf[language].addOns.omanCover} ${of}` })
        .check();
      await expect.poll(() => card.innerText()).toContain("1,082.48");
      await expectAccessible(someone, "a card with its own choices");
      await card.getByRole("button", { name: words.select, exact: true }).click();
      await expect
        .poll(() => said.textContent())
        .toContain(own.taken.replace("{{plan}}", plan.trim()));
      const kept = await page.evaluate(() => localStorage.getItem("insuranceFormData") ?? "");
      expect(JSON.parse(kept)).toMatchObject({ value: "60000", excess: "0", addOns: "omanCover" });
      await expect
        .poll(() => page.locator("[data-request-footer]").innerText())
        .toContain("1,082.48");
    }));
});

/** Lowest edge of a price that is seen: y from the top of the window, per place. */
const firstScreen = [
  { width: 1440, height: 900, lowestFirst: 420, prices: 3 },
  { width: 390, height: 844, lowestFirst: 420, prices: 2 },
  { width: 844, height: 390, lowestFirst: 390, prices: 1 },
] as const;

describe.each(sampled(["en", 390], ["ar", 390]))("quotes in $language at $width px", (place) => {
  const { language } = place;
  const words = wordsOf(language);
  const { quotes } = textsOf(language).purchase;

  it.each(firstScreen)("show prices in the first screen: $width × $height", (screen) =>
    journey(place, async (someone) => {
      const { page } = someone;
      await page.setViewportSize(screen);
      await openQuotes(someone, language);
      for (const cover of [words.comprehensive, words.thirdParty]) {
        await page.getByRole("tab", { name: named(cover) }).click();
        const shown = page.getByRole("tabpanel").locator(".quote-amount:visible");
        await expect.poll(() => shown.count()).toBe(7);
        const edge = (await page.locator("[data-request-footer]").boundingBox())?.y ?? 0;
        const bottoms = await shown.evaluateAll((all) =>
          all.map((price) => price.getBoundingClientRect().bottom),
        );
        expect(bottoms[0]).toBeLessThanOrEqual(screen.lowestFirst);
        expect(bottoms.filter((bottom) => bottom <= edge).length).toBeGreaterThanOrEqual(
          screen.prices,
        );
      }
    }),
  );

  it("move in place with a quick choice, and say which one fits", () =>
    journey(place, async (someone) => {
      const { page } = someone;
      await openQuotes(someone, language);
      await page.getByRole("tab", { name: named(words.comprehensive) }).click();
      const quick = page.getByRole("group", { name: quotes.quick.label });
      const which = page.getByRole("group", { name: quotes.which.label });
      await which.getByText("955.50").waitFor();
      await which.getByText("1,720").waitFor();
      await quick.getByRole("checkbox", { name: quotes.quick.agency }).check();
      await which.getByText(quotes.which.cheapestWithChoices).waitFor();
      await page.getByRole("list", { name: compareOf[language].below.agency }).waitFor();
      const prices = async (list: Locator) =>
        (await list.locator(".quote-amount").allInnerTexts()).map((text) =>
          Number(text.replace(/[^\d.]/g, "")),
        );
      const lists = page.getByRole("tabpanel").locator("#quotes-listed > ul");
      const [fitting, below] = await Promise.all([prices(lists.nth(0)), prices(lists.nth(1))]);
      expect([...fitting, ...below]).toHaveLength(7);
      for (const group of [fitting, below])
        expect(group).toEqual(group.toSorted((one, other) => one - other));
      await expectAccessible(someone, "with a quick choice");
      const kept = () => page.evaluate(() => localStorage.getItem("insuranceFormData") ?? "");
      expect(JSON.parse(await kept())).toMatchObject({ repair: "agency" });
      await quick.getByRole("checkbox", { name: quotes.quick.agency }).uncheck();
      await which.getByText("955.50").waitFor();
      await page
        .getByRole("list", { name: compareOf[language].below.agency })
        .waitFor({ state: "hidden" });

      await quick.getByRole("combobox").selectOption("350");
      await which.getByText("1,070").waitFor();
      await which.getByRole("button").first().click();
      await expect
        .poll(() => page.locator("[data-request-footer]").innerText())
        .toContain("1,051.05");
    }));

  it("say on one tab that an answer ended the other, and lead to the answer", () =>
    journey(place, async (someone) => {
      const { page } = someone;
      const { sharpen } = pricesOf[language];
      const { ended } = compareOf[language];
      await openQuotes(someone, language);
      const comprehensive = page.getByRole("tab", { name: named(words.comprehensive) });
      await comprehensive.click();
      const group = page.getByRole("group", { name: quotes.sharpen.heading, exact: true });
      await group.getByRole("button").first().click();
      const value = group.getByLabel(sharpen.value, { exact: true });
      await value.fill("10000");
      await expect.poll(() => comprehensive.innerText()).toContain(quotes.tabs.none);

      await page.getByRole("tab", { name: named(words.thirdParty) }).click();
      const said = page.getByRole("status").filter({ hasText: ended.valueBelowTariff });
      await said.waitFor();
      await expectAccessible(someone, "the other tab ended");
      await said.getByRole("button", { name: sharpen.value }).click();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.id))
        .toBe("sharpen-value");
      expect(await comprehensive.getAttribute("aria-selected")).toBe("true");
      await value.fill("60000");
      await page.getByRole("tab", { name: named(words.thirdParty) }).click();
      await said.waitFor({ state: "hidden" });
    }));

  it("are compared with last year's price, which stays on the device", () =>
    journey(place, async (someone) => {
      const { page } = someone;
      const { lastYear } = pricesOf[language];
      const sent: string[] = [];
      page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
      await openQuotes(someone, language);
      await page.getByRole("button", { name: quotes.sharpen.heading }).click();
      const paid = page.getByLabel(lastYear.label, { exact: true });
      await paid.fill("1.375,5");
      await page.getByText(lastYear.wrong).waitFor();
      await paid.fill("750");
      const card = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: "551.25" });
      await expect.poll(() => card.first().innerText()).toContain("198.75");
      await page.reload();
      await expect.poll(() => card.first().innerText()).toContain("198.75");
      expect(sent.filter((request) => /75000|198\.75|=750\b/.test(request))).toEqual([]);
    }));
});

describe.each(sampled(["en", 390]))("quotes in $language at $width px", (place) => {
  const { language } = place;
  const words = wordsOf(language);

  it("are asked for once, and the message goes with the next thing that is done", () =>
    journey(place, async (someone) => {
      const { page } = someone;
      await openQuotes(someone, language);
      await page.getByRole("button", { name: words.sendRequest, exact: true }).click();
      const asked = page.getByText(textsOf(language).purchase.quotes.errors.noPackageSelected);
      await asked.waitFor();
      await page.getByRole("button", { name: words.showDetails }).first().click();
      await asked.waitFor({ state: "hidden" });
    }));

  it("are chosen by keyboard: after Select comes Send request", () =>
    journey(place, async (someone) => {
      const { page } = someone;
      await openQuotes(someone, language);
      await page.getByRole("button", { name: words.select, exact: true }).nth(2).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      expect(await focused(someone)).toBe(words.sendRequest);
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/login\?next=/);
    }));

  it.each([390, 320])("scroll in one direction only, with text at 200 % at %i px", (wide) =>
    journey(place, async (someone) => {
      const { page } = someone;
      await page.setViewportSize({ width: wide, height: 844 });
      await openQuotes(someone, language);
      await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
      await page.getByRole("button", { name: words.showDetails }).first().click();
      await page.getByRole("checkbox").first().waitFor({ state: "attached" });
      expect(await overflow(someone)).toBeLessThanOrEqual(0);
    }),
  );
});
