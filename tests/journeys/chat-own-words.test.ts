import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { newCustomer } from "../support/api-client.ts";
import around from "../../web/shell/around/en.ts";
import aroundAr from "../../web/shell/around/ar.ts";
import { signIn } from "./account-steps.ts";
import { arriveAt, cutLine, deskOf, expectOnce, openShop } from "./chat-steps.ts";
import type { Shop } from "./clock-steps.ts";
import { type Place, sampled } from "./journey.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  // Somebody is there, so that no address is asked for.
  await deskOf(shop);
});
afterAll(() => shop.stop());

/** Somebody who is signed in has typed what did not reach us, and half a line more. */
const typeInVain = async (place: Place) => {
  const visit = await arriveAt(shop, place);
  onTestFinished(() => visit.context.close());
  const { page, someone, chat, open } = visit;
  await signIn(someone, await newCustomer(shop, place.language), shop.address);
  await open("");
  await chat.link.click();
  const mend = await cutLine(page);
  await chat.send("My policy is MZ-1");
  await chat.button(chat.words.sendAgain).waitFor();
  await chat.message.fill("Half a thought");
  return { ...visit, mend };
};

describe.each(sampled(["en", 1440], ["ar", 390]))(
  "words in the chat in $language at $width px",
  (place) => {
    const { account } = place.language === "en" ? around : aroundAr;

    it("are gone with a logout, and not sent by the next person", async () => {
      const { page, someone, chat, mend, open } = await typeInVain(place);
      await chat.button(chat.words.texts.fold).click();
      await page.locator("account-menu summary").click();
      await page.locator("account-menu [data-logout]").click();
      await page.getByRole("dialog").getByRole("button", { name: account.logout }).click();
      await page.waitForURL(/\/login/);
      expect(await page.evaluate(() => sessionStorage.getItem("chatWords"))).toBeNull();

      await mend();
      await signIn(someone, await newCustomer(shop, place.language), shop.address);
      await open("");
      await chat.link.click();
      expect(await chat.message.inputValue()).toBe("");
      await chat.send("I am somebody else");
      await expectOnce(chat, "I am somebody else");
      expect(await chat.line("My policy is MZ-1").count()).toBe(0);
    });

    it.each(["in another tab", "without a word"])(
      "are gone with a session that ends %s",
      async (how) => {
        const { page, context, chat, mend } = await typeInVain(place);
        if (how === "in another tab")
          await context.request.post(`${shop.address}/api/users/logout`, {
            headers: { origin: shop.address },
          });
        else await context.clearCookies({ name: "token" });
        await mend();
        await page.evaluate(() => dispatchEvent(new Event("online")));
        await chat.line("My policy is MZ-1").waitFor({ state: "detached" });
        expect(await chat.message.inputValue()).toBe("");
        const read = await context.request.get(`${shop.address}/api/chat`);
        expect(await read.text()).not.toContain("MZ-1");
        await page.reload();
        await chat.link.click();
        await chat.send("I am somebody else");
        await expectOnce(chat, "I am somebody else");
        expect(await chat.line("My policy is MZ-1").count()).toBe(0);
      },
    );
  },
);
