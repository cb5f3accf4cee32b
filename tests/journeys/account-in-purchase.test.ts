import { describe, expect, it } from "vitest";
import { newCustomer } from "../support/api-client.ts";
import type { Visitor } from "../support/browser.ts";
import { activate, logIn, newPerson, signUp } from "./account-steps.ts";
import {
  arrive,
  expectAccessible,
  holdBack,
  journey,
  type Place,
  product,
  sampled,
} from "./journey.ts";
import { chooseCheapest, keepChoice, keepDraft } from "./purchase-steps.ts";
import { wordsOf } from "./words.ts";

const name = (place: Place) => wordsOf(place.language);
const field = ({ page }: Visitor, label: string) => page.getByLabel(label, { exact: true });
const button = ({ page }: Visitor, label: string) =>
  page.locator("main").getByRole("button", { name: label, exact: true });

/** Goes from a stored draft to the account page; returns the card with the chosen quote. */
const askToSend = async (someone: Visitor, place: Place) => {
  await keepDraft(someone);
  await someone.open("/packages");
  await chooseCheapest(someone, name(place));
  await someone.page.waitForURL(/\/login\?next=/);
  const quote = someone.page.getByRole("region", { name: name(place).quote.label });
  await expect.poll(() => quote.innerText()).toContain("551.25");
  return quote;
};

/** The check page finds the purchase and asks for the missing photos. */
const goesOnSignedIn = async ({ page, context }: Visitor, place: Place) => {
  await page.waitForURL(({ pathname }) => pathname.endsWith("/check-answers"));
  await page.getByRole("heading", { name: name(place).documentsStep }).waitFor();
  await page.locator("account-menu details").waitFor();
  const cookies = (await context.cookies()).map((cookie) => cookie.name);
  expect(cookies).toEqual(expect.arrayContaining(["token", "username"]));
};

describe.each(sampled(["ar", 390], ["en", 1440]))(
  "an account created during a purchase, in $language at $width px",
  (place) => {
    const words = name(place);

    it("is created next to the chosen quote, and the code signs in and continues", () =>
      journey(place, async (someone) => {
        const quote = await askToSend(someone, place);
        expect(await quote.innerText()).toContain(words.quote.cover.thirdParty);
        expect(await quote.getByRole("img").getAttribute("alt")).toBeTruthy();
        await someone.page.getByText(words.loginFirst, { exact: true }).waitFor();
        expect(await someone.shift()).toBe(0);
        await expectAccessible(someone, "sign-up beside the quote");

        const person = newPerson();
        await signUp(someone, words, person);
        await field(someone, words.code).waitFor();
        await quote.waitFor();
        await expectAccessible(someone, "the code beside the quote");
        await activate(someone, words, person);

        await goesOnSignedIn(someone, place);
      }));
  },
);

