import { describe, expect, it } from "vitest";
import { events } from "../../domain/quotes/scenarios/scenario.ts";
import whatIfAr from "../../web/prices/what-if/ar.ts";
import whatIfEn from "../../web/prices/what-if/en.ts";
import purchaseAr from "../../web/purchase/ar.ts";
import purchaseEn from "../../web/purchase/en.ts";
import coverAr from "../../web/prices/cover/ar.ts";
import compareAr from "../../web/purchase/quotes/compare-texts/ar.ts";
import compareEn from "../../web/purchase/quotes/compare-texts/en.ts";
import type { Visitor } from "../support/browser.ts";
import { arrive, expectAccessible, journey, type Place, sampled } from "./journey.ts";
import { keepDraft } from "./purchase-steps.ts";
import { wordsOf } from "./words.ts";

/** Outside checks rely on the English names of the controls, so they are written out. */
const texts = ({ language }: Place) =>
  language === "en"
    ? {
        button: "What if it happens?",
        happened: "What happened",
        whatIf: whatIfEn,
        compare: compareEn,
        add: purchaseEn.quotes.compare.add,
      }
    : {
        button: coverAr.whatIf.button,
        happened: whatIfAr.happened,
        whatIf: whatIfAr,
        compare: compareAr,
        add: purchaseAr.quotes.compare.add,
      };

const openComprehensive = async (someone: Visitor, { language }: Place) => {
  const words = wordsOf(language);
  await keepDraft(someone);
  await someone.open(language === "ar" ? "/ar/packages" : "/packages");
  await someone.page.getByRole("tab", { name: words.comprehensive }).click();
  const panel = someone.page.getByRole("tabpanel", { name: words.comprehensive });
  await panel.getByRole("button", { name: words.select, exact: true }).first().waitFor();
  return panel;
};

describe.each(sampled(["en", 390], ["ar", 1440]))("in $language at $width", (place) => {
  const { button, happened, whatIf, compare, add } = texts(place);
  const words = wordsOf(place.language);

  it("a quote says step by step who pays what when something happens", async () => {
    await journey(place, async (someone) => {
      const { page } = someone;
      const panel = await openComprehensive(someone, place);
      const nakhla = panel.getByRole("listitem").filter({ hasText: "955.50" }).first();
      await nakhla.getByRole("button", { name: words.showDetails }).click();
      const open = nakhla.getByRole("button", { name: button });
      await open.click();

      const dialog = page.getByRole("dialog", { name: button });
      const answer = dialog.getByRole("listitem").first();
      const event = dialog.getByRole("combobox", { name: happened });
      await event.waitFor();
      expect(await event.locator("option").count()).toBe(events.length);
      // A flood is left to the driver without the add-on, from the first step to the sum.
      await event.selectOption("flood");
      await expect.poll(() => answer.innerText()).toContain(whatIf.step.floodNotCovered);
      expect(await answer.innerText()).toMatch(/30,000[\s\S]*955\.50[\s\S]*30,955\.50/);
      await event.selectOption("totalLoss");
      await expect.poll(() => answer.innerText()).toContain(whatIf.sources.unifiedPolicy);
      expect(await answer.innerText()).toContain(whatIf.rests);
      expect(await answer.locator("ol > li").count()).toBeGreaterThan(2);
      await expectAccessible(someone, "one quote");

      await page.keyboard.press("Escape");
      await expect.poll(() => open.evaluate((one) => one === document.activeElement)).toBe(true);
    });
  });

  it("three quotes show side by side what the cheaper one costs when it happens", async () => {
    await journey(place, async (someone) => {
      const { page } = someone;
      const panel = await openComprehensive(someone, place);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      const choices = panel.getByRole("button", { name: add, exact: true });
      for (const index of [0, 1, 2]) await choices.nth(index).click();
      const tray = page.getByRole("region", { name: compare.tray.label });
      await tray.getByRole("button", { name: compare.tray.compare }).click();
      const table = page.getByRole("dialog", { name: compare.table.heading });
      await table.getByRole("button", { name: button }).click();

      const dialog = page.getByRole("dialog", { name: button });
      const answers = dialog.locator("ul").first().locator("> li");
      await expect.poll(() => answers.count()).toBe(3);
      const event = dialog.getByRole("combobox", { name: happened });
      await event.selectOption("familyHurt");
      const plans = await answers.getByRole("heading", { level: 3 }).allInnerTexts();
      const leftOf = (index: number) => answers.nth(index).locator("p bdi").first().innerText();
      await expect.poll(() => leftOf(0)).toContain("50,000");
      expect(await leftOf(1)).toContain("90,000");
      expect(await leftOf(2)).toMatch(/\b0$/);
      const sentence = await dialog.getByRole("status").innerText();
      expect(sentence).toContain(plans[0]);
      expect(sentence).toContain(plans[2]);
      expect(sentence).toMatch(/68\.25[\s\S]*50,000/);
      expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
      await expectAccessible(someone, "three quotes");

      await event.selectOption("ownFault");
      await expect
        .poll(() => dialog.getByRole("status").innerText())
        .toBe(whatIf.cheaper.same.replace("{{cheapest}}", plans[0] ?? ""));
      await page.keyboard.press("Escape");
      await expect.poll(() => dialog.isVisible()).toBe(false);
      expect(await table.isVisible()).toBe(true);
    });
  });
});

