import { describe, expect, it } from "vitest";
import { newCustomer } from "../support/api-client.ts";
import { changeLead, newLead, officeTexts, sampledDesk } from "./desk-steps.ts";
import { product } from "./journey.ts";
import { open } from "./office-steps.ts";
import { patient, sendNew } from "./profile-steps.ts";

describe.each(sampledDesk("en", 1440))("a day at the desk in $language at $width px", (desk) => {
  const texts = officeTexts(desk.language);

  it("finds a request, takes it, reads it, notes something and snoozes it", async () => {
    const { number, requestId } = await newLead();
    const { someone, page, names, button, rowOf, check, enterFirst } = await open(desk);
    await enterFirst();
    await button(names.continue).click();
    await button(names.search).click();
    await page.getByRole("searchbox", { name: names.search }).fill(`B ${number}`);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/office\/requests\?view=all&q=/);
    const row = page.getByRole("row").filter({ has: page.locator(`a[href*="${requestId}"]`) });
    await row.waitFor();
    await check("list");
    const named = (await row.getByRole("link").innerText()).trim();
    await rowOf(named).waitFor();
    await page.locator("h1").click();
    await page.keyboard.press("KeyJ");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/office/requests/${requestId}?*`);

    await button(names.take).waitFor();
    await page.keyboard.press("KeyT");
    await button(names.snooze).waitFor();
    await page.getByRole("button", { name: texts.documents.kinds.id, exact: true }).click();
    const pictures = page.getByRole("img", { name: texts.documents.kinds.id });
    await expect.poll(() => pictures.count(), patient).toBe(2);
    await expect
      .poll(() => pictures.first().evaluate((one: HTMLImageElement) => one.naturalWidth), patient)
      .toBeGreaterThan(0);
    await check("request");

    await page.getByLabel(texts.request.notes.label, { exact: true }).fill("Asked two insurers");
    await page.waitForResponse((answer) => answer.url().endsWith("/note-draft"));
    await page.reload();
    const note = page.getByLabel(texts.request.notes.label, { exact: true });
    await expect.poll(() => note.inputValue(), patient).toBe("Asked two insurers");
    await button(names.addNote).click();
    await page.getByRole("listitem").filter({ hasText: "Asked two insurers" }).waitFor();
    expect(await note.inputValue()).toBe("");

    await button(names.snooze).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: texts.request.snooze.week }).click();
    await check("snooze");
    await dialog.getByRole("button", { name: names.snooze, exact: true }).click();
    await page.waitForURL(/\/office\/requests\?/);
    expect(someone.troubles).toEqual([]);
    await someone.context.close();
  });

  it("keeps what was typed when the session ends or the request changes", async () => {
    const lead = await newLead();
    const { requestId } = lead;
    const { someone, page, names, button, logIn, verify, check, enterFirst } = await open(desk);
    const { email, recoveryCodes } = await enterFirst();
    await button(names.continue).click();
    await page.goto(`${product.address}/office/requests/${requestId}?view=leads`);
    await button(names.take).click();
    await button(names.cancel).click();
    const reason = page.getByRole("dialog").getByLabel(names.reason, { exact: true });
    await reason.fill("Sold the car");

    await someone.context.clearCookies({ name: "staff" });
    const confirm = page.getByRole("button", { name: texts.request.cancelConfirm });
    await confirm.click();
    await page.getByRole("heading", { name: texts.access.ended.heading }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    const cover = page.getByRole("dialog", { name: texts.access.ended.heading });
    expect(await cover.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    expect(await page.locator("h1").isVisible()).toBe(false);
    expect(await reason.isVisible()).toBe(false);
    expect(await cover.getByRole("button", { name: texts.close, exact: true }).count()).toBe(0);
    await check("session ended");
    await logIn(email);
    await verify(recoveryCodes[1] ?? "");
    await page
      .getByRole("heading", { name: texts.access.ended.heading })
      .waitFor({ state: "hidden" });
    expect(await reason.inputValue()).toBe("Sold the car");
    expect(await page.locator("h1").isVisible()).toBe(true);
    expect(await page.getByRole("alert").count()).toBe(0);

    await changeLead(lead);
    await confirm.click();
    await page.getByRole("dialog").getByText(texts.problems.requests.changedMeanwhile).waitFor();
    await check("changed meanwhile");
    expect(await reason.inputValue()).toBe("Sold the car");

    // The page has been read again.
    await page.getByText(texts.request.events.edited, { exact: true }).waitFor();
    await confirm.click();
    await page.waitForURL((url) => !url.pathname.endsWith(requestId));
    await page.goto(`${product.address}/office/requests/${requestId}`);
    await page.getByText(texts.request.events.cancelledByStaff, { exact: true }).waitFor();
    await page.getByText("Sold the car").waitFor();
    await someone.context.close();
  });

  it("reveals an Emirates ID only when asked", async () => {
    const person = await newCustomer(product);
    const { requestId } = await sendNew(person);
    const { someone, page, names, button, check, enterFirst } = await open(desk);
    await enterFirst();
    await button(names.continue).click();
    await page.goto(`${product.address}/office/requests/${requestId}`);
    await page.getByText(/^784-[•*·\d-]+$/).waitFor();
    expect(await page.getByText("784-1990-1234567-1").count()).toBe(0);
    await button(names.reveal).click();
    await page.getByText("784-1990-1234567-1").waitFor();
    await check("revealed");
    await someone.context.close();
  });
});

describe("the keys of the office", () => {
  it("are shown by ?, and can be switched off", async () => {
    await newLead();
    const { someone, page, names, button, check, enterFirst } = await open({
      language: "en",
      width: 1440,
    });
    await enterFirst();
    await button(names.continue).click();
    await page.getByRole("link", { name: names.requests, exact: true }).click();
    await page.waitForURL(/\/office\/requests$/);
    await page.getByRole("table", { name: names.table }).waitFor();
    await page.locator("h1").click();
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    const focusedByJ = async () => {
      await page.keyboard.press("KeyJ");
      return focused();
    };
    await expect.poll(focusedByJ).toBe("A");
    await page.keyboard.press("Shift+Slash");
    const dialog = page.getByRole("dialog", { name: officeTexts("en").keys.heading });
    await dialog.waitFor();
    await check("keys");
    await dialog.getByRole("checkbox").uncheck();
    await page.keyboard.press("Escape");
    await page.reload();
    await page.getByRole("table", { name: names.table }).waitFor();
    await page.keyboard.press("KeyJ");
    expect(await focused()).toBe("BODY");
    await someone.context.close();
  });
});

describe("new requests", () => {
  it("are announced above a list that does not jump", async () => {
    await newLead();
    const { someone, page, names, button, rowOf, enterFirst } = await open({
      language: "en",
      width: 1440,
    });
    await enterFirst();
    await button(names.continue).click();
    await page.clock.install();
    await page.goto(`${product.address}/office/requests?view=leads`);
    const rows = page.getByRole("table", { name: names.table }).getByRole("row");
    await rows.nth(1).waitFor();
    await page.getByRole("link", { name: /^Leads \d/ }).waitFor();
    const before = await rows.count();

    const announced = page.getByRole("status").getByRole("button", { name: /\d new request/ });
    let requestId = "";
    // Other journeys work on leads: one that leaves the list hides one that comes.
    const isAnnounced = async () => {
      ({ requestId } = await newLead());
      await page.clock.runFor(21_000);
      return announced.waitFor({ timeout: 3_000 }).then(
        () => true,
        () => false,
      );
    };
    await expect.poll(isAnnounced).toBe(true);
    expect(await rows.count()).toBe(before);
    await announced.click();
    await page.locator(`tbody a[href*="${requestId}"]`).waitFor();
    const [number = ""] = await page.locator(`a[href*="${requestId}"]`).allInnerTexts();
    await rowOf(number.trim()).waitFor();
    await someone.context.close();
  });
});
