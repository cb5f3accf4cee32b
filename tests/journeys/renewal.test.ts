import { beforeAll, describe, expect, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { becomeCustomer, newPerson } from "./account-steps.ts";
import { expectAccessible, journey, product, sampled } from "./journey.ts";
import { customerWith } from "./profile-steps.ts";
import {
  atTheGateway,
  chooseCheapest,
  confirmAndSend,
  INSURED,
  describeVehicle,
  documentsFromPhone,
  type Photos,
} from "./purchase-steps.ts";
import { wordsOf } from "./words.ts";

const papers = [
  ["payment-summary.pdf", "application/pdf"],
  ["reminder.ics", "text/calendar"],
] as const;

let photos: Photos;
let plate = 10_000;

beforeAll(async () => {
  photos = await documentsFromPhone();
});

const rowIn = ({ page }: Visitor, number: string, state: string) =>
  page
    .getByRole("row")
    .filter({ hasText: number })
    .filter({ has: page.getByText(state, { exact: true }) });

describe.each(sampled(["ar", 390], ["en", 1440]))("renewing in $language at $width px", (place) => {
  const words = wordsOf(place.language);

  it("goes from the home page to a paid request without problems", () =>
    journey(place, async (someone) => {
      const { page } = someone;
      const number = String(plate++);
      const person = newPerson();

      await someone.open("/");
      expect(await page.locator("html").getAttribute("lang")).toBe(place.language);

      await someone.open("/vehicle-insurance");
      await describeVehicle(someone, words, photos, number);
      await expectAccessible(someone, "the form, filled in");
      await page.getByRole("button", { name: words.proceed, exact: true }).click();

      await page.waitForURL(/\/packages/);
      await page.getByRole("tab").first().waitFor();
      await expect
        .poll(() => page.getByRole("button", { name: words.showDetails, exact: true }).count())
        .toBe(7);
      await page.getByRole("button", { name: words.showDetails, exact: true }).first().click();
      await expectAccessible(someone, "the quotes");
      await chooseCheapest(someone, words);

      await becomeCustomer(someone, words, person);
      await page.waitForURL(/\/check-answers/);
      await page.getByRole("button", { name: words.confirmAndSend, exact: true }).waitFor();
      await expectAccessible(someone, "check your answers");
      await confirmAndSend(someone, words);
      await expectAccessible(someone, "the card page");
      await atTheGateway(someone, "pay");

      await page.waitForURL(/\/paytrue\?ref=/);
      await page.locator("main").getByText("551.25").first().waitFor();
      await expectAccessible(someone, "payment succeeded");
      for (const [paper, type] of papers) {
        const link = await page
          .locator(`a[href*="${paper}?lang=${place.language}"]`)
          .getAttribute("href");
        const answer = await page.request.get(new URL(link ?? "", page.url()).href);
        expect(answer.headers()["content-type"]).toContain(type);
      }

      await someone.open("/profile");
      await rowIn(someone, number, words.paidState).waitFor();
      await expectAccessible(someone, "the profile");

      const withPrice = async () =>
        (await product.mailsTo(person.email)).filter(({ text }) => text.includes("551.25"));
      await expect.poll(withPrice).toHaveLength(1);
      const mails = await product.mailsTo(person.email);
      expect(mails.filter(({ text }) => text.includes(INSURED))).not.toHaveLength(0);
      if (place.language === "ar") expect(mails[0]?.html).toContain('dir="rtl"');
    }));
});

describe.each(sampled(["en", 390]))("payments in $language at $width px", (place) => {
  const words = wordsOf(place.language);

  /** A new customer at the card page, with a request that waits for payment. */
  const toGateway = async () => {
    const number = String(plate++);
    const { someone, person, page } = await customerWith("renewal", place, number);
    await someone.open("/profile");
    await page.getByRole("button", { name: words.pay, exact: true }).click();
    await page.waitForURL((url) => url.origin === product.gateway);
    return { someone, person, number, page };
  };

  /** The letters to a person once one has come that they asked for just now. */
  const afterALaterLetter = async ({ email }: { email: string }) => {
    await fetch(`${product.address}/api/users/forgot-password`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email }),
    });
    const hasLink = async () =>
      (await product.mailsTo(email)).some(({ text }) => text.includes("/reset-password"));
    await expect.poll(hasLink).toBe(true);
    return product.mailsTo(email);
  };

  const stateInProfile = async (someone: Visitor, number: string, state: string) => {
    await expect
      .poll(
        async () => {
          await someone.open("/profile");
          return rowIn(someone, number, state).count();
        },
        { timeout: 30_000, interval: 1_000 },
      )
      .toBe(1);
  };

  it("are retried after a decline", async () => {
    const { someone, page } = await toGateway();
    await atTheGateway(someone, "decline");
    await page.waitForURL(/\/payfalse\?ref=/);
    expect(await someone.axe()).toEqual([]);
    await page.locator("main").getByRole("button").first().click();
    await page.waitForURL((url) => url.origin === product.gateway);
    await atTheGateway(someone, "pay");
    await page.waitForURL(/\/paytrue\?ref=/);
    await page.locator("main").getByText("551.25").first().waitFor();
    expect(someone.troubles).toEqual([]);
    await someone.context.close();
  });

  it("leave the request waiting after an abort", async () => {
    const { someone, number, page } = await toGateway();
    await atTheGateway(someone, "abort");
    await page.waitForURL(/\/payfalse/);
    await stateInProfile(someone, number, words.awaitingState);
    await someone.context.close();
  });

  /** Pays without returning, and waits until the reconciler has found the payment. */
  const payWithoutReturning = async () => {
    const { someone, number } = await toGateway();
    await atTheGateway(someone, "pay", "no_return");
    await stateInProfile(someone, number, words.paidState);
    await someone.context.close();
  };

  it("are found by the reconciler when the browser never returns", payWithoutReturning);

  it("are never accepted with a different amount", async () => {
    const { someone, page, person, number } = await toGateway();
    await atTheGateway(someone, "pay", "tampered_amount");
    await page.waitForURL(/\/pay(true|false)/);
    // What the reconciler finds in the meantime must not make this one paid.
    await payWithoutReturning();
    await stateInProfile(someone, number, words.verifyingState);
    const mails = await product.mailsTo(person.email);
    expect(mails.filter(({ text }) => text.includes("551.25"))).toHaveLength(0);
    await someone.context.close();
  });

  it("count once if the return arrives twice", async () => {
    const { someone, page, person } = await toGateway();
    await atTheGateway(someone, "pay", "duplicate_return");
    await page.waitForURL(/\/paytrue\?ref=/);
    await page.locator("main").getByText("551.25").first().waitFor();
    await expect
      .poll(
        async () =>
          (await product.mailsTo(person.email)).filter(({ text }) => text.includes("551.25"))
            .length,
      )
      .toBe(1);
    // Letters leave in turn: once a later one has come, a second confirmation would have, too.
    const mails = await afterALaterLetter(person);
    expect(mails.filter(({ text }) => text.includes("551.25"))).toHaveLength(1);
    await someone.context.close();
  });

  it("are confirmed on the page itself when the gateway is slow", async () => {
    const { someone, page } = await toGateway();
    await atTheGateway(someone, "pay", "delay");
    await page.waitForURL(/\/paytrue\?ref=/);
    await page.locator("main").getByText("551.25").first().waitFor({ timeout: 30_000 });
    await someone.context.close();
  });
});