describe.each([
  {
    language: "en",
    width: 390,
    path: "/what-if/third-party",
    left: "AED 90,000",
    leaves: "You pay AED 90,000",
  },
  {
    language: "ar",
    width: 1440,
    path: "/ar/what-if/comprehensive",
    left: "AED 90,000",
    leaves: "يبقى عليك 90,000 درهم",
  },
] as const)("the page $path", ({ path, left, leaves, ...place }) => {
  it("shows all nine events without JavaScript, each with its own address", async () => {
    const { whatIf } = texts(place);
    const someone = await arrive(place, false);
    const { page } = someone;
    await someone.open(path);
    const sections = page.locator("main section[id]");
    expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      "parked-scratch",
      "own-fault",
      "flood",
      "family-hurt",
      "damage-to-others",
      "oman-trip",
      "total-loss",
      "young-driver",
      "financed-write-off",
    ]);
    expect(await sections.locator("h2").allTextContents()).toEqual(
      events.map((event) => whatIf.events[event]),
    );

    // A third of what it was with all steps open (13,390 px).
    if (place.width === 390)
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
        .toBeLessThan(4_463);
    if (place.width === 1440)
      await page.getByRole("link", { name: whatIf.events.familyHurt }).first().click();
    else await someone.open(`${path}#family-hurt`);
    expect(new URL(page.url()).hash).toBe("#family-hurt");
    const hurt = page.locator("#family-hurt");
    expect((await hurt.innerText()).replace(/\s+/g, " ")).toContain(leaves);
    expect(await hurt.getByRole("listitem").count()).toBe(0);
    await hurt.locator("summary").click();
    expect((await hurt.locator("bdi").first().innerText()).replace(/\s+/g, " ")).toBe(left);
    expect(await hurt.getByRole("listitem").count()).toBeGreaterThan(4);
    const other = path.endsWith("third-party") ? "comprehensive" : "third-party";
    expect(await hurt.getByRole("link").getAttribute("href")).toMatch(
      new RegExp(`/what-if/${other}#family-hurt$`),
    );
    expect(await hurt.getByRole("link").innerText()).not.toContain("You");
    // The sums are examples: whole dirhams.
    expect(await page.locator("main").textContent()).not.toMatch(/\d\.\d\d/);
    await someone.context.close();
  });

  it("answers search engines event by event", async () => {
    const someone = await arrive(place, false);
    await someone.open(path);
    const blocks = await someone.page
      .locator('script[type="application/ld+json"]')
      .allTextContents();
    const found = blocks.map((block) => JSON.parse(block) as Record<string, unknown>);
    const asked = found.find((block) => block["@type"] === "FAQPage");
    expect(asked?.["mainEntity"]).toHaveLength(events.length);
    expect(found.some((block) => block["@type"] === "BreadcrumbList")).toBe(true);
    await someone.context.close();
  });
});
