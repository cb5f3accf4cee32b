import type { Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { newCustomer } from "../support/api-client.ts";
import { signIn } from "./account-steps.ts";
import { arriveAt, at, chatOn, cutLine, deskOf, expectOnce, openShop } from "./chat-steps.ts";
import type { Shop } from "./clock-steps.ts";
import { keyboardOf } from "./hands.ts";
import { expectAccessible, holdBack, type Place, sampled } from "./journey.ts";
import { sendLead } from "./profile-steps.ts";

let shop: Shop;
let desk: Awaited<ReturnType<typeof deskOf>>;
beforeAll(async () => {
  shop = await openShop();
  desk = await deskOf(shop);
});
afterAll(() => shop.stop());

const arrive = async (place: Place, path = "") => {
  const visit = await arriveAt(shop, place, path);
  onTestFinished(() => visit.context.close());
  return visit;
};

describe.each(sampled(["en", 390], ["ar", 1440]))("the chat in $language at $width px", (place) => {
  const { language } = place;

  it("opens in place, is answered, and keeps each line once", async () => {
    const { page, someone, chat } = await arrive(place);
    const before = page.url();
    const question = `Is Oman included? ${language}`;
    await chat.link.click();
    await chat.region.waitFor();
    expect(page.url()).toBe(before);
    const [seen = ""] = chat.words.texts.seen.split("{{");
    await chat.log.getByText(seen).waitFor();
    await expectAccessible(someone, "an empty chat");

    await chat.send(question);
    await expectOnce(chat, question);
    await chat.log.getByText(seen).waitFor({ state: "detached" });
    const colleague = await desk.answer(question);
    const answer = "Not by itself: <b>105.00</b> https://example.com";
    await colleague.say(answer);
    await expectOnce(chat, question, answer);
    expect(await chat.log.locator("a, b").count()).toBe(0);
    await expectAccessible(someone, "a conversation");

    await chat.message.fill("And the excess?");
    await chat.button(chat.words.texts.fold).click();
    await chat.region.waitFor({ state: "hidden" });
    await page.reload();
    await chat.link.click();
    await expectOnce(chat, question, answer);
    expect(await chat.message.inputValue()).toBe("And the excess?");

    await chat.button(chat.words.send).click();
    await expectOnce(chat, question, answer, "And the excess?");
    await chat.button(chat.words.end).click();
    await chat.line(chat.words.texts.events.ended.customer).waitFor();
    await chat.send("Once more");
    await expectOnce(chat, "Once more");
    await expect.poll(() => chat.line(question).count()).toBe(0);
    expect(someone.troubles).toEqual([]);
  });

  it("loses no words that could not be sent", async () => {
    const { page, chat } = await arrive(place);
    await chat.link.click();
    const mend = await cutLine(page);
    await chat.send("First words");
    await chat.button(chat.words.sendAgain).waitFor();
    await chat.send("Second words");
    await chat.button(chat.words.sendAgain).waitFor();
    await expectOnce(chat, "First words", "Second words");
    await page.reload();
    await chat.link.click();
    await expectOnce(chat, "First words", "Second words");

    await mend();
    await chat.button(chat.words.sendAgain).click();
    await chat.button(chat.words.sendAgain).waitFor({ state: "detached" });
    await expectOnce(chat, "First words", "Second words");
    await page.reload();
    await chat.link.click();
    await expectOnce(chat, "First words", "Second words");
  });

  it("goes on in the page of its own", async () => {
    const { page, someone, chat, open } = await arrive(place);
    await chat.link.click();
    await chat.send(`From the page ${language}`);
    await expectOnce(chat, `From the page ${language}`);
    await open("/chat");
    await expectOnce(chat, `From the page ${language}`);
    // The page's script has taken over.
    await chat.region.getByRole("checkbox").waitFor();
    await chat.send("Here too");
    await expectOnce(chat, `From the page ${language}`, "Here too");
    expect(new URL(page.url()).pathname).toMatch(/\/chat$/);
    await expectAccessible(someone, "the page of the chat");
  });
});

it("needs no mouse", async () => {
  const { page, chat } = await arrive({ language: "en", width: 1440 });
  const { tap } = keyboardOf(page);
  await chat.link.focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => chat.message.evaluate((one) => one === document.activeElement))
    .toBe(true);
  await page.keyboard.type("One line");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("and another");
  await page.keyboard.press("Enter");
  await expect.poll(() => chat.log.innerText()).toContain("One line\nand another");
  await tap(chat.button("End chat"));
  await chat.line("You ended the chat.").waitFor();
  await page.keyboard.press("Escape");
  await chat.region.waitFor({ state: "hidden" });
  expect(await chat.link.evaluate((one) => one === document.activeElement)).toBe(true);
});

