import { describe, expect, it } from "vitest";
import coverAr from "../../web/prices/cover/ar.ts";
import coverEn from "../../web/prices/cover/en.ts";
import compareAr from "../../web/purchase/quotes/compare-texts/ar.ts";
import compareEn from "../../web/purchase/quotes/compare-texts/en.ts";
import purchaseAr from "../../web/purchase/ar.ts";
import purchaseEn from "../../web/purchase/en.ts";
import type { Visitor } from "../support/browser.ts";
import { coveredBelow } from "./edges.ts";
import { expectAccessible, journey, type Place, sampled } from "./journey.ts";
import { expectPrinted, expectSeenInForcedColors } from "./other-media.ts";
import { keepDraft } from "./purchase-steps.ts";
import { wordsOf } from "./words.ts";

const texts = (language: Place["language"]) =>
  language === "en"
    ? { compare: compareEn, cover: coverEn, quotes: purchaseEn.quotes }
    : { compare: compareAr, cover: coverAr, quotes: purchaseAr.quotes };

const openComprehensive = async (someone: Visitor, { language }: Place) => {
  const { page } = someone;
  const words = wordsOf(language);
  await keepDraft(someone);
  await someone.open(language === "ar" ? "/ar/packages" : "/packages");
  await page.getByRole("tab", { name: words.comprehensive }).click();
  const panel = page.getByRole("tabpanel", { name: words.comprehensive });
  await panel.getByRole("button", { name: words.select, exact: true }).first().waitFor();
  return panel;
};

describe.each(sampled(["en", 390], ["ar", 1440]))("quotes in $language at $width", (place) => {
  const { compare, cover, quotes } = texts(place.language);
  const words = wordsOf(place.language);

  it("are compared three at a time, with their header in sight, and one is selected", async () => {
    await journey(place, async (someone) => {
      const { page } = someone;
      const panel = await openComprehensive(someone, place);
      const choices = panel.getByRole("button", { name: quotes.compare.add, exact: true });
      for (const index of [0, 1, 2]) await choices.nth(index).click();

      const tray = page.getByRole("region", { name: compare.tray.label });
      const open = tray.getByRole("button", { name: compare.tray.compare });
      await expect.poll(() => tray.getByRole("listitem").count()).toBe(3);
      await expectAccessible(someone, "with the tray");
      const footer = await page.locator("[data-request-footer]").boundingBox();
      await expect
        .poll(async () => {
          const box = await tray.boundingBox();
          return box && Math.round(box.y + box.height);
        })
        .toBeLessThanOrEqual(Math.ceil(footer?.y ?? 0));

      // With text of twice the size the tray makes room.
      const enlarge = (size: string) =>
        page.evaluate((own) => {
          document.documentElement.style.fontSize = own;
        }, size);
      await enlarge("200%");
      await expect.poll(() => coveredBelow(page)).toBeLessThanOrEqual(1 / 3);
      await enlarge("");

      await open.click();
      const dialog = page.getByRole("dialog", { name: compare.table.heading });
      const rows = dialog.getByRole("row");
      await expect.poll(() => rows.count()).toBeGreaterThan(5);
      const different = await rows.count();
      // What is the same at all of them waits until it is asked for.
      const excess = dialog.getByRole("row", { name: cover.table.excess });
      expect(await excess.count()).toBe(0);
      const better = dialog.getByRole("cell").filter({ hasText: cover.table.better });
      expect(await better.count()).toBeGreaterThan(3);
      await dialog.getByRole("button", { name: cover.table.showAlike }).click();
      await expect.poll(() => rows.count()).toBeGreaterThan(different);
      expect(await excess.getByRole("cell").allInnerTexts()).toEqual(
        Array.from({ length: 3 }, () => expect.stringContaining("1,000")),
      );

      // The prices begin where logo and button begin.
      const head = dialog.getByRole("columnheader").nth(1);
      const edges = await head.locator("img, bdi, button").evaluateAll((parts) =>
        parts.map((part) => {
          const { left, right } = part.getBoundingClientRect();
          return Math.round(document.dir === "rtl" ? right : left);
        }),
      );
      expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(3);

      // The dialog scrolls as one, and only downwards: three fit beside one another, on phones too.
      const sheet = dialog.locator("div:has(> div > table)").last();
      const select = dialog.getByRole("button", { name: words.select }).first();
      await sheet.evaluate((box) => box.scrollTo(0, box.scrollHeight));
      const atTheEnd = await select.boundingBox();
      await sheet.evaluate((box) => box.scrollBy(0, -100));
      await expect.poll(() => sheet.evaluate((box) => box.scrollTop)).toBeGreaterThan(50);
      expect((await select.boundingBox())?.y).toBe(atTheEnd?.y);
      expect(await sheet.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      await expectAccessible(someone, "comparing");

      await page.keyboard.press("Escape");
      await expect.poll(() => open.evaluate((one) => one === document.activeElement)).toBe(true);
      // A page that is being drawn may lose a key.
      const openByEnter = async () => {
        if (!(await dialog.isVisible())) await page.keyboard.press("Enter");
        return dialog.isVisible();
      };
      await expect.poll(openByEnter).toBe(true);
      await dialog.getByRole("button", { name: words.select }).nth(1).click();
      await expect.poll(() => dialog.isVisible()).toBe(false);
      const chosen = panel.getByRole("button", { name: words.select, pressed: true });
      expect(await chosen.count()).toBe(1);
      await expectSeenInForcedColors(page);
      await expectPrinted(page, await panel.locator(".quote-card").count());
      await tray.getByRole("button").first().click();
      await expect.poll(() => tray.getByRole("listitem").count()).toBe(2);
    });
  });

  it("say why a price is what it is, and what would change it", async () => {
    await journey(place, async (someone) => {
      const { page } = someone;
      const panel = await openComprehensive(someone, place);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      const nakhla = panel.getByRole("listitem").filter({ hasText: "955.50" }).first();

      await nakhla.getByRole("button", { name: words.showDetails }).click();
      await nakhla.getByRole("button", { name: words.why }).click();
      await expect.poll(() => nakhla.innerText()).toContain("222,300");
      const headings = [
        cover.details.covered,
        cover.details.notCovered,
        cover.details.limits,
        cover.details.duties,
        cover.details.cancel,
        cover.details.risk,
      ];
      await expect
        .poll(() => nakhla.getByRole("heading", { level: 3 }).allInnerTexts())
        .toEqual(expect.arrayContaining(headings));
      const shown = await nakhla.getByRole("heading", { level: 3 }).allInnerTexts();
      expect(shown.filter((one) => headings.includes(one))).toEqual(headings);

      const change = nakhla.getByRole("button", { name: compare.change.button });
      await change.waitFor();
      expect(asked.some((path) => path.startsWith("/api/editions/"))).toBe(false);
      await change.press("Enter");
      const financed = nakhla.getByRole("listitem").filter({ hasText: compare.change.financed });
      await expect.poll(() => financed.innerText()).toContain("28.67");
      expect(asked.filter((path) => path.startsWith("/api/editions/"))).toHaveLength(1);
      expect(await nakhla.innerText()).toContain(compare.change.source.assumed);
      await expectAccessible(someone, "ledger, details and effects");
    });
  });
});
