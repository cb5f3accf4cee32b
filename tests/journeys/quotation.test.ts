import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { textOfPdf } from "../support/pdf-text.ts";
import compareAr from "../../web/purchase/quotes/compare-texts/ar.ts";
import compareEn from "../../web/purchase/quotes/compare-texts/en.ts";
import pricesAr from "../../web/prices/ar.ts";
import pricesEn from "../../web/prices/en.ts";
import purchaseAr from "../../web/purchase/ar.ts";
import purchaseEn from "../../web/purchase/en.ts";
import { expectAccessible, journey, type Place, sampled } from "./journey.ts";
import { keepDraft } from "./purchase-steps.ts";
import { wordsOf } from "./words.ts";

const texts = (language: Place["language"]) =>
  language === "en"
    ? { compare: compareEn, quotes: purchaseEn.quotes, prices: pricesEn, title: "Quotation" }
    : { compare: compareAr, quotes: purchaseAr.quotes, prices: pricesAr, title: "عرض" };

const downloaded = async (page: Page, button: Locator) => {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  expect(download.suggestedFilename()).toBe("mizalla-quotation.pdf");
  return textOfPdf(await readFile(await download.path()));
};

describe.each(sampled(["en", 1440], ["ar", 390]))("quotes in $language at $width", (place) => {
  const { compare, quotes, prices, title } = texts(place.language);
  const words = wordsOf(place.language);
  const prefix = place.language === "ar" ? "/ar" : "";

  it("are downloaded as PDF, and tell how they are ranked and what we earn", async () => {
    await journey(place, async (someone) => {
      const { page } = someone;
      await keepDraft(someone);
      await someone.open(`${prefix}/packages`);
      await page.getByRole("tab", { name: words.comprehensive }).click();
      const panel = page.getByRole("tabpanel", { name: words.comprehensive });
      const choices = panel.getByRole("button", { name: quotes.compare.add, exact: true });
      for (const index of [0, 1]) await choices.nth(index).click();

      const tray = page.getByRole("region", { name: compare.tray.label });
      const pdf = { name: compare.pdf.download };
      const ofTray = await downloaded(page, tray.getByRole("button", pdf));
      for (const part of [title, "955.50", "996.45"]) expect(ofTray).toContain(part);
      await expect.poll(() => tray.getByText(compare.pdf.done).count()).toBe(1);

      await tray.getByRole("button", { name: compare.tray.compare }).click();
      const dialog = page.getByRole("dialog", { name: compare.table.heading });
      const button = dialog.getByRole("button", pdf);
      expect(await downloaded(page, button)).toContain("996.45");
      await page.route("**/api/quotes/pdf", (route) => route.abort());
      await button.click();
      await expect.poll(() => dialog.getByText(quotes.errors.unreachable).isVisible()).toBe(true);
      someone.troubles.length = 0;
      await expectAccessible(someone, "after a download that failed");
      await page.keyboard.press("Escape");

      const nakhla = panel.getByRole("listitem").filter({ hasText: "955.50" }).first();
      await nakhla.getByRole("button", { name: words.showDetails }).click();
      await nakhla.getByRole("button", { name: words.why }).click();
      // 10 % of AED 910.
      await expect
        .poll(() => nakhla.getByText("91.00", { exact: false }).count())
        .toBeGreaterThan(0);
      expect(await nakhla.getByRole("link", { name: prices.paid }).count()).toBe(1);
      await expectAccessible(someone, "with the commission");

      await panel.getByRole("link", { name: quotes.ranking.how, exact: true }).click();
      await page.waitForURL(`**${prefix}/how-we-rank`);
      await expect.poll(() => page.getByRole("img", { name: /Nakhla|نخلة/ }).count()).toBe(1);
    });
  });
});