it("covers the page of a phone, which waits until the chat is folded", async () => {
  const { page, chat } = await arrive({ language: "en", width: 390 });
  const isCovered = () => page.locator("main").evaluate((one) => one.closest("[inert]") !== null);
  await chat.link.click();
  await chat.region.waitFor();
  expect(await isCovered()).toBe(true);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(isCovered).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(isCovered).toBe(true);
  await page.mouse.click(195, 20);
  await chat.region.waitFor({ state: "hidden" });
  expect(await isCovered()).toBe(false);
  expect(await chat.link.evaluate((one) => one === document.activeElement)).toBe(true);
  await chat.link.click();
  await chat.region.waitFor();
  await page.waitForTimeout(100);
  expect(await chat.region.isVisible()).toBe(true);
  // As a phone goes back: what closes things from anywhere, not from within the panel.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Escape");
  await chat.region.waitFor({ state: "hidden" });
});

it("opens one stream for seven tabs, and pages still load", async () => {
  const { context, page, chat } = await arrive({ language: "en", width: 1440 });
  const requests = new Map<Request, Page>();
  context.on("request", (request) => {
    if (request.url().includes("/api/chat/live")) requests.set(request, request.frame().page());
  });
  context.on("requestfinished", (request) => requests.delete(request));
  context.on("requestfailed", (request) => requests.delete(request));
  const streams = () => [...requests.values()].filter((tab) => !tab.isClosed()).length;
  await chat.link.click();
  await chat.send("Seven tabs");
  await expectOnce(chat, "Seven tabs");

  const tabs = [{ page, chat }];
  for (let count = 1; count < 7; count += 1) {
    const tab = await context.newPage();
    await tab.goto(`${shop.address}/contact`);
    const there = chatOn(tab, "en");
    await there.link.click();
    await expectOnce(there, "Seven tabs");
    tabs.push({ page: tab, chat: there });
  }
  const colleague = await desk.answer("Seven tabs");
  await colleague.say("Hello to all of them");
  for (const tab of tabs) await expectOnce(tab.chat, "Seven tabs", "Hello to all of them");
  expect(streams()).toBe(1);

  // Another tab goes on where the first has left.
  await page.close();
  await expect.poll(streams).toBe(1);
  await colleague.say("Still there");
  for (const tab of tabs.slice(1)) await expectOnce(tab.chat, "Seven tabs", "Still there");

  for (const tab of tabs.slice(1)) {
    await tab.chat.button("Minimise the chat").click();
    await tab.chat.region.waitFor({ state: "hidden" });
  }
  await expect.poll(streams).toBe(0);
});

it("is about a request of somebody who is signed in, and sends a copy where asked", async () => {
  const person = await newCustomer(shop);
  await sendLead(person, "62011", {}, shop);
  const { page, someone, chat, open } = await arrive({ language: "en", width: 1440 });
  await signIn(someone, person, shop.address);
  await open("/profile");
  const link = page.getByRole("link", { name: "Chat with us", exact: true }).first();
  await link.click();
  await chat.send("My request, please");
  await expectOnce(chat, "My request, please");
  const requests = chat.region.getByRole("combobox", { name: "About my request" });
  // The second choice is made before the first is answered.
  const letThrough = await holdBack(page, "**/api/chat/request");
  await requests.selectOption({ index: 1 });
  const chosen = await requests.inputValue();
  const copy = chat.region.getByRole("checkbox", { name: "Copy to my email" });
  await copy.check();
  const saved = page.waitForResponse("**/api/chat/transcript");
  letThrough();
  await saved;
  expect(await copy.isChecked()).toBe(true);
  expect(await requests.inputValue()).toBe(chosen);
  await expectAccessible(someone, "a chat about a request");
  await page.reload();
  await link.click();
  await expect.poll(() => requests.inputValue()).toBe(chosen);
  expect(await chat.region.getByRole("checkbox").isChecked()).toBe(true);
});

it("asks where a copy goes when no address is known", async () => {
  const { someone, chat } = await arrive({ language: "en", width: 390 }, "/chat");
  await chat.send("A copy, please");
  await expectOnce(chat, "A copy, please");
  const copy = chat.region.getByRole("checkbox", { name: "Copy to my email" });
  await copy.check();
  const where = chat.region.getByRole("textbox", { name: "Where do we send the copy?" });
  await chat.button("Send it there").click();
  await chat.region.getByRole("alert").filter({ hasText: /./ }).waitFor();
  await expectAccessible(someone, "an address to send a copy to");
  await where.fill("copy@example.test");
  await chat.button("Send it there").click();
  await where.waitFor({ state: "hidden" });
  expect(await copy.isChecked()).toBe(true);
});

describe("when nobody answers", () => {
  beforeAll(() => shop.moveTo(at("20:00")));

  it.each(sampled(["en", 1440], ["ar", 390]))(
    "takes a message with an address in $language at $width px",
    async (place) => {
      const { someone, chat } = await arrive(place);
      await chat.link.click();
      await chat.region.getByText("09:00").waitFor();
      await expectAccessible(someone, "a message to leave");

      await chat.send("Write to me");
      await chat.region.getByRole("alert").filter({ hasText: /./ }).waitFor();
      expect(await chat.message.inputValue()).toBe("Write to me");
      await chat.email.fill("visitor@example.test");
      await chat.button(chat.words.send).click();
      await expectOnce(chat, "Write to me");
      await chat.email.waitFor({ state: "hidden" });
    },
  );
});