describe("on the account page during a purchase", () => {
  const place: Place = { language: "en", width: 390 };
  const words = name(place);

  it("switching to login and back takes one tap and keeps what was typed", () =>
    journey({ language: "ar", width: 390 }, async (someone) => {
      const arabic = wordsOf("ar");
      const person = await newCustomer(product);
      await keepChoice(someone);
      await someone.open("/login?next=/check-answers");
      await field(someone, arabic.email).fill(person.email);
      await field(someone, arabic.phone).fill("501234567");
      await button(someone, arabic.login).click();
      await expect.poll(() => field(someone, arabic.phone).count()).toBe(0);
      expect(await field(someone, arabic.email).inputValue()).toBe(person.email);
      await expectAccessible(someone, "login beside the quote");
      await button(someone, arabic.openSignUpBeside).click();
      expect(await field(someone, arabic.phone).inputValue()).toBe("501234567");

      await button(someone, arabic.login).click();
      await someone.page.reload();
      await someone.page.getByRole("region", { name: arabic.quote.label }).waitFor();
      expect(await someone.shift()).toBe(0);
      await logIn(someone, arabic, person);
      await goesOnSignedIn(someone, { ...place, language: "ar" });
    }));

  it("customers with an account log in with e-mail and password", () =>
    journey(place, async (someone) => {
      const person = await newCustomer(product);
      await keepChoice(someone);
      await someone.open("/login?next=/check-answers");
      await logIn(someone, words, person);
      await goesOnSignedIn(someone, place);
    }));

  it("a session that ended leads to login, not to sign-up", async () => {
    const someone = await arrive(place);
    const person = await newCustomer(product);
    await keepChoice(someone);
    await someone.open("/login?next=/check-answers");
    await logIn(someone, words, person);
    await goesOnSignedIn(someone, place);

    await someone.context.clearCookies();
    await someone.page.reload();
    await someone.page.waitForURL(/\/login\?next=/);
    await someone.page.getByRole("region", { name: words.quote.label }).waitFor();
    await expect.poll(() => field(someone, words.phone).count()).toBe(0);
    await button(someone, words.login).waitFor();
    await someone.context.close();
  });

  it("the sign-up page is the same page", () =>
    journey(place, async (someone) => {
      await keepChoice(someone);
      await someone.open("/signup?next=/check-answers");
      await someone.page.getByRole("region", { name: words.quote.label }).waitFor();
      expect(await someone.shift()).toBe(0);
      await button(someone, words.openSignUpBeside).click();
      await signUp(someone, words, newPerson());
      await someone.page.waitForURL(/\/login\?next=/);
      await field(someone, words.code).waitFor();
    }));

  /** Opens the sign-up page as on a slow line: its scripts run when the returned function is called. */
  const openBeforeScripts = async (someone: Visitor) => {
    await keepChoice(someone);
    const runScripts = await holdBack(someone.page, "**/assets/entry.client*.js");
    const path = "/signup?next=/check-answers";
    await someone.page.goto(product.address + path, { waitUntil: "commit" });
    return runScripts;
  };

  it("somebody who types before the scripts run stays in the field", () =>
    journey(place, async (someone) => {
      const runScripts = await openBeforeScripts(someone);
      await button(someone, words.openSignUpBeside).click();
      await field(someone, words.email).fill("maryam@example.com");
      await field(someone, words.password).focus();
      runScripts();
      await expect.poll(() => button(someone, words.signUp).isEnabled()).toBe(true);
      await someone.page.keyboard.type("rain on the roof");
      expect(await field(someone, words.email).inputValue()).toBe("maryam@example.com");
      expect(await field(someone, words.password).inputValue()).toBe("rain on the roof");
    }));

  it("a login pressed before the scripts run is sent by them", () =>
    journey(place, async (someone) => {
      const person = await newCustomer(product);
      const runScripts = await openBeforeScripts(someone);
      await logIn(someone, words, person);
      runScripts();
      await goesOnSignedIn(someone, place);
    }));

  it("a tab that edits a request shows no quote", async () => {
    const someone = await arrive(place);
    await keepChoice(someone);
    await someone.page.evaluate(() => sessionStorage.setItem("insuranceEditing", "{}"));
    await someone.open("/login?next=/check-answers");
    await button(someone, words.login).waitFor();
    await expect.poll(() => field(someone, words.phone).count()).toBe(0);
    await someone.context.close();
  });
});

describe.each(sampled(["ar", 390]))("the error summary in $language at $width px", (place) => {
  it("loses each problem that is mended, and the title its word with the last one", () =>
    journey(place, async (someone) => {
      const words = wordsOf(place.language);
      const { page } = someone;
      const errorTitle = /^Error: |^خطأ: /;
      await someone.open("/login");
      await button(someone, words.login).click();
      const listed = page.getByRole("alert").getByRole("link");
      await expect.poll(() => listed.count()).toBe(2);
      expect(await page.title()).toMatch(errorTitle);

      await field(someone, words.email).fill("maryam@");
      expect(await listed.count()).toBe(2);
      await field(someone, words.email).fill("maryam@example.com");
      await expect.poll(() => listed.count()).toBe(1);
      expect(await page.title()).toMatch(errorTitle);
      await field(someone, words.password).fill("anything at all");
      await expect.poll(() => listed.count()).toBe(0);
      await expect.poll(() => page.title()).not.toMatch(errorTitle);
    }));
});
