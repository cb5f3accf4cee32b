import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayInDubai } from "../../domain/calendar-day.ts";
import { formatDay } from "../../web/i18n/formats.ts";
import siteAr from "../../web/site/ar.ts";
import siteEn from "../../web/site/en.ts";
import { heights, type Visitor } from "../support/browser.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";
import { cases, type Ended } from "../support/promise-cases.ts";
import { addCasesOnDisk, removeCaseOnDisk } from "../support/promises-on-disk.ts";
import { startTool } from "../support/tool-process.ts";
import { type Place, visitorOf } from "./journey.ts";
import { textsOf } from "./profile-steps.ts";
import { keepDraft } from "./purchase-steps.ts";

const HOUR = 3_600;
const today = dayInDubai(new Date());
const yesterday = dayInDubai(new Date(), -1);
const places = [
  { language: "en", width: 390 },
  { language: "ar", width: 390 },
] as const satisfies Place[];

const textsIn = {
  en: { site: siteEn.ourTimes, prefix: "", tooFew: "too few", invented: "invented" },
  ar: { site: siteAr.ourTimes, prefix: "/ar", tooFew: "أقل من أن تُقاس", invented: "متخيَّلة" },
} as const;

let shop: StartedProduct;
let slugs: string[];
const visitors = new Map<string, Visitor>();

const kinds = (day: string): Ended[] => {
  const one = { measure: "toPolicy", day, invented: true } as const;
  const [first = "", second = "", third = ""] = slugs;
  return [
    ...cases(40, { ...one, insurer: first, seconds: 3 * HOUR }),
    ...cases(24, { ...one, insurer: second, seconds: 50 * HOUR }),
    ...cases(4, { ...one, insurer: third, seconds: 70 * HOUR }),
    ...cases(31, { ...one, measure: "firstAnswer", insurer: null, seconds: 22 * 60 }),
    ...cases(22, { ...one, measure: "firstAnswer", insurer: first, seconds: 41 * 60 }),
    ...cases(7, { ...one, measure: "toRefund", insurer: first, seconds: 11 * 24 * HOUR }),
  ];
};

beforeAll(async () => {
  shop = await startProduct({ RATE_LIMITS: "off" });
  const answer = await fetch(`${shop.address}/api/insurers`);
  slugs = ((await answer.json()) as { data: { slug: string }[] }).data.map(({ slug }) => slug);
});
afterAll(async () => {
  for (const { context } of visitors.values()) await context.close();
  await shop.stop();
});

const whileStopped = async (change: () => Promise<void>) => {
  await shop.kill("SIGTERM");
  await change();
  await shop.startAgain();
};

/** One visitor for each language, as opening a window is slow. */
const someoneIn = async (place: Place) => {
  const known = visitors.get(place.language);
  if (known) return known;
  const someone = await visitorOf(shop, place);
  visitors.set(place.language, someone);
  return someone;
};

/** Photographed where `OFFICE_SHOTS` names a folder. */
const shoot = async ({ page }: Visitor, name: string) => {
  const folder = process.env["OFFICE_SHOTS"];
  if (!folder) return;
  for (const width of [390, 768, 1440] as const) {
    await page.setViewportSize({ width, height: heights[width] });
    await page.keyboard.press("Shift");
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 390, height: heights[390] });
};

const expectGood = async (someone: Visitor, name: string) => {
  const { page } = someone;
  expect(await someone.axe()).toEqual([]);
  expect(someone.troubles).toEqual([]);
  const over = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await over()).toBe(0);
  await shoot(someone, name);
};

