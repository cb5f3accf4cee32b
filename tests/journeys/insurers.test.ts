import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayInDubai } from "../../domain/calendar-day.ts";
import { enterOffice } from "../support/office.ts";
import { type StartedProduct, startProduct } from "../support/product.ts";
import { quotesOf } from "../support/quotes-of-product.ts";
import { checkDesk, officeTexts, type Place, sampledDesk, sampledDesks } from "./desk-steps.ts";
import { keyboardOf } from "./hands.ts";
import { insurerNames } from "./insurer-names.ts";
import { visitorOf } from "./journey.ts";

/** One of its own: no other journey misses the insurer that is ended here. */
let shop: StartedProduct;

beforeAll(async () => {
  shop = await startProduct({ RATE_LIMITS: "off" });
});
afterAll(() => shop.stop());

const inRoom = async (place: Place, path: string, role: string) => {
  const { cookie } = await enterOffice(shop, role);
  const someone = await visitorOf(shop, place);
  const { page, context } = someone;
  await context.addCookies([
    { name: "staff", value: cookie, url: shop.address },
    { name: "lang", value: place.language, url: shop.address },
  ]);
  const open = (next: string) => page.goto(`${shop.address}/office${next}`);
  await open(path);
  const texts = officeTexts(place.language);
  const names = insurerNames(place, texts);

  return {
    page,
    open,
    names,
    someone,
    texts: texts.insurance.insurer,
    all: texts,
    button: (name: string) => page.getByRole("button", { name, exact: true }),
    field: (name: string) => page.getByLabel(name, { exact: true }),
    inDialog: (name: string) => page.locator("dialog[open]").getByLabel(name, { exact: true }),
    rowOf: (name: string) =>
      page.getByRole("table", { name: names.table }).getByRole("row", { name, exact: true }),
    linesOf: (name: string) => page.getByRole("list", { name, exact: true }).getByRole("listitem"),
    says: (words: string) => page.getByText(words).first().waitFor(),
    check: (where: string) => checkDesk(someone, place, where),
    leave: () => context.close(),
  };
};

const slugOf = ({ language, width }: Place) => `dana-${language}-${width}`;
/** Each place ends another one. */
const endedAt = {
  en: { 1440: ["lulwa", "Lulwa Mutual"], 768: ["hazm", "Hazm Motor"] },
  ar: { 1440: ["sidrah", "سدرة للتأمين"], 768: ["falaj", "فلج للتأمين"] },
} as const;

const insurersQuoting = async () =>
  new Set((await quotesOf(shop)).map(({ insurerName }) => insurerName.en));

