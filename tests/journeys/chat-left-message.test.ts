import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { shortEmail } from "../../domain/chat/short-email.ts";
import { MINUTE_MS } from "../../domain/durations.ts";
import { newCustomer } from "../support/api-client.ts";
import { untilFound } from "../support/waiting.ts";
import { signIn } from "./account-steps.ts";
import { arriveAt, type chatOn, deskOf, expectOnce, openShop } from "./chat-steps.ts";
import type { Shop } from "./clock-steps.ts";
import { expectAccessible, type Place, sampled } from "./journey.ts";
import { patient } from "./profile-steps.ts";

let shop: Shop;
let desk: Awaited<ReturnType<typeof deskOf>>;
beforeAll(async () => {
  shop = await openShop();
  desk = await deskOf(shop);
});
afterAll(() => shop.stop());

const arrive = async (place: Place & { scripts?: boolean }, path = "") => {
  const visit = await arriveAt(shop, place, path);
  onTestFinished(() => visit.context.close());
  return visit;
};

const newEmail = () => `visitor-${crypto.randomUUID()}@example.test`;

/** After two minutes in which nobody answered. */
const waitInVain = async () => shop.moveTo(new Date(shop.now().getTime() + 3 * MINUTE_MS));

const answerByMail = async (asked: string, text: string, email: string) => {
  const colleague = await desk.answer(asked);
  await colleague.say(text);
  await colleague.end();
  const mails = () => shop.mailsTo(email);
  await untilFound(
    async () => (await mails()).find((mail) => mail.text.includes(text)),
    `a mail with ${text}`,
  );
};

const note = (chat: ReturnType<typeof chatOn>, email: string) =>
  chat.region.getByText(chat.words.texts.answersTo.replace("{{email}}", shortEmail(email)));

describe.each(sampled(["en", 390], ["ar", 1440]))(
  "a message in $language at $width px",
  (place) => {
    it("gets its answer at an address that is given afterwards", async () => {
      const { page, someone, chat } = await arrive(place);
      const { texts } = chat.words;
      const [asked, email] = [`Is Oman included? ${crypto.randomUUID()}`, newEmail()];
      await chat.link.click();
      await chat.send(asked);
      await expectOnce(chat, asked);
      await waitInVain();
      await expect
        .poll(async () => {
          await page.reload();
          await chat.link.click();
          await chat.log.getByText(asked).waitFor();
          return chat.email.isVisible();
        }, patient)
        .toBe(true);
      await expectAccessible(someone, "a message without an address");

      await chat.button(chat.words.send).click();
      await chat.region.getByRole("alert").filter({ hasText: texts.emailWrong }).waitFor();
      await chat.region.getByLabel(`${texts.name} (${texts.optional})`).fill("Noor");
      await chat.email.fill(email);
      await chat.button(chat.words.send).click();
      await note(chat, email).waitFor();
      await chat.email.waitFor({ state: "hidden" });
      await expectAccessible(someone, "a message with an address");
      await page.reload();
      await chat.link.click();
      await note(chat, email).waitFor();
      await answerByMail(asked, "It costs AED 105 more.", email);
    });

    it("gets it without JavaScript, too", async () => {
      const { page, chat } = await arrive({ ...place, scripts: false }, "/chat");
      const [asked, email] = [`And Qatar? ${crypto.randomUUID()}`, newEmail()];
      await chat.send(asked);
      await expectOnce(chat, asked);
      await waitInVain();
      await expect
        .poll(async () => {
          await page.reload();
          return chat.email.isVisible();
        }, patient)
        .toBe(true);
      await chat.email.fill(email);
      await chat.button(chat.words.send).click();
      await note(chat, email).waitFor();
      await answerByMail(asked, "Qatar, too.", email);
    });

    it("of somebody who signs in afterwards is answered to their account", async () => {
      const { page, someone, chat } = await arrive(place);
      const { texts } = chat.words;
      const asked = `Where is my policy? ${crypto.randomUUID()}`;
      await chat.link.click();
      await chat.send(asked);
      await expectOnce(chat, asked);
      await waitInVain();
      const person = await newCustomer(shop, place.language);
      await signIn(someone, person, shop.address);
      const asking = chat.region.getByText(texts.askCopy.split("{{")[0]?.trim() ?? "");
      await expect
        .poll(async () => {
          await page.reload();
          await chat.link.click();
          await chat.log.getByText(asked).waitFor();
          return asking.isVisible();
        }, patient)
        .toBe(true);
      await chat.region.getByRole("checkbox").check();
      await chat.region.getByText(texts.answersToAccount).waitFor();
      await answerByMail(asked, "In your profile.", person.email);
    });

    it("is told when a copy goes out, and that there is none without an answer", async () => {
      const { someone, chat } = await arrive(place);
      const { texts } = chat.words;
      const asked = `A copy, please ${crypto.randomUUID()}`;
      await chat.link.click();
      await chat.send(asked);
      await expectOnce(chat, asked);
      const copy = chat.region.getByRole("checkbox");
      await copy.check();
      await chat.region.getByText(texts.copyWaits).waitFor();
      await chat.region.getByRole("textbox", { name: texts.copyWhere }).fill(newEmail());
      await chat.button(texts.copySave).click();
      await chat.region.getByText(texts.copyWaits).waitFor();
      await expectAccessible(someone, "a copy that waits for an answer");
      await chat.button(chat.words.end).click();
      await chat.region.getByText(texts.copyNone).waitFor();
      await copy.waitFor({ state: "hidden" });

      const again = `Once more ${crypto.randomUUID()}`;
      await chat.send(again);
      await expectOnce(chat, again);
      const colleague = await desk.answer(again);
      await copy.check();
      await chat.region.getByText(texts.copyWaits).waitFor();
      await colleague.say("Here I am");
      await expectOnce(chat, again, "Here I am");
      await chat.region.getByText(texts.copyWaits).waitFor({ state: "detached" });
      await colleague.end();
    });
  },
);
