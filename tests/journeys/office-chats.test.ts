import { randomInt } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newCustomer } from "../support/api-client.ts";
import { setDeskHours } from "../support/chats.ts";
import type { TwoProcesses } from "../support/two-processes.ts";
import { untilFound } from "../support/waiting.ts";
import {
  atChats,
  chatVisitor,
  endWaiting,
  mailedAnywhere,
  startChatDesk,
} from "./chat-desk-steps.ts";
import { sampledDesk, sampledDesks } from "./desk-steps.ts";
import { keyboardOf } from "./hands.ts";
import { patient, sendLead } from "./profile-steps.ts";

let world: TwoProcesses;
beforeAll(async () => {
  world = await startChatDesk();
}, 120_000);
beforeEach(() => endWaiting(world));
afterAll(() => world.stop());

describe.each(sampledDesks)("a chat at the desk in $language at $width px", (place) => {
  const { language } = place;

  it("waits with a sound and a count in the title, and is answered", async () => {
    const desk = await atChats(world, place, { path: "" });
    const { page, names, button, log, field } = desk;
    await page.getByRole("heading", { name: desk.texts.dashboard.heading }).waitFor();
    const before = await desk.rung();
    const visitor = chatVisitor(world.products[1], language);
    const asked = `Is Oman in the price? ${crypto.randomUUID()}`;
    await visitor.say(asked);
    await expect.poll(() => page.title(), patient).toMatch(/^\(1\) /);
    await expect.poll(desk.rung, patient).toBe(before + 2);

    await page.getByRole("link", { name: names.table, exact: true }).click();
    await page.getByRole("heading", { name: names.table, level: 1 }).waitFor();
    await button(names.soundOn).click();
    await button(names.soundOff).waitFor();
    const other = chatVisitor(world.products[0], language);
    const second = `When is my refund? ${crypto.randomUUID()}`;
    await other.say(second);
    await expect.poll(() => page.title(), patient).toMatch(/^\(2\) /);
    await desk.rowOf(second).waitFor();
    expect(await desk.rung()).toBe(before + 2);
    await page.reload();
    await button(names.soundOff).click();
    await desk.check("chats");

    await desk.rowOf(asked).getByRole("link").click();
    await button(names.answer).waitFor();
    await desk.check("chat-waiting");
    await button(names.answer).click();
    await field.waitFor();
    await expect.poll(() => page.title(), patient).toMatch(/^\(1\) /);
    await field.fill("Yes, <b>for</b> AED 100.");
    await button(names.send).click();
    await log.getByText("Yes, <b>for</b> AED 100.").waitFor();
    await expect.poll(visitor.heard).toEqual([asked, "Yes, <b>for</b> AED 100."]);
    await visitor.say("And Qatar?");
    await log.getByText("And Qatar?").waitFor();

    // A kept text by its letters, in the visitor's language.
    await field.focus();
    await page.keyboard.press("/");
    await page.getByRole("option").nth(1).waitFor();
    await page.keyboard.type("tha");
    await expect.poll(() => page.getByRole("option").count()).toBeLessThan(4);
    await desk.check("chat-kept-text");
    await page.keyboard.press("Enter");
    await expect.poll(() => field.inputValue()).not.toBe("");
    await field.fill("Half a thought");
    await desk.check("chat-open");

    // What is begun in one stays there while another is answered, and over a reload.
    if (place.width === 768) await page.getByRole("link", { name: desk.texts.chats.back }).click();
    await desk.rowOf(second).getByRole("link").click();
    await button(names.answer).click();
    await field.waitFor();
    expect(await field.inputValue()).toBe("");
    await expect.poll(() => page.title(), patient).not.toMatch(/^\(/);
    const heard = await desk.rung();
    await visitor.say("And Qatar?");
    await expect.poll(desk.rung, patient).toBe(heard + 2);
    if (place.width === 1440)
      await desk.rowOf("And Qatar?").getByText(desk.texts.chats.unanswered).waitFor();
    await page.goBack();
    await page.goBack();
    if (place.width === 1440) await desk.rowOf("And Qatar?").getByRole("link").click();
    else await desk.open("/chats?view=mine");
    if (place.width === 768) await desk.rowOf("And Qatar?").getByRole("link").click();
    await expect.poll(() => field.inputValue()).toBe("Half a thought");
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe("Half a thought");

    // A line that does not arrive stays, and arrives once.
    const sending = "**/api/office/chats/*/lines";
    await page.route(sending, (route) => route.abort());
    await button(names.send).click();
    await button(names.again).waitFor();
    expect(await button(names.end).isDisabled()).toBe(true);
    await desk.check("chat-not-sent");
    await page.reload();
    await button(names.again).waitFor();
    await page.unroute(sending);
    await button(names.again).click();
    await button(names.again).waitFor({ state: "detached" });
    await expect
      .poll(async () => (await visitor.heard()).filter((one) => one === "Half a thought").length)
      .toBe(1);

    await button(names.end).click();
    await field.waitFor({ state: "detached" });
    await expect.poll(async () => (await visitor.read()).chat?.state).toBe("ended");
    await desk.check("chat-ended");
    await desk.leave();
  });

  it("becomes a message of somebody to write to, and a note on a request", async () => {
    const visitor = chatVisitor(world.products[0], language);
    const asked = `Do you insure boats? ${crypto.randomUUID()}`;
    await visitor.say(asked, { name: "Daniel Okoye" });
    const desk = await atChats(world, place);
    const { page, names, button, dialog, texts } = desk;
    await desk.rowOf(asked).getByRole("link").click();
    await button(names.answer).click();
    await desk.field.waitFor();
    await button(names.lead).click();
    await dialog.getByRole("button", { name: texts.chats.lead.save }).click();
    await dialog.getByText(texts.chats.lead.agreedMissing).waitFor();
    await desk.check("chat-lead");
    const inDialog = (name: string) => dialog.getByLabel(name, { exact: true });
    await inDialog(texts.chats.lead.email).fill("daniel@example.test");
    await inDialog(texts.chats.lead.phone).fill("+971501234567");
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: texts.chats.lead.save }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("status").getByRole("link", { name: texts.said.open }).click();
    await page.getByRole("heading", { name: "Daniel Okoye", level: 1 }).waitFor();
    await desk.check("chat-message");
    await page.goBack();

    await button(texts.chats.becomes.noteOnSome).click();
    await inDialog(texts.chats.noting.number).fill("MZ-000000");
    await dialog.getByRole("button", { name: texts.chats.noting.save }).click();
    await dialog.getByText(texts.problems.chats.requestNotFound).waitFor();
    await desk.check("chat-note");
    await page.keyboard.press("Escape");
    await desk.button(names.end).click();
    await dialog.getByText(texts.chats.end.text).waitFor();
    await desk.check("chat-ending");
    await dialog.getByRole("button", { name: names.end, exact: true }).click();
    await dialog.waitFor({ state: "hidden" });
    await desk.leave();
  });

  it("of somebody who is signed in becomes a note on their request, in one step", async () => {
    const [product] = world.products;
    const person = await newCustomer(mailedAnywhere(world));
    const { requestId } = await sendLead(person, String(randomInt(60_000, 99_999)), {}, product);
    const visitor = chatVisitor(product, language, person.token);
    const asked = `When will you call? ${crypto.randomUUID()}`;
    await visitor.say(asked);
    const number = (await visitor.name(requestId)).chat?.request?.number ?? "";
    const desk = await atChats(world, place);
    const { page, texts } = desk;
    await desk.rowOf(asked).getByRole("link").click();
    await page.getByText(texts.chats.facts.signedIn, { exact: true }).waitFor();
    await page.getByRole("link", { name: number }).waitFor();
    const [, before = ""] = texts.chats.becomes.note.match(/^(.*){{number}}/) ?? [];
    await page.getByRole("button", { name: before.trim() }).click();
    await page.getByRole("status").getByRole("link", { name: texts.said.open }).click();
    await page.waitForURL(`**/requests/${requestId}`);
    await page.getByText(asked).first().waitFor();
    await desk.leave();
  });
});

