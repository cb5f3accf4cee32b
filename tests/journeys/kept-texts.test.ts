import { describe, expect, it } from "vitest";
import { gapsIn } from "../../domain/texts/placeholders.ts";
import { atDesk, leave, newLead, type Place, sampledDesk, sampledDesks } from "./desk-steps.ts";
import { type Hands, keyboardOf } from "./hands.ts";
import { product } from "./journey.ts";

const leaveMessage = async ({ language }: Place) => {
  const words = `Are classic cars insured? ${crypto.randomUUID()}`;
  const person = { name: "Mariam Al Ali", email: "mariam@example.test", phone: "+971501234567" };
  const answer = await fetch(`${product.address}/api/leads/messages`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": language },
    body: JSON.stringify({ ...person, message: words, consent: true }),
  });
  expect(answer.status).toBe(201);
  return words;
};

type Desk = Awaited<ReturnType<typeof atDesk>>;

const hand: Pick<Hands, "tap" | "type"> = {
  tap: (control) => control.click(),
  type: (control, text) => control.fill(text),
};

const named = {
  en: {
    last: "last day",
    day: "4 December 2026",
    title: "Bring the old policy",
    body: "Dear {customer}, {insurer} asks for it.",
    wrong: "Dear {client}",
    client: "client",
  },
  ar: {
    last: "آخر يوم",
    day: "الخميس",
    title: "الوثيقة السابقة",
    body: "عزيزنا {العميل}، تطلبها {شركة التأمين}.",
    wrong: "عزيزنا {الزبون}",
    client: "الزبون",
  },
};

/** Opens the message; the answer is written in the language of whoever sent it. */
const atMessage = async (place: Place) => {
  const words = await leaveMessage(place);
  const desk = await atDesk(place, "/messages");
  await desk.page.getByRole("listitem").filter({ hasText: words }).getByRole("link").click();
  const field = desk.page.getByLabel(desk.texts.messages.answer.label, { exact: true });
  await field.waitFor();
  return { desk, field };
};

/** A slash and a few letters; what nobody knows stays as a gap, and nothing goes out with it. */
const insertThanks = async (
  { desk, field }: Awaited<ReturnType<typeof atMessage>>,
  { language }: Place,
  { tap }: Pick<Hands, "tap">,
) => {
  const { page, texts, button } = desk;
  const { last } = named[language];
  await tap(field);
  await page.keyboard.press("/");
  const find = page.getByRole("combobox", { name: texts.insertText.find, exact: true });
  await find.waitFor();
  await page.getByRole("option").nth(1).waitFor();
  await page.keyboard.type("tha");
  await expect.poll(() => page.getByRole("option").count()).toBe(1);
  await desk.check("texts-picker");
  await page.keyboard.press("Enter");
  await find.waitFor({ state: "detached" });
  expect(gapsIn(await field.inputValue()).map(({ name }) => name)).toEqual([last]);
  expect(await field.inputValue()).toContain("Mariam Al Ali");
  await tap(button(texts.messages.answer.copy));
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  await desk.check("texts-gap");
  await tap(button(texts.insertText.toGap));
};

const fillGap = async (
  { desk, field }: Awaited<ReturnType<typeof atMessage>>,
  { language }: Place,
  { tap }: Pick<Hands, "tap">,
) => {
  const { page, texts, button } = desk;
  await page.keyboard.type(named[language].day);
  expect(gapsIn(await field.inputValue())).toEqual([]);
  expect(await field.inputValue()).toContain(named[language].day);
  await desk.someone.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await tap(button(texts.messages.answer.copy));
  await page.getByText(texts.typed.copied, { exact: true }).waitFor();
};

/** @returns the letters by which it is found */
const keepText = async (desk: Desk, { language }: Place) => {
  const { page, texts, button } = desk;
  const words = texts.settings.texts;
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const { title, body, wrong, client } = named[language];
  const shortcut = `t${crypto.randomUUID().slice(0, 8)}`;
  await button(words.add).click();
  await field(words.fields.shortcut).fill(shortcut);
  await page.getByLabel(words.places.offer, { exact: true }).check();
  for (const one of ["en", "ar"] as const) {
    await field(words.fields.title[one]).fill(named[one].title);
    await field(words.fields.body[one]).fill(named[one].body);
  }
  await field(words.fields.body[language]).fill(wrong);
  await button(words.save).click();
  await page.getByText(client, { exact: false }).filter({ visible: true }).first().waitFor();
  await desk.check("texts-dialog");
  await field(words.fields.body[language]).fill(body);
  await button(words.save).click();
  await page.getByText(words.added, { exact: true }).waitFor();
  await page.getByRole("row", { name: title }).first().waitFor();
  await desk.check("texts");
  return shortcut;
};

describe.each(sampledDesks)("kept texts in $language at $width px", (place) => {
  it("are kept by an admin, and found in an offer by an agent", async () => {
    const admin = await atDesk(place, "/settings/texts", "admin");
    await admin.page.getByRole("row").nth(1).waitFor();
    const shortcut = await keepText(admin, place);
    const { requestId } = await newLead();
    const desk = await atDesk(place, `/requests/${requestId}`);
    const { page, texts, button } = desk;
    await button(texts.request.actions.take).click();
    await button(texts.offers.make).click();
    const option = page
      .getByRole("listbox", { name: texts.insertText.list, exact: true })
      .getByRole("option");
    const why = page.getByLabel(texts.offers.form.why, { exact: true });
    await button(texts.insertText.open).click();
    await page.keyboard.type(shortcut);
    await option.waitFor();
    await desk.check("texts-offer");
    await page.keyboard.press("Escape");
    await option.waitFor({ state: "detached" });
    expect(await why.isVisible()).toBe(true);
    await why.press("/");
    await page.keyboard.type(shortcut);
    await option.click();
    // Its request is in English, whatever the agent reads.
    await expect.poll(() => why.inputValue()).toContain(" asks for it.");
    await leave(desk);

    const words = admin.texts.settings.texts;
    await admin.page.getByRole("row").filter({ hasText: shortcut }).getByRole("button").click();
    await admin.button(words.retire).click();
    await admin.page.getByText(words.retiredDone, { exact: true }).waitFor();
    await leave(admin);
  });

  it("answer a message, once nothing is left to fill", async () => {
    const message = await atMessage(place);
    await insertThanks(message, place, hand);
    await fillGap(message, place, hand);
    await leave(message.desk);
  });
});

describe.each(sampledDesk("en", 1440))(
  "kept texts with the keyboard alone in $language at $width px",
  (place) => {
    it("are inserted and filled", async () => {
      const message = await atMessage(place);
      const keyboard = keyboardOf(message.desk.page);
      await insertThanks(message, place, keyboard);
      await fillGap(message, place, keyboard);
      await leave(message.desk);
    });
  },
);
