import { describe, expect, it } from "vitest";
import { randomLetters } from "../../server/random-letters.ts";
import type { Page } from "playwright-core";
import { atDesk, leadsOf, leave, newLead, newToPay } from "./desk-steps.ts";
import { product } from "./journey.ts";
import { patient } from "./profile-steps.ts";

/** Two sizes of usual screens, and a tablet held upright. */
const sizes = [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
] as const;

const bottomOf = async (one: ReturnType<Page["locator"]>) => {
  const box = await one.boundingBox();
  return box ? box.y + box.height : Infinity;
};

const isSideways = (page: Page) =>
  page.evaluate(() => {
    const cut = [document.documentElement, ...document.querySelectorAll("main, table")];
    return cut.some(
      (one) => (one.parentElement ?? one).scrollWidth > (one.parentElement ?? one).clientWidth + 1,
    );
  });

const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.getAttribute("aria-label") ?? at?.textContent?.trim() ?? "";
  });

describe.each(["en", "ar"] as const)("on small screens in %s", (language) => {
  it("the document and its verdict are in sight, and the request's line stays", async () => {
    const { requestId } = await newLead();
    const desk = await atDesk({ language, width: 1440 }, `/requests/${requestId}?view=leads`);
    const { page, texts, button, check } = desk;
    await button(texts.request.actions.take).click();
    const offer = button(texts.offers.make);
    await offer.waitFor();
    await page.keyboard.press("KeyD");
    const accept = button(texts.documents.accept);
    await accept.waitFor();
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(async () => (await page.locator("aside").boundingBox())?.width).toBe(80);
      expect(await isSideways(page), `${width}`).toBe(false);
      expect((await page.locator("header").first().boundingBox())?.height).toBeLessThan(64);
      const picture = page.getByRole("img", { name: texts.documents.kinds.id }).first();
      expect((await picture.boundingBox())?.y).toBeLessThan(height / 2);
      expect(await bottomOf(accept)).toBeLessThan(height);
      await check(`small-${width}`);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => bottomOf(page.locator("h1"))).toBeLessThan(64);
      expect(await bottomOf(offer)).toBeLessThan(64);
    }
    await desk.open("/requests?view=leads");
    await page.getByRole("table", { name: texts.desk.table }).waitFor();
    await page.setViewportSize({ width: 1024, height: 768 });
    expect(await isSideways(page)).toBe(false);
    expect(desk.someone.troubles).toEqual([]);
    await leave(desk);
  });
});

describe.each([
  { language: "en", width: 1440 },
  { language: "ar", width: 768 },
] as const)("in $language at $width px", (place) => {
  it("focus comes back, keys go on, and what was done is said with a way back", async () => {
    // Other journeys send requests meanwhile.
    const name = `Way ${randomLetters(10).replaceAll(/\d/g, "e")}`;
    await leadsOf(name, 2);
    const found = new URLSearchParams({ view: "all", q: name }).toString();
    const desk = await atDesk(place, `/requests?${found}`);
    const { page, texts, button, dialog, check } = desk;
    const { actions, reject, done } = texts.request;
    const shown = () => /requests\/([\da-f-]{36})/.exec(page.url())?.[1];
    await page.getByRole("table", { name: texts.desk.table }).waitFor();
    await page.keyboard.press("KeyJ");
    await page.keyboard.press("Enter");
    await button(actions.take).waitFor();
    await page.keyboard.press("KeyT");
    await button(actions.snooze).waitFor();
    await expect.poll(() => focused(page)).toBe(texts.offers.make);

    await page.locator("main").focus();
    await page.keyboard.press("KeyS");
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe(actions.snooze);

    const first = shown();
    await page.keyboard.press("KeyJ");
    await expect.poll(shown, patient).not.toBe(first);
    await page.locator("h1").waitFor();
    await page.keyboard.press("KeyK");
    await expect.poll(shown, patient).toBe(first);
    await button(actions.reject).waitFor();

    await page.keyboard.press("KeyQ");
    const why = dialog.getByLabel(reject.why, { exact: true });
    expect(await why.inputValue()).toBe("");
    const reason = dialog.getByLabel(texts.request.reason, { exact: true });
    await reason.fill("Nobody insures it.");
    const confirm = dialog.getByRole("button", { name: reject.confirm, exact: true });
    await confirm.click();
    await dialog.getByText(reject.whyMissing).waitFor();
    await expect.poll(() => why.evaluate((one) => one === document.activeElement)).toBe(true);
    await why.selectOption("noInsurer");
    await confirm.click();
    const [before = ""] = done.rejected.split("{{number}}");
    const said = page.getByRole("status").filter({ hasText: before.trim() || "MZ-" });
    const open = said.getByRole("link", { name: texts.said.open });
    await open.hover();
    // The next request opens by itself.
    await button(actions.take).waitFor();
    await check("said");
    await open.click();
    await expect.poll(shown, patient).toBe(first);
    await expect.poll(() => said.count()).toBe(0);

    await page.keyboard.press("KeyG");
    await page.keyboard.press("KeyM");
    await page.waitForURL(/requests\?view=mine/);
    await page.keyboard.press("KeyG");
    await page.keyboard.press("KeyN");
    await page.waitForURL(/requests\?view=new/);
    await page.keyboard.press("Shift+Slash");
    await dialog.getByText(texts.keys.goLeads, { exact: true }).waitFor();
    await check("keys-help");
    expect(desk.someone.troubles).toEqual([]);
    await leave(desk);
  });

  it("a payment is said and shown by itself, without moving the page", async () => {
    const { requestId, pay } = await newToPay();
    const desk = await atDesk(place, `/requests/${requestId}?view=all`);
    const { page, texts } = desk;
    const state = page.locator('[aria-current="step"]');
    await state.waitFor();
    const top = async () => (await page.locator("main").boundingBox())?.y;
    const before = await top();
    await pay();
    const [paid = ""] = texts.request.changed.paid.split("{{amount}}");
    const said = page
      .getByRole("status")
      .filter({ hasText: new RegExp(`${paid}.?AED [\\d,]+\\.\\d\\d`) });
    await said.waitFor();
    await expect.poll(() => state.innerText(), patient).toContain(texts.states.paid);
    expect(await top()).toBe(before);
    await leave(desk);
  });

  it("is warned before the session ends, and covered when it has", async () => {
    const { requestId } = await newLead();
    const desk = await atDesk(place, `/requests/${requestId}?view=all`);
    const { page, texts, dialog, check } = desk;
    const { endsSoon, ended } = texts.access;
    await page.locator("h1").waitFor();
    const session = "**/api/office/session";
    const json = { status: "success", data: { secondsLeft: 110, isFinal: false } };
    await page.route(session, (route) => route.fulfill({ json }));
    await page.reload();
    await dialog.getByRole("heading", { name: endsSoon.heading }).waitFor();
    await check("ends-soon");
    await page.unroute(session);
    await dialog.getByRole("button", { name: endsSoon.stay }).click();
    await dialog.waitFor({ state: "hidden" });

    await fetch(`${product.address}/api/office/logout`, {
      method: "POST",
      headers: { cookie: `staff=${desk.cookie}`, "sec-fetch-site": "same-origin" },
    });
    await page.getByRole("dialog", { name: ended.heading }).waitFor();
    expect(await page.locator("h1").isVisible()).toBe(false);
    await check("covered");
    await leave(desk);
  });
});