describe.each(sampledDesks)("insurers in $language at $width px", (place) => {
  it("are added by an admin, with how to reach them", async () => {
    const desk = await inRoom(place, "/insurance", "admin");
    const { names, texts, inDialog } = desk;
    const slug = slugOf(place);
    await desk.rowOf(endedAt[place.language][place.width][1]).waitFor();
    await desk.check("insurers");
    await desk.button(names.add).click();
    await inDialog(texts.add.slug).fill("2");
    await desk.button(texts.add.save).click();
    await desk.says(texts.add.slugWrong);
    await desk.check("insurer-adding");
    await inDialog(texts.add.slug).fill(slug);
    await inDialog(texts.add.nameEn).fill(`Dana ${slug}`);
    await inDialog(texts.add.nameAr).fill(`دانة ${slug}`);
    await desk.button(texts.add.save).click();
    await desk.page.waitForURL(`**/insurance/${slug}`);
    await desk.says(texts.selling.none);

    await desk.button(names.edit).click();
    await inDialog(texts.form.phone).fill("٠٤ ٠٠٠ ٠٥٠٠");
    await inDialog(texts.form.from).fill("17:00");
    await inDialog(texts.form.to).fill("08:00");
    await desk.button(names.save).click();
    await desk.says(texts.form.hoursWrong);
    await desk.check("insurer-editing");
    await desk.page.locator("dialog[open]").locator("[name=day-1]").check();
    await inDialog(texts.form.from).fill("08:00");
    await inDialog(texts.form.to).fill("17:00");
    await desk.button(names.save).click();
    await desk.page.getByRole("link", { name: "04 000 0500" }).waitFor();
    await desk.check("insurer-new");
    await desk.leave();
  });

  it("show a wordmark that an admin uploads, until it is removed", async () => {
    const [slug, name] = endedAt[place.language][place.width];
    const desk = await inRoom(place, `/insurance/${slug}`, "admin");
    const { names, texts, page, inDialog } = desk;
    const drawn = `/insurers/${slug}.svg`;
    const logoOnPartners = async () => {
      const list = await (await fetch(`${shop.address}/api/insurers`)).json();
      const { logo } = list.data.find((one: { slug: string }) => one.slug === slug);
      const pages = await Promise.all(
        ["/partners", "/partners/2"].map(async (path) =>
          (await fetch(`${shop.address}${path}`)).text(),
        ),
      );
      return pages.join("").includes(`src="${logo}"`) ? logo : undefined;
    };
    expect(await logoOnPartners()).toBe(drawn);
    const edit = () => desk.button(names.edit).first().click();
    await edit();
    const choose = (file: string, content: string) =>
      inDialog(names.wordmark).setInputFiles({
        name: file,
        mimeType: "image/svg+xml",
        buffer: Buffer.from(content),
      });
    const svg = (inner: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 120">${inner}</svg>`;
    await choose("mark.svg", svg("<script>alert(1)</script>"));
    await desk.says(desk.all.problems.insurance.wordmarkDrawing);
    await desk.check("wordmark-refused");
    const shape = '<path fill="#7a1f5c" d="M20 20h300l60 40-60 40H20l40-40z"/>';
    await choose("mark.svg", svg(shape));
    await desk.says(texts.wordmark.shown.chosen);
    expect(await page.getByText(desk.all.problems.insurance.wordmarkDrawing).count()).toBe(0);
    await desk.check("wordmark-chosen");
    expect(await logoOnPartners()).toBe(drawn);
    await desk.button(names.save).click();
    await desk.says(texts.form.saved);
    await expect.poll(logoOnPartners, { timeout: 10_000 }).toMatch(/^\/wordmarks\/\w{64}\.webp$/);
    await page.goto(`${shop.address}/${place.language === "ar" ? "ar/" : ""}partners`);
    const card = page.getByRole("listitem").filter({ hasText: name });
    const isDrawn = () =>
      card.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    if (await card.count()) await expect.poll(isDrawn).toBe(true);

    await desk.open(`/insurance/${slug}`);
    await edit();
    await desk.button(names.remove).click();
    await desk.says(texts.wordmark.shown.drawn);
    await desk.button(names.save).click();
    await desk.says(texts.form.saved);
    await expect.poll(logoOnPartners, { timeout: 10_000 }).toBe(drawn);
    await desk.leave();
  });

  it("are not saved over what a colleague saved meanwhile", async () => {
    const [slug] = endedAt[place.language][place.width];
    const desk = await inRoom(place, `/insurance/${slug}`, "admin");
    const other = await inRoom(place, `/insurance/${slug}`, "admin");
    const { names, texts } = desk;
    // Names of plans come after it.
    await desk.button(names.edit).first().click();
    await other.button(names.edit).first().click();
    await desk.inDialog(texts.form.phone).fill("04 000 0777");
    await desk.button(names.save).click();
    await desk.page.getByRole("link", { name: "04 000 0777" }).waitFor();
    await other.inDialog(texts.form.claimsPhone).fill("04 000 0888");
    await other.button(names.save).click();
    await other.says(desk.all.problems.insurance.changed);
    await expect.poll(() => other.inDialog(texts.form.phone).inputValue()).toBe("04 000 0777");
    expect(await other.inDialog(texts.form.claimsPhone).inputValue()).toBe("04 000 0888");
    await other.button(names.save).click();
    await other.page.getByRole("link", { name: "04 000 0888" }).waitFor();
    await desk.leave();
    await other.leave();
  });

  it("give no quote once two people end their agreement", async () => {
    const [slug, name] = endedAt[place.language][place.width];
    const before = await insurersQuoting();
    const agent = await inRoom(place, `/insurance/${slug}`, "agent");
    const { names, texts } = agent;
    const copyEdition = agent.linesOf(names.editions).getByRole("button", { name: names.copy });
    await copyEdition.waitFor();
    expect(await agent.button(names.add).count()).toBe(0);
    await agent.check("insurer");
    await copyEdition.click();
    await agent.page.waitForURL("**/drafts/*");
    const draft = agent.page.url();
    await agent.open(`/insurance/${slug}`);
    await copyEdition.click();
    await agent.says(texts.wasOpen);
    expect(agent.page.url()).toBe(draft);
    await agent.open(`/insurance/${slug}`);
    await agent.linesOf(names.agreements).getByRole("button", { name: names.copy }).click();
    await agent.field(names.validUntil).fill(dayInDubai(new Date(), -1));
    await agent.says(texts.draft.endsNow);
    await agent.field(names.reason).fill("Their letter of this morning.");
    await agent.check("agreement-draft");
    await agent.button(names.ask).click();
    await agent.says(agent.all.insurance.draft.askedNote);
    await agent.check("agreement-asked");
    await agent.open(`/insurance/${slug}`);
    await agent.linesOf(names.agreements).getByRole("link", { name: texts.goOn }).waitFor();
    expect(await insurersQuoting()).toEqual(before);

    const admin = await inRoom(place, "/approvals", "admin");
    const waiting = admin.page.getByRole("list", { name: names.waiting });
    await waiting.getByRole("listitem").filter({ hasText: name }).getByRole("link").click();
    await admin.button(names.approve).click();
    await admin.says(admin.all.approvals.states.used);
    await admin.open("/insurance");
    const noQuote = admin.rowOf(name).getByText(texts.noQuote.replace("{{payable}}", "0"));
    await noQuote.filter({ visible: true }).waitFor();
    await admin.check("insurers-ended");
    await admin.rowOf(name).getByRole("link").click();
    await admin.says(texts.selling.ended);
    await admin.check("insurer-ended");
    expect((await insurersQuoting()).size).toBe(before.size - 1);

    await agent.page.reload();
    await agent.says(texts.selling.ended);
    await agent.leave();
    await admin.leave();
  });
});

describe.each(sampledDesk("en", 1440))(
  "an agreement with the keyboard alone in $language at $width px",
  (place) => {
    it("is written and asked for", async () => {
      const desk = await inRoom(place, "/insurance", "agent");
      const { names, texts, page } = desk;
      const { tap, type, tick } = keyboardOf(page);
      const name = place.language === "en" ? "Marsa General" : "مرسى العامة للتأمين";
      await tap(desk.rowOf(name).getByRole("link"));
      await tap(desk.button(names.addAgreement));
      const cover = desk.all.covers.comprehensive;
      await tick(desk.field(texts.draft.maySell.replace("{{cover}}", cover)));
      const thirdParty = texts.draft.commission.replace("{{cover}}", desk.all.covers.thirdParty);
      await type(desk.field(thirdParty), "١٢٫٥");
      await type(desk.field(names.reason), "They extend it.");
      await tap(desk.button(names.ask));
      await desk.says(desk.all.insurance.draft.askedNote);
      expect(await desk.field(thirdParty).inputValue()).toBe("12.5");
      expect(desk.someone.troubles).toEqual([]);
      await desk.leave();
    });
  },
);
