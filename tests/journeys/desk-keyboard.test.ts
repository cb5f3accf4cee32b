import { describe, expect, it } from "vitest";
import { randomLetters } from "../../server/random-letters.ts";
import { atDesk, leave, leadsOf, newLead } from "./desk-steps.ts";
import { patient } from "./profile-steps.ts";

/** Each request takes T, then S and Enter, or C, an arrow and Enter. */
const KEYSTROKES = 37;

describe.each([
  { language: "en", width: 1440, requests: 10 },
  { language: "ar", width: 768, requests: 2 },
] as const)("with the keyboard alone in $language", ({ requests, ...place }) => {
  it(`works ${requests} requests`, async () => {
    // Other journeys take their own leads meanwhile.
    const name = `Keyboard ${randomLetters(10).replaceAll(/\d/g, "e")}`;
    await leadsOf(name, requests);
    const found = new URLSearchParams({ view: "leads", q: name }).toString();
    const desk = await atDesk(place, `/requests?${found}`);
    const { page, texts, button, dialog } = desk;
    await page.getByRole("table", { name: texts.desk.table }).waitFor();
    let strokes = 0;
    const press = async (...keys: string[]) => {
      for (const key of keys) {
        strokes += 1;
        await page.keyboard.press(key);
      }
    };
    const shown = () => /requests\/([\da-f-]{36})/.exec(page.url())?.[1];

    await press("KeyJ", "Enter");
    for (let worked = 0; worked < requests; worked += 1) {
      await button(texts.request.actions.take).waitFor();
      const id = shown();
      await press("KeyT");
      await button(texts.request.actions.contacted).waitFor();
      if (worked % 2 === 0) {
        await press("KeyS");
        await dialog.waitFor();
      } else {
        await press("KeyC");
        await dialog.waitFor();
        await press("ArrowDown");
      }
      await press("Enter");
      await expect.poll(shown, patient).not.toBe(id);
    }
    if (requests === 10) expect(strokes).toBeLessThanOrEqual(KEYSTROKES);
    expect(desk.someone.troubles).toEqual([]);
    await leave(desk);
  });
});

/** For one lead: its documents, an offer at the price of the list, and Send; typed letters apart. */
const KEYS_OF_A_LEAD = 24;
const isLong = process.env["TEST_LONG"] !== undefined;

describe.each([
  { language: "en", width: 1440, leads: isLong ? 10 : 2 },
  { language: "ar", width: 768, leads: isLong ? 10 : 1 },
] as const)("from documents to offers with the keyboard in $language", ({ leads, ...place }) => {
  it(`takes at most ${KEYS_OF_A_LEAD} keys for each of ${leads} leads`, async () => {
    const name = `Offers ${randomLetters(10).replaceAll(/\d/g, "e")}`;
    await leadsOf(name, leads);
    const found = new URLSearchParams({ view: "leads", q: name }).toString();
    const desk = await atDesk(place, `/requests?${found}`);
    const { page, texts, button, dialog } = desk;
    const shown = () => /requests\/([\da-f-]{36})/.exec(page.url())?.[1];
    await page.getByRole("table", { name: texts.desk.table }).waitFor();
    let strokes = 0;
    const press = async (key: string) => {
      strokes += 1;
      await page.keyboard.press(key);
    };
    const accepted = page
      .locator("[id^=standing-]")
      .filter({ hasText: texts.documents.standing.accepted });

    await press("KeyJ");
    await press("Enter");
    for (let worked = 0; worked < leads; worked += 1) {
      await button(texts.request.actions.take).waitFor();
      const id = shown();
      await press("KeyT");
      await button(texts.offers.make).waitFor();
      await press("KeyD");
      for (let judged = 1; judged <= 3; judged += 1) {
        await button(texts.documents.accept).waitFor();
        await press("KeyA");
        await expect.poll(() => accepted.count(), patient).toBe(judged);
      }
      await press("KeyO");
      const plan = dialog.getByLabel(texts.offers.form.plan, { exact: true });
      await expect.poll(() => plan.locator("option").count(), patient).toBeGreaterThan(2);
      await press("ArrowDown");
      await expect.poll(() => plan.inputValue()).not.toBe("");
      await press("Enter");
      await page.keyboard.type("Repairs at the agency.");
      await press("Tab");
      await press("Enter");
      await expect.poll(shown, patient).not.toBe(id);
    }
    expect(strokes / leads).toBeLessThanOrEqual(KEYS_OF_A_LEAD);
    expect(desk.someone.troubles).toEqual([]);
    await leave(desk);
  });
});

it("a key pressed the moment a dialog closes opens the next one", async () => {
  const { requestId } = await newLead();
  const desk = await atDesk({ language: "en", width: 1440 }, `/requests/${requestId}`);
  const { page, texts, button, dialog } = desk;
  await button(texts.request.actions.take).click();
  await button(texts.request.actions.cancel).click();
  await dialog.waitFor();
  await page.evaluate(() => {
    const closing = new MutationObserver(() => {
      closing.disconnect();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { code: "KeyS", bubbles: true }));
    });
    closing.observe(document.querySelector("dialog[open]") ?? document.body, { attributes: true });
  });
  await dialog.getByRole("button", { name: texts.request.cancelKeep }).click();
  await dialog.getByRole("heading", { name: texts.request.snooze.heading }).waitFor();
  await page.waitForTimeout(300);
  expect(await dialog.isVisible()).toBe(true);
  await leave(desk);
});