describe.each(sampledDesks)("a message of the chat in $language at $width px", (place) => {
  const { language } = place;
  beforeAll(() => setDeskHours(world.database.db, "later"));
  afterAll(() => setDeskHours(world.database.db, "always"));

  it("is answered by email once what we wrote is sent with its end", async () => {
    const visitor = chatVisitor(world.products[0], language);
    const asked = `Do you insure boats? ${crypto.randomUUID()}`;
    const email = `visitor-${crypto.randomUUID()}@example.test`;
    const { chat } = await visitor.say(asked, { email });
    expect(chat?.state).toBe("message");
    const desk = await atChats(world, place);
    const { page, names, button, field, texts } = desk;
    await desk.rowOf(asked).getByRole("link").click();
    await visitor.wantCopy(false);
    await page.reload();
    await page.getByText(texts.chats.standing.messageNotMailed).waitFor();
    await visitor.wantCopy(true);
    await page.reload();
    const toMail = texts.chats.standing.messageMail.replace("{{email}}", `\u2068${email}\u2069`);
    await page.getByText(toMail).waitFor();
    await desk.check("chat-message-left");
    await button(names.answer).click();
    await field.fill("Not yet, only <b>cars</b>.");
    await button(names.send).click();
    await desk.log.getByText("Not yet, only <b>cars</b>.").waitFor();
    expect(await mailedAnywhere(world).mailsTo(email)).toEqual([]);
    await button(names.end).click();
    await field.waitFor({ state: "detached" });

    const mail = await untilFound(
      async () => (await mailedAnywhere(world).mailsTo(email))[0],
      "the answer by email",
    );
    expect(mail.text).toContain("Not yet, only <b>cars</b>.");
    await desk.leave();
  });
});

describe.each([...sampledDesk("en", 1440), ...sampledDesk("ar", 768)])(
  "a chat with the keyboard alone in $language at $width px",
  (place) => {
    it("is answered by a key, and ended", async () => {
      const visitor = chatVisitor(world.products[0], place.language);
      const asked = `Is my licence enough? ${crypto.randomUUID()}`;
      await visitor.say(asked);
      const desk = await atChats(world, place);
      const { page, names, button, field, log } = desk;
      const { tap } = keyboardOf(page);
      await desk.rowOf(asked).waitFor();
      await page.keyboard.press("a");
      await field.waitFor();
      await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
      await page.keyboard.type("Yes.");
      await page.keyboard.press("Enter");
      await log.getByText("Yes.").waitFor();
      await expect.poll(visitor.heard).toEqual([asked, "Yes."]);
      await tap(button(names.end));
      await field.waitFor({ state: "detached" });
      expect(desk.someone.troubles).toEqual([]);
      await desk.leave();
    });
  },
);
