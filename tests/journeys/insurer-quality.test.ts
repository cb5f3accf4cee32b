import { describe, expect, it } from "vitest";
import cardAr from "../../web/prices/card/ar.ts";
import cardEn from "../../web/prices/card/en.ts";
import coverAr from "../../web/prices/cover/ar.ts";
import coverEn from "../../web/prices/cover/en.ts";
import compareAr from "../../web/purchase/quotes/compare-texts/ar.ts";
import compareEn from "../../web/purchase/quotes/compare-texts/en.ts";
import siteAr from "../../web/site/ar.ts";
import siteEn from "../../web/site/en.ts";
import { expectAccessible, journey, sampled } from "./journey.ts";
import { textsOf } from "./profile-steps.ts";
import { keepDraft, named } from "./purchase-steps.ts";
import { wordsOf } from "./words.ts";

const textsIn = {
  en: { card: cardEn, compare: compareEn, cover: coverEn, site: siteEn },
  ar: { card: cardAr, compare: compareAr, cover: coverAr, site: siteAr },
};

/** How the figures of Nakhla, 9 days, 94 % and 1.1, stand on its card. */
const lines = {
  en: /Settles in 9 days.*94% paid.*1\.1 complaints in 1,000/,
  ar: /التسوية في 9 أيام.*سُدّد 94%.*الشكاوى 1\.1 في الألف/,
};

describe.each(sampled(["en", 390], ["ar", 1440]))(
  "what insurers publish of claims and complaints, in $language at $width px",
  (place) => {
    const { language } = place;
    const { card, compare, cover, site } = textsIn[language];
    const { quotes } = textsOf(language).purchase;
    const words = wordsOf(language);
    const prefix = language === "ar" ? "/ar" : "";

    it("stands on each card and says where it is from, when opened and compared", () =>
      journey(place, async (someone) => {
        const { page } = someone;
        await keepDraft(someone);
        await someone.open(`${prefix}/packages`);
        await page.getByRole("tab", { name: named(words.comprehensive) }).click();
        const cards = page
          .getByRole("tabpanel")
          .getByRole("listitem")
          .filter({ has: page.getByRole("button", { name: words.select, exact: true }) });
        await expect.poll(() => cards.count()).toBe(7);
        const prices = await cards.getByRole("heading", { level: 2 }).allInnerTexts();

        const nakhla = cards.nth(0);
        const line = nakhla.getByRole("button", { name: lines[language] });
        await line.click();
        const opened = nakhla.getByRole("region");
        await opened.getByText(cover.quality.meanings.settlementDays).waitFor();
        expect(await line.getAttribute("aria-expanded")).toBe("true");
        const said = await opened.innerText();
        for (const words of [
          cover.quality.invented,
          cover.quality.meanings.complaintsPerThousand,
          cover.quality.neverRanks,
          "2025",
        ])
          expect(said).toContain(words);
        await expectAccessible(someone, "a line that was opened");
        await line.press("Enter");
        await expect.poll(() => opened.count()).toBe(0);

        const [hazm, lulwa] = [cards.nth(1), cards.nth(3)];
        await hazm.getByRole("button", { name: card.quality.rest }).waitFor();
        await lulwa.getByRole("button", { name: card.quality.none }).press("Enter");
        await lulwa.getByText(cover.quality.notPublished, { exact: true }).nth(2).waitFor();
        expect(await cards.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual(prices);

        for (const card of [nakhla, lulwa])
          await card.getByRole("button", { name: quotes.compare.add, exact: true }).click();
        const tray = page.getByRole("region", { name: compare.tray.label });
        await tray.getByRole("button", { name: compare.tray.compare }).click();
        const dialog = page.getByRole("dialog", { name: compare.table.heading });
        const paid = dialog.getByRole("row", { name: cover.quality.names.paidPercent });
        await expect
          .poll(() => paid.getByRole("cell").allInnerTexts())
          .toEqual(["94%", cover.quality.notPublished]);
        expect(await dialog.innerText()).toContain(cover.quality.headingInvented);
        await expectAccessible(someone, "compared");
      }));

    it("is explained on the page about ranking", () =>
      journey(place, async (someone) => {
        await someone.open(`${prefix}/how-we-rank`);
        const text = await someone.page.innerText("main");
        const { quality } = site.ranking;
        for (const words of [quality.heading, quality.text, quality.never, quality.invented])
          expect(text).toContain(words);
        const table = someone.page.getByRole("table", { name: site.ranking.paid.table.caption });
        expect(await table.getByRole("row", { name: "8%" }).getByRole("cell").count()).toBe(2);
        await table
          .getByRole("cell", { name: site.ranking.paid.table.notStated })
          .first()
          .waitFor();
        await expectAccessible(someone, "how we rank");
      }));
  },
);
