import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Browser } from "playwright-core";
import { openBrowser, type Visitor, visitor } from "../support/browser.ts";
import { type Product, startProduct } from "../support/product.ts";
import {
  atTheGateway,
  becomeCustomer,
  chooseCheapest,
  confirmAndSend,
  describeVehicle,
  documentFiles,
  newPerson,
  type Photos,
  renewToGateway,
} from "./purchase-steps.ts";
import { wordsOf } from "./words.ts";

const languages = ["en", "ar"] as const;
const widths = [390, 1440] as const;
const everywhere = languages.flatMap((language) => widths.map((width) => ({ language, width })));
/** `npm test` takes each scenario once; the long run takes it everywhere. */
const sampled = process.env["TEST_LONG"] ? everywhere : [{ language: "en", width: 390 } as const];

const papers = [
  ["payment-summary.pdf", "application/pdf"],
  ["reminder.ics", "text/calendar"],
] as const;

let product: Product;
let browser: Browser;
let photos: Photos;
let plate = 10_000;

beforeAll(async () => {
  [product, browser, photos] = await Promise.all([
    startProduct({ RATE_LIMITS: "off" }),
    openBrowser(),
    documentFiles(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const open = (place: (typeof everywhere)[number]) =>
  visitor(browser, { ...place, address: product.address });

/** The request of plate `number` on the dashboard, in a state. */
const rowIn = (someone: Visitor, number: string, state: string) =>
  someone.page
    .getByRole("row")
    .filter({ hasText: number })
    .filter({ has: someone.page.getByText(state, { exact: true }) });

describe.each(everywhere)("renewing in $language at $width px", ({ language, width }) => {
  const words = wordsOf(language);

  it("goes from the home page to a paid request, with nothing to complain about", async () => {
    const someone = await open({ language, width });
    const { page } = someone;
    const number = String(plate++);
    const person = newPerson();
    const accessible = async (where: string) => expect(await someone.axe(), where).toEqual([]);

    await someone.open("/");
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    await accessible("home");

    await someone.open("/vehicle-insurance");
    await accessible("the form, closed");
    await describeVehicle(someone, words, photos, number);
    await accessible("the form, filled in");
    await page.getByRole("button", { name: words.proceed, exact: true }).click();

    await page.waitForURL(/\/packages/);
    await page.getByRole("tab").first().waitFor();
    await expect
      .poll(() => page.getByRole("button", { name: words.showDetails, exact: true }).count())
      .toBe(7);
    await page.getByRole("button", { name: words.showDetails, exact: true }).first().click();
    await accessible("the quotes");
    await chooseCheapest(someone, words);

    await becomeCustomer(someone, product, words, person);
    await page.waitForURL(/\/check-answers/);
    await page.getByRole("button", { name: words.confirmAndSend, exact: true }).waitFor();
    await accessible("check your answers");
    await confirmAndSend(someone, product, words);
    await accessible("the card page");
    await atTheGateway(someone, "pay");

    await page.waitForURL(/\/paytrue\?ref=/);
    await page.locator("main").getByText("551.25").first().waitFor();
    await accessible("payment succeeded");
    for (const [paper, type] of papers) {
      const link = await page.locator(`a[href*="${paper}?lang=${language}"]`).getAttribute("href");
      const answer = await page.request.get(new URL(link ?? "", page.url()).href);
      expect(answer.headers()["content-type"]).toContain(type);
    }

    await someone.open("/profile");
    await rowIn(someone, number, words.paidState).waitFor();
    await accessible("the profile");

    const mails = await product.mailsTo(person.email);
    expect(mails.filter(({ text }) => text.includes("551.25"))).toHaveLength(1);
    if (language === "ar") expect(mails[0]?.html).toContain('dir="rtl"');
    expect(someone.troubles).toEqual([]);
    await someone.context.close();
  });
});

describe.each(sampled)("payments in $language at $width px", (place) => {
  const words = wordsOf(place.language);

  const toGateway = async () => {
    const someone = await open(place);
    await someone.open("/vehicle-insurance");
    const number = String(plate++);
    const person = await renewToGateway(someone, product, words, photos, number);
    return { someone, person, number, page: someone.page };
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

  it("are found by the reconciler when the browser never returns", async () => {
    const { someone, number } = await toGateway();
    await atTheGateway(someone, "pay", "no_return");
    await stateInProfile(someone, number, words.paidState);
    await someone.context.close();
  });

  it("are never accepted with another amount", async () => {
    const { someone, page, person, number } = await toGateway();
    await atTheGateway(someone, "pay", "tampered_amount");
    await page.waitForURL(/\/pay(true|false)/);
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    await stateInProfile(someone, number, words.verifyingState);
    const mails = await product.mailsTo(person.email);
    expect(mails.filter(({ text }) => text.includes("551.25"))).toHaveLength(0);
    await someone.context.close();
  });

  it("are taken once when the return comes twice", async () => {
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
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const mails = await product.mailsTo(person.email);
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
