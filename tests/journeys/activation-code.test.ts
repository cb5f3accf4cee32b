import { describe, expect, it } from "vitest";
import { codeFor } from "../support/api-client.ts";
import type { Visitor } from "../support/browser.ts";
import { activate, newPerson, signUp } from "./account-steps.ts";
import { arrive, expectAccessible, journey, type Place, product } from "./journey.ts";
import { wordsOf } from "./words.ts";

const place: Place = { language: "en", width: 390 };
const words = wordsOf(place.language);

const field = ({ page }: Visitor, label: string) => page.getByLabel(label, { exact: true });
const button = ({ page }: Visitor, label: string) =>
  page.locator("main").getByRole("button", { name: label, exact: true });

describe("the activation code", () => {
  /** A sign-up that waits for its code, and the codes that the page sends. */
  const waitForCode = async (someone: Visitor) => {
    const sent: unknown[] = [];
    someone.page.on("request", (request) => {
      if (request.url().endsWith("/api/users/verify")) sent.push(request.postDataJSON());
    });
    const person = newPerson();
    await someone.open("/signup?next=/profile");
    await button(someone, words.openSignUp).click();
    await signUp(someone, words, person);
    await field(someone, words.code).waitFor();
    return { code: await codeFor(product, person.email), sent };
  };

  it("is sent once, also by somebody who presses the button", () =>
    journey(place, async (someone) => {
      const { code, sent } = await waitForCode(someone);
      await field(someone, words.code).fill(code.slice(0, 5));
      await field(someone, words.code).pressSequentially(code.slice(5));
      await button(someone, words.verify).click();
      await someone.page.waitForURL(/\/profile$/);
      expect(sent).toEqual([expect.objectContaining({ code })]);
    }));

  it("can be corrected, and is then sent again without the button", async () => {
    const someone = await arrive(place);
    const { code, sent } = await waitForCode(someone);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    await field(someone, words.code).fill(wrong);
    const listed = someone.page.getByRole("alert").getByRole("link");
    await listed.waitFor();
    expect(await field(someone, words.code).inputValue()).toBe(wrong);
    await expectAccessible(someone, "a wrong code");

    await listed.click();
    await field(someone, words.code).pressSequentially("7");
    await field(someone, words.code).fill(code);
    await someone.page.waitForURL(/\/profile$/);
    expect(sent).toEqual([wrong, code].map((one) => expect.objectContaining({ code: one })));
    await someone.context.close();
  });

  it("only activates the account in another browser, where login follows and continues", () =>
    journey(place, async (someone) => {
      const person = newPerson();
      await someone.open("/signup?next=/profile");
      await button(someone, words.openSignUp).click();
      await signUp(someone, words, person);
      await field(someone, words.code).waitFor();
      await someone.context.clearCookies({ name: "activation" });
      await activate(someone, words, person);
      await someone.page.getByText(words.activated).waitFor();
      await field(someone, words.password).fill(person.password);
      expect(await field(someone, words.email).inputValue()).toBe(person.email);
      await button(someone, words.login).click();
      await someone.page.waitForURL(/\/profile$/);
    }));
});
