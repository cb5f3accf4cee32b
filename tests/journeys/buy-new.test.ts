import { randomInt } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { newCustomer } from "../support/api-client.ts";
import type { Visitor } from "../support/browser.ts";
import { cheapestPlan } from "../support/purchases.ts";
import { becomeCustomer, newPerson, signIn } from "./account-steps.ts";
import { expectAccessible, journey, product, sampled } from "./journey.ts";
import {
  describeNewCar,
  describeNewCarAtOnce,
  identifyNewCar,
  inArabicIndic,
  typeEmiratesId,
} from "./new-policy-steps.ts";
import { sendRenewal } from "./profile-steps.ts";
import {
  addPhotos,
  aPlate,
  atTheGateway,
  chooseCheapest,
  confirmAndSend,
  describePlate,
  documentFiles,
  type Photos,
  press,
} from "./purchase-steps.ts";
import { type Words, wordsOf } from "./words.ts";

let photos: Photos;

beforeAll(async () => {
  photos = await documentFiles();
});

const cheapestPrice = async () => {
  const read = async (path: string) => (await fetch(product.address + path)).json();
  return (await cheapestPlan(read, "new-plate")).price;
};

type Sent = { url: string; body: string };

/** What a visitor's browser asks our server for from now on. */
const sentBy = ({ page }: Visitor): Sent[] => {
  const sent: Sent[] = [];
  page.on("request", (request) => {
    if (/\/api\//.test(request.url()))
      sent.push({ url: request.url(), body: request.postDataBuffer()?.toString("latin1") ?? "" });
  });
  return sent;
};

/** A visit of a page, or how fast it loaded, without anything typed. */
const isCount = ({ url }: Sent) => /\/api\/(users\/addvistior|page-speed)$/.test(url);

/** Goes from "check your answers" to a paid request in the profile. */
const confirmAndPay = async (someone: Visitor, words: Words) => {
  await someone.page.waitForURL(/\/check-answers/);
  await someone.page.getByRole("button", { name: words.confirmAndSend, exact: true }).waitFor();
  await expectAccessible(someone, "check your answers");
  await confirmAndSend(someone, words);
  await atTheGateway(someone, "pay");
  await someone.page.waitForURL(/\/paytrue\?ref=/);
  const price = (await cheapestPrice()).toFixed(2);
  await someone.page.locator("main").getByText(price).first().waitFor();
  await expectAccessible(someone, "payment succeeded");
  await someone.open("/profile");
  await someone.page
    .getByRole("row")
    .filter({ has: someone.page.getByText(words.paidState, { exact: true }) })
    .waitFor();
};

describe("a new policy with third-party cover", () => {
  it.each(sampled(["ar", 390]))(
    "by plate number, typed in Arabic-Indic digits, in $language at $width px",
    (place) =>
      journey(place, async (someone) => {
        const words = wordsOf(place.language);
        await someone.open("/vehicle-insurance");
        const car = { method: "plateNumber", number: aPlate() } as const;
        const sent = sentBy(someone);
        await describeNewCarAtOnce(someone, words, car, inArabicIndic);
        await typeEmiratesId(someone, words, inArabicIndic);
        await addPhotos(someone, words.newDocuments, photos);
        await expectAccessible(someone, "the form, filled in");
        await press(someone, words.proceed);
        await chooseCheapest(someone, words);
        // `photosStayHere` and `pricesWithoutName` of web/promises.
        expect(sent.length).toBeGreaterThan(0);
        expect(sent.filter((call) => call.body !== "" && !isCount(call))).toEqual([]);
        const secret = new RegExp(`${car.number}|1990.?1234567|Maryam`);
        expect(sent.filter(({ url }) => secret.test(url))).toEqual([]);
        await becomeCustomer(someone, words, newPerson(), inArabicIndic);
        await confirmAndPay(someone, words);
      }),
  );

  it.each(sampled(["en", 1440]))("by customs card, in $language at $width px", (place) =>
    journey(place, async (someone) => {
      const words = wordsOf(place.language);
      await signIn(someone, await newCustomer(product));
      await someone.open("/vehicle-insurance");
      await describeNewCarAtOnce(someone, words, { method: "vcc", number: aPlate() });
      await typeEmiratesId(someone, words);
      await addPhotos(someone, words.newDocuments.slice(0, 5), photos);
      await expectAccessible(someone, "the form, filled in");
      await press(someone, words.proceed);
      await chooseCheapest(someone, words);
      await confirmAndPay(someone, words);
    }),
  );

  it.each(sampled(["en", 390]))(
    "by hiyaza, prices first and documents at the end, in $language at $width px",
    (place) =>
      journey(place, async (someone) => {
        const words = wordsOf(place.language);
        await signIn(someone, await newCustomer(product));
        await someone.open("/vehicle-insurance");
        const car = { method: "hiyaza", number: aPlate() } as const;
        await describeNewCar(someone, words, car);
        await press(someone, words.seePrices);
        await chooseCheapest(someone, words);
        await someone.page.waitForURL(/\/check-answers/);
        await press(someone, words.addDocuments);
        const problems = someone.page.getByRole("alert").getByRole("link");
        await expect
          .poll(() => problems.count(), { message: "certificate, emirate, ID, photos" })
          .toBe(8);
        await expect.poll(() => someone.page.title()).toMatch(/^Error: |^خطأ: /);
        await expectAccessible(someone, "what is missing");
        await identifyNewCar(someone, words, car);
        await expect
          .poll(() => problems.count(), { message: "only ID and photos are left" })
          .toBe(6);
        await typeEmiratesId(someone, words);
        await addPhotos(someone, words.newDocuments.slice(0, 5), photos);
        await expectAccessible(someone, "the documents");
        await press(someone, words.addDocuments);
        await confirmAndPay(someone, words);
      }),
  );
});

describe("comprehensive cover for a new policy", () => {
  it.each(sampled(["ar", 1440]))(
    "[2-5.3 error clears] asks for contact details, without an account, in $language at $width px",
    (place) =>
      journey(place, async (someone) => {
        const { page } = someone;
        const words = wordsOf(place.language);
        const email = `lead-${randomInt(1e9)}@example.test`;
        await someone.open("/vehicle-insurance");
        await describeNewCar(someone, words, { method: "plateNumber", number: aPlate() });
        await press(someone, words.seePrices);
        await page.waitForURL(/\/packages/);
        await page.getByRole("tab", { name: words.comprehensive }).click();
        const { lead } = words;
        const name = page.getByLabel(lead.name, { exact: true });
        await name.waitFor();
        expect(
          await page.getByRole("button", { name: words.sendRequest, exact: true }).count(),
          "the footer is hidden",
        ).toBe(0);

        await name.fill("Mariam 2");
        await page.getByLabel(lead.email, { exact: true }).fill(email);
        await page.getByLabel(lead.phone, { exact: true }).fill("+971 50 123 4567");
        await press(someone, lead.send);
        await expect.poll(() => name.getAttribute("aria-invalid")).toBe("true");
        await expectAccessible(someone, "an invalid field");
        await name.fill("Mariam Al Ali");
        await expect.poll(() => name.getAttribute("aria-invalid")).not.toBe("true");

        await press(someone, lead.send);
        await page.getByRole("heading", { name: lead.sent }).waitFor();
        await expectAccessible(someone, "sent");
        await press(someone, lead.editAgain);
        expect(await name.inputValue()).toBe("Mariam Al Ali");
        await press(someone, lead.send);
        await press(someone, lead.next);
        await page.waitForURL(/\/req_true/);
        await page.getByText(email).first().waitFor();
        await expectAccessible(someone, "request sent");
        await expect.poll(async () => (await product.mailsTo(email)).length).toBe(1);
      }),
  );
});

describe("a renewal of a known plate", () => {
  it.each(sampled(["en", 1440]))(
    "reuses answers and documents of the earlier request, in $language at $width px",
    (place) =>
      journey(place, async (someone) => {
        const words = wordsOf(place.language);
        const number = aPlate();
        const driver = await newCustomer(product);
        await sendRenewal(driver, number);
        await signIn(someone, driver);

        await someone.open("/vehicle-insurance");
        await describePlate(someone, words, number);
        await press(someone, words.useFile);
        await expectAccessible(someone, "a known car");
        await press(someone, words.proceed);
        await chooseCheapest(someone, words);
        await confirmAndPay(someone, words);
      }),
  );
});
