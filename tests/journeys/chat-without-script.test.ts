import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { arriveAt, at, deskOf, expectOnce, openShop } from "./chat-steps.ts";
import { startProduct } from "../support/product.ts";
import type { Shop } from "./clock-steps.ts";
import { type Place, sampled } from "./journey.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const arrive = async (place: Place, path: string) => {
  const visit = await arriveAt(shop, { ...place, scripts: false }, path);
  onTestFinished(() => visit.context.close());
  return visit;
};

describe.each(sampled(["en", 390], ["ar", 1440]))(
  "the chat without JavaScript in $language at $width px",
  (place) => {
    it("sends, shows what was answered, and ends", async () => {
      const { page, chat, someone } = await arrive(place, "/contact");
      const desk = await deskOf(shop);
      const question = `Without a script ${place.language}`;
      await chat.link.click();
      await page.waitForURL(/\/chat$/);
      await chat.send(question);
      await expectOnce(chat, question);
      expect(new URL(page.url()).pathname).toBe(`${chat.words.prefix}/chat`);

      const colleague = await desk.answer(question);
      await colleague.say("A person answers");
      await chat.region.getByRole("link", { name: chat.words.texts.again }).click();
      await expectOnce(chat, question, "A person answers");
      await page.reload();
      await expectOnce(chat, question, "A person answers");

      await chat.button(chat.words.end).click();
      await chat.line(chat.words.texts.events.ended.customer).waitFor();
      await chat.send("And again");
      await expectOnce(chat, "And again");
      expect(someone.troubles).toEqual([]);
    });
  },
);

describe("when nobody answers", () => {
  beforeAll(() => shop.moveTo(at("20:00")));

  it.each(sampled(["en", 1440], ["ar", 390]))(
    "gives back words that were not taken in $language at $width px",
    async (place) => {
      const { page, chat } = await arrive(place, "/chat");
      await chat.region.getByText("09:00").waitFor();
      // A browser takes this address.
      await chat.email.fill("visitor@example");
      await chat.send("Write to me");
      await chat.region.getByRole("alert").filter({ hasText: /./ }).waitFor();
      expect(await chat.message.inputValue()).toBe("Write to me");
      expect(await chat.email.inputValue()).toBe("visitor@example");
      await chat.email.fill("visitor@example.test");
      await chat.button(chat.words.send).click();
      await expectOnce(chat, "Write to me");
      expect(new URL(page.url()).pathname).toBe(`${chat.words.prefix}/chat`);
    },
  );
});

it("is absent where another chat takes its place", async () => {
  const other = await startProduct({ CHAT_WIDGET: "https://chat.example.test/widget?token=1" });
  onTestFinished(() => other.stop());
  for (const prefix of ["", "/ar"]) {
    const moved = await fetch(`${other.address}${prefix}/chat`, { redirect: "manual" });
    expect(moved.headers.get("location")).toBe(`${prefix}/contact`);
    for (const path of ["/contact", "/packages", "/check-answers"]) {
      const page = await (await fetch(other.address + prefix + path)).text();
      expect(page).not.toMatch(/href="[^"]*\/chat"/);
      expect(page).not.toMatch(/<html[^>]* data-chat=/);
    }
  }
});
