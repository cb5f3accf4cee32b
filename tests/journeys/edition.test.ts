import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Draft } from "../../contract/office/insurance/drafts.ts";
import type { Package } from "../../contract/quotes.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";
import { atDesk, leave, sampledDesk, sampledDesks } from "./desk-steps.ts";
import { editionNames } from "./edition-names.ts";
import { keyboardOf } from "./hands.ts";

type Place = (typeof sampledDesks)[number];

// Prices change, which the journeys that share a product rely on.
let own: StartedProduct;
beforeAll(async () => {
  own = await startProduct({ RATE_LIMITS: "off" });
});
afterAll(() => own.stop());

const quoteOf = async (plan: string) => {
  const answer = await fetch(`${own.address}/api/packages/renew/saloon/4`);
  const { data } = (await answer.json()) as { data: Package[] };
  const found = data.find(({ _id }) => _id.startsWith(plan));
  if (!found) throw new Error(`${plan} has no quote.`);
  return found;
};

/** A copy of what is on sale, as the list of editions makes it. */
const copyOf = async (plan: string, cookie: string): Promise<Draft> => {
  const { edition: digest } = await quoteOf(plan);
  const answer = await fetch(`${own.address}/api/office/editions`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      cookie: `staff=${cookie}`,
    },
    body: JSON.stringify({ plan, digest }),
  });
  return ((await answer.json()) as { data: Draft }).data;
};

const paste = (cell: Locator, text: string) =>
  cell.evaluate((input, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    const paste = { clipboardData, bubbles: true, cancelable: true };
    input.dispatchEvent(new ClipboardEvent("paste", paste));
  }, text);

/** An agent at a new draft of a plan. */
const atDraft = async (place: Place, plan: string) => {
  const desk = await atDesk(place, "/", undefined, own);
  const { id } = await copyOf(plan, desk.cookie);
  await desk.open(`/insurance/drafts/${id}`);
  const names = editionNames(place, desk.texts);
  const cell = (name: keyof typeof names) => desk.page.getByLabel(names[name], { exact: true });
  return { desk, id, names, cell, own: desk.texts.insurance };
};

/** What differs is counted first; the section is one of those with a difference. */
const compared = async (
  { page, dialog, check }: Awaited<ReturnType<typeof atDesk>>,
  opener: Locator,
  section: string,
  where: string,
) => {
  await opener.click();
  await dialog.getByText(/^\d /).waitFor();
  await dialog.getByRole("rowheader", { name: section }).first().waitFor();
  await check(where);
  await page.keyboard.press("Escape");
};

const approve = async (place: Place, price: string) => {
  const desk = await atDesk(place, "/approvals", "admin", own);
  const names = editionNames(place, desk.texts);
  const waiting = desk.page.getByRole("list", { name: names.waiting });
  await waiting.getByRole("link", { name: names.edition }).first().click();
  await desk.button(names.approve).click();
  await desk.page.getByText(desk.texts.approvals.states.used).first().waitFor();
  await desk.check(price);
  await leave(desk);
};

describe.each(sampledDesks)("an edition in $language at $width px", (place) => {
  const plan = place.language === "en" ? "falaj-comprehensive" : "marsa-comprehensive";

  it("is typed, compared, asked for, approved and on sale", async () => {
    const before = await quoteOf(plan);
    const { desk, names, cell, own: texts } = await atDraft(place, plan);
    const { page, check, button } = desk;
    const { edition } = texts;
    const image = page.getByRole("img", { name: edition.changes.cheaper });
    await cell("discount").waitFor();
    const unchanged = await image.getAttribute("aria-label");
    await check("edition-as-on-sale");

    await cell("discount").fill("٢٧٫٥");
    await paste(cell("from21"), "38\t12,5\t0\r\n");
    await cell("curve400").fill("172");
    expect(await cell("from25").inputValue()).toBe("12.5");
    expect(await cell("discount").inputValue()).toBe("27.5");
    await expect.poll(() => image.getAttribute("aria-label")).not.toBe(unchanged);
    await check("edition-changed");
    await compared(desk, button(names.compare), edition.sections.driverAge, "edition-compared");

    await cell("from70").fill("x");
    await button(names.save).click();
    await page.getByText(edition.wrongOne).waitFor();
    expect(await cell("from70").getAttribute("aria-invalid")).toBe("true");
    await check("edition-wrong");
    await cell("from70").press("Escape");
    expect(await cell("from70").inputValue()).toBe("25");

    await page.getByRole("radio", { name: names.oneRisk }).check({ force: true });
    await page.getByRole("columnheader", { name: edition.risk.difference }).waitFor();
    await page.locator("#risk-value").fill("400000");
    await page.locator("#risk-driverBirthYear").fill("2004");
    await check("edition-one-risk");

    await button(names.ask).click();
    await page.getByText(texts.draft.reasonMissing).waitFor();
    await page.getByLabel(names.reason, { exact: true }).fill("The insurer's letter of today.");
    await button(names.ask).click();
    await button(names.withdraw).waitFor();
    await check("edition-asked");
    expect(await cell("discount").inputValue()).toBe("27.5");

    await approve(place, "edition-approved");
    const soon = { timeout: 5_000 };
    await expect.poll(async () => (await quoteOf(plan)).price, soon).toBeLessThan(before.price);
    await desk.open(`/insurance/${plan.split("-")[0]}`);
    const { showEditions } = texts.insurer.plans;
    await button(showEditions.replace("{{plan}}", before.names[place.language])).click();
    const list = page.getByRole("list", { name: names.editions });
    await list.getByRole("listitem").nth(1).waitFor();
    const earlier = list.getByRole("button", { name: names.compare });
    await compared(desk, earlier, edition.sections.driverAge, "edition-of-before-compared");
    await leave(desk);
  });
});

describe.each(sampledDesk("en", 1440))(
  "an edition with the keyboard alone in $language at $width px",
  (place) => {
    const plan = "sidrah-comprehensive";

    it("is typed, and asked for from a day on", async () => {
      const { desk, names, cell, own: texts } = await atDraft(place, plan);
      const { page } = desk;
      const { tap, type } = keyboardOf(page);
      const isFocused = (one: Locator) => one.evaluate((input) => input === document.activeElement);
      const curve1000 = await cell("curve1000").inputValue();

      await type(cell("curve400"), "172");
      await page.keyboard.press("Enter");
      expect(await isFocused(cell("curve1000"))).toBe(true);
      await page.keyboard.type("495");
      expect(await cell("curve1000").inputValue()).toBe("495");
      await page.keyboard.press("Escape");
      expect(await cell("curve1000").inputValue()).toBe(curve1000);
      await page.keyboard.press("ArrowDown");
      expect(await isFocused(cell("from70"))).toBe(true);
      await page.keyboard.press(place.language === "ar" ? "ArrowLeft" : "ArrowRight");
      await page.keyboard.press("ArrowUp");
      expect(await isFocused(cell("from21"))).toBe(false);

      await type(page.getByLabel(names.reason, { exact: true }), "By letter.");
      await tap(desk.button(names.ask));
      await desk.button(names.withdraw).waitFor();
      await page.getByText(texts.draft.states.asked).first().waitFor();
      await tap(desk.button(names.withdraw));
      await desk.button(names.ask).waitFor();
      expect(await cell("curve400").inputValue()).toBe("172");
      expect(desk.someone.troubles).toEqual([]);
      await leave(desk);
    });
  },
);
