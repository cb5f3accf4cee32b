import { mkdirSync } from "node:fs";
import { randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { newCustomer } from "../support/api-client.ts";
import { signIn } from "./account-steps.ts";
import { atDesk, leave, newLead, type Place as Desk } from "./desk-steps.ts";
import { arrive, expectAccessible, type Place, product } from "./journey.ts";
import { hoursLater, leadWithoutAccount, ownTexts } from "./preference-steps.ts";

const languages = ["en", "ar"] as const;

const look = async (someone: Visitor, { language, width }: Place, where: string) => {
  const folder = process.env["OFFICE_SHOTS"];
  if (folder) {
    mkdirSync(folder, { recursive: true });
    const path = `${folder}/${where}-${language}-${width}.png`;
    await someone.page.screenshot({ path, fullPage: true });
  }
  await expectAccessible(someone, where);
};

/** The card of somebody's profile. */
const cardOf = ({ page }: Visitor, { language }: Place) => {
  const texts = ownTexts(language);
  const { names } = texts;
  const card = page.getByRole("region", { name: texts.heading });
  const field = (name: string) => card.getByLabel(name, { exact: true });
  return {
    texts,
    names,
    card,
    channel: field(names.channel),
    from: field(names.from),
    until: field(names.until),
    field,
    save: () => card.getByRole("button", { name: texts.save, exact: true }).click(),
    says: (words: string) => card.getByText(words).waitFor(),
  };
};

describe.each(languages)("in %s somebody says how they want to be reached", (language) => {
  const phone: Place = { language, width: 390 };
  const wide: Desk = { language, width: 1440 };

  it("and the desk sees it before a call, and may go on", async () => {
    const { person, requestId } = await newLead();
    const someone = await arrive(phone);
    await signIn(someone, person);
    await someone.open("/profile/update");
    const own = cardOf(someone, phone);
    const { from, until } = hoursLater();
    await own.channel.selectOption({ label: own.names.phone });
    await own.field(own.names.language).selectOption("ar");
    await own.card.getByRole("radio", { name: own.texts.someHours }).check();
    await own.from.selectOption(from);
    await own.until.selectOption(from);
    await own.save();
    await own.says(own.texts.problems.hoursTooShort);
    await look(someone, phone, "own-mistake");
    await own.until.selectOption(until);
    await own.save();
    await own.says(own.texts.saved);
    await look(someone, phone, "own-saved");
    await someone.open("/profile/data");
    await someone.page.getByText(own.texts.words.channels.phone).waitFor();
    await look(someone, phone, "own-stored");
    expect(someone.troubles).toEqual([]);
    await someone.context.close();

    const desk = await atDesk(wide, `/requests/${requestId}`);
    const { page, texts, button, dialog, check } = desk;
    const { notNow } = texts.preferences;
    await button(texts.request.actions.take).click();
    const call = button(texts.request.actions.contacted);
    await call.waitFor();
    await page.getByText(from).first().waitFor();
    await check("desk-wish");
    await page.getByRole("link", { name: "501234567" }).click();
    await dialog.getByText(from).waitFor();
    await dialog.getByRole("button", { name: notNow.back, exact: true }).click();
    await call.click();
    await dialog.getByRole("heading", { name: notNow.heading }).waitFor();
    await check("desk-not-now");
    await dialog.getByRole("button", { name: notNow.goOn, exact: true }).click();
    await dialog.getByRole("radio", { name: texts.calls.outcomes.callBack }).check();
    const again = dialog.getByLabel(texts.calls.again);
    await expect.poll(() => again.inputValue()).toContain(from);
    const proposed = await again.inputValue();
    await again.fill(proposed.replace(from, "13:30"));
    const [take = ""] = texts.calls.takeBetter.split("{{");
    const better = dialog.getByRole("button", { name: take.trim() });
    await better.waitFor();
    await check("desk-better");
    await better.click();
    await expect.poll(() => again.inputValue()).toContain(from);
    await dialog.getByRole("button", { name: texts.calls.save, exact: true }).click();
    await dialog.waitFor({ state: "hidden" });

    // Put off until then, it made room for the list.
    await desk.open(`/requests/${requestId}`);
    await page.getByRole("link", { name: texts.request.client, exact: true }).click();
    await page.waitForURL(/\/office\/clients\/[\da-f-]{36}$/);
    await page.getByText(from).first().waitFor();
    const callClient = page.getByRole("link", { name: texts.clients.one.call, exact: true });
    await callClient.click();
    await dialog.getByRole("heading", { name: notNow.heading }).waitFor();
    await check("client-not-now");
    const goOn = dialog.getByRole("link", { name: notNow.goOn, exact: true });
    expect(await goOn.getAttribute("href")).toContain("tel:+971");
    await dialog.getByRole("button", { name: notNow.back, exact: true }).click();
    await dialog.waitFor({ state: "hidden" });
    await check("client-wish");
    expect(desk.someone.troubles).toEqual([]);
    await leave(desk);
  });

  it("in two tabs, and nothing that was chosen in the second is lost", async () => {
    const person = await newCustomer(product);
    const someone = await arrive(phone);
    await signIn(someone, person);
    await someone.open("/profile/update");
    const other = await someone.context.newPage();
    await other.goto(someone.page.url());
    const [own, second] = [cardOf(someone, phone), cardOf({ ...someone, page: other }, phone)];
    await second.channel.selectOption("mail");
    await own.save();
    await own.says(own.texts.saved);
    await second.save();
    await second.says(second.texts.changed.title);
    expect(await second.channel.inputValue()).toBe("mail");
    await look({ ...someone, page: other }, phone, "own-changed");
    await second.save();
    await second.says(second.texts.saved);
    await other.reload();
    await expect.poll(() => second.channel.inputValue()).toBe("mail");
    await someone.context.close();
  });
});

describe.each(languages)("in %s staff record it on a call", (language) => {
  it("of a lead without an account, from its request", async () => {
    const { requestId } = await leadWithoutAccount(String(randomInt(60_001, 90_000)));
    const desk = await atDesk({ language, width: 1440 }, `/requests/${requestId}`);
    const { page, texts, button, check } = desk;
    const { preferences } = texts;
    const { names } = ownTexts(language);
    await page.getByRole("link", { name: preferences.record, exact: true }).click();
    const channel = page.getByLabel(names.channel, { exact: true });
    await channel.selectOption({ label: preferences.channels.mail });
    await check("client-preferences-chosen");
    await button(preferences.save).click();
    await page.getByText(preferences.saved).waitFor();
    await channel.selectOption({ label: preferences.channels.phoneThenMail });
    await page.getByLabel(preferences.hours, { exact: true }).selectOption("some");
    await page.getByLabel(preferences.from, { exact: true }).selectOption("18:00");
    await page.getByLabel(preferences.until, { exact: true }).selectOption("20:00");
    await button(preferences.save).click();
    await page.getByText(preferences.problems.hoursNotOurs).waitFor();
    await check("client-preferences-mistake");
    await page.getByLabel(preferences.from, { exact: true }).selectOption("16:00");
    await button(preferences.save).click();
    await button(preferences.save).waitFor({ state: "hidden" });
    await check("client-preferences");
    await page.goBack();
    await page.getByText("16:00").first().waitFor();
    expect(desk.someone.troubles).toEqual([]);
    await leave(desk);
  });
});