describe.each(places)("our times, in $language", (place) => {
  const { language } = place;
  const { site, prefix } = textsIn[language];

  it("say so where no case was counted, and are linked from home and quotes", async () => {
    const someone = await someoneIn(place);
    const { page } = someone;
    await someone.open(prefix || "/");
    const link = page.locator("main").getByRole("link", { name: site.link });
    await link.scrollIntoViewIfNeeded();
    await shoot(someone, `times-home-${language}`);
    await link.click();
    await page.getByRole("heading", { level: 1, name: site.heading }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${prefix}/our-times`);
    await page.getByText(site.stamp.none).waitFor();
    await page.getByText(site.notes.sinceNone).waitFor();
    await expectGood(someone, `times-none-${language}`);

    await keepDraft(someone);
    await someone.open(`${prefix}/packages`);
    const { ourTimes } = textsOf(language).purchase.quotes.ranking;
    const fromQuotes = page.locator("main").getByRole("link", { name: ourTimes }).first();
    await fromQuotes.waitFor();
    await shoot(someone, `times-quotes-${language}`);
    await fromQuotes.click();
    await page.waitForURL(`**${prefix}/our-times`);
  });
});

describe.each(places)("our times with cases, in $language", (place) => {
  const { language } = place;
  const { site, prefix, tooFew, invented } = textsIn[language];
  beforeAll(async () => {
    if (place === places[0])
      await whileStopped(() =>
        addCasesOnDisk(shop.dataDir, [...kinds(yesterday), ...kinds(today).slice(0, 90)]),
      );
  });

  it("are told in words by insurer, as invented ones, with too few and their stamp", async () => {
    const someone = await someoneIn(place);
    const { page } = someone;
    await someone.open(`${prefix}/our-times`);
    const section = page.getByRole("region", { name: site.invented.heading });
    expect(site.invented.heading).toContain(invented);
    const policy = section.getByRole("listitem").filter({
      has: page.getByRole("heading", { name: site.measures.toPolicy.title }),
    });
    const said = (await policy.innerText()).replaceAll("\u00a0", " ");
    expect(said).toMatch(language === "en" ? /3 h \d+ min/ : /3 ساعات و\d+ (دقائق|دقيقة)/);
    expect(said).toMatch(language === "en" ? /2 days \d+ h/ : /يومان/);
    expect(said).toContain(tooFew);
    expect(await policy.getByRole("rowheader").count()).toBe(3);
    const refund = section.getByRole("listitem").filter({
      has: page.getByRole("heading", { name: site.measures.toRefund.title }),
    });
    expect(await refund.getByText(tooFew).count()).toBe(2);
    await page
      .getByText(site.asOf.split("{{moment}}")[0] ?? "")
      .first()
      .waitFor();
    const since = formatDay(yesterday, language);
    await page.getByText(site.notes.since.replace("{{day}}", since)).waitFor();

    const stamp = page.getByRole("region", { name: site.stamp.heading });
    await stamp.locator("summary").focus();
    await page.keyboard.press("Enter");
    const digests = stamp.locator("bdi");
    expect(await digests.count()).toBe(2);
    for (const digest of await digests.all())
      expect(await digest.textContent()).toMatch(/^[0-9a-f]{64}$/);
    expect(await stamp.getByText(site.stamp.cannot, { exact: true }).count()).toBe(0);
    await expectGood(someone, `times-${language}`);
  });
});

describe.each(places)("our times with a case taken away, in $language", (place) => {
  const { language } = place;
  const { site, prefix } = textsIn[language];
  beforeAll(async () => {
    if (place !== places[0]) return;
    await whileStopped(() => removeCaseOnDisk(shop.dataDir, yesterday));
    await fetch(`${shop.address}/our-times`);
    const verified = await startTool("audit-verify", [], { DATA_DIR: shop.dataDir }).ended;
    expect(verified.code).toBe(1);
    expect(verified.output).toContain(`Our times of ${yesterday} cannot be verified`);
  });

  it("leave out its day and say so within a minute", async () => {
    const someone = await someoneIn(place);
    const { page } = someone;
    const stamp = page.getByRole("region", { name: site.stamp.heading });
    const isTold = async () => {
      await someone.open(`${prefix}/our-times`);
      return stamp.getByText(site.stamp.cannot, { exact: true }).count();
    };
    await expect.poll(isTold, { timeout: 60_000, interval: 2_000 }).toBe(1);
    await stamp.locator("summary").click();
    await stamp.getByText(site.stamp.cannot, { exact: true }).waitFor();
    await expectGood(someone, `times-removed-${language}`);
  });
});
