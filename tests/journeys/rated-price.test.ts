import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { Package } from "../../contract/quotes.ts";
import { formatAmount } from "../../domain/money.ts";
import { newCustomer } from "../support/api-client.ts";
import type { Visitor } from "../support/browser.ts";
import { addEdition } from "../support/edition-on-disk.ts";
import { type Product, startProduct } from "../support/product.ts";
import { cheapest } from "../support/quotes-of-product.ts";
import { signIn } from "./account-steps.ts";
import { expectAccessible, journey, product, sampled, visitorOf } from "./journey.ts";
import { textsOf } from "./profile-steps.ts";
import {
  addPhotos,
  aPlate,
  atTheGateway,
  confirmAndSend,
  correctAnswers,
  documentFiles,
  keepDraft,
  named,
  nameInsured,
  type Photos,
  press,
} from "./purchase-steps.ts";
import { wordsOf } from "./words.ts";

let photos: Photos;

beforeAll(async () => {
  photos = await documentFiles();
});

const cardOf = ({ page }: Visitor, quote: Package, language: "en" | "ar") =>
  page.getByRole("listitem").filter({
    has: page.getByRole("heading", { name: named(quote.names[language]) }),
  });

/** Places of a text stand for what the language puts there. */
const sentence = (text: string) =>
  new RegExp(text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/{{\w+}}/g, ".+"));

describe.each(sampled(["en", 390], ["ar", 1440]))(
  "a price that follows the value in $language at $width px",
  (place) => {
    const { language, width } = place;
    const words = wordsOf(language);
    const { prices, purchase } = textsOf(language);

    it("names the highest excess, and from which value on it does", () =>
      journey(place, async (someone) => {
        const { page } = someone;
        const facts = { value: "260000", excess: "1000" };
        await keepDraft(someone, facts);
        await someone.open(`${language === "ar" ? "/ar" : ""}/packages`);
        const quote = await cheapest("comprehensive", product, facts);
        await page.getByRole("tab", { name: named(words.comprehensive) }).click();
        const card = cardOf(someone, quote, language);
        await card.getByText(formatAmount(quote.priceFils)).first().waitFor();
        await card.getByRole("button", { name: words.showDetails, exact: true }).click();
        await card.getByRole("button", { name: words.why, exact: true }).click();
        const told = (text: string) => card.getByRole("definition").filter({ hasText: text });
        const step = card
          .getByRole("definition")
          .filter({ hasText: sentence(prices.excessStep.above) });
        expect(await step.innerText()).toMatch(/250,000/);
        expect(await step.innerText()).toMatch(/1,200/);
        await told("222,300")
          .filter({ hasText: sentence(prices.valueDecides) })
          .waitFor();
        await expectAccessible(someone, "the ledger of a lower excess");
        if (width === 390)
          await page.getByRole("button", { name: purchase.quotes.sharpen.heading }).click();
        const asked = page.getByLabel(prices.sharpen.value, { exact: true });
        const hint = page.locator(`#${await asked.getAttribute("aria-describedby")}`);
        expect(await hint.innerText()).toMatch(sentence(prices.valueDecides));
      }));
  },
);

describe.each(sampled(["ar", 390]))("a price in $language at $width px", (place) => {
  const { language } = place;
  const words = wordsOf(language);
  const { prices, purchase } = textsOf(language);
  const { check, editing } = purchase;

  it("follows the facts given, and is the one on the card page", () =>
    journey(place, async (someone) => {
      const { page } = someone;
      await signIn(someone, await newCustomer(product));
      const facts = { driverBirthYear: "2003", claimFreeYears: "2" };
      await keepDraft(someone, { plateNumber: aPlate(), ...facts });
      await someone.open("/vehicle-insurance");
      await addPhotos(someone, words.documents, photos);
      await press(someone, words.proceed);

      await page.waitForURL(/\/packages/);
      const quote = await cheapest("comprehensive", product, facts);
      await page.getByRole("tab", { name: named(words.comprehensive) }).click();
      const card = cardOf(someone, quote, language);
      await card.getByText(formatAmount(quote.priceFils)).first().waitFor();
      await card.getByRole("button", { name: words.showDetails, exact: true }).click();
      await card.getByRole("button", { name: words.why, exact: true }).click();
      await card.getByRole("definition").filter({ hasText: prices.values.none }).first().waitFor();
      await expectAccessible(someone, "the ledger");
      await card.getByRole("button", { name: words.select, exact: true }).click();
      await press(someone, words.sendRequest);

      await page.waitForURL(/\/check-answers/);
      await correctAnswers(someone, words);
      await page.getByLabel(check.cover.vehicleValue).fill("400,000");
      const now = await cheapest("comprehensive", product, { ...facts, value: "400000" });
      const change = page.getByRole("status").filter({ hasText: editing.prices.now });
      await change.getByText(formatAmount(quote.priceFils)).waitFor();
      await change.getByText(formatAmount(now.priceFils)).waitFor();
      await expectAccessible(someone, "the changed price");
      await confirmAndSend(someone, words);

      await page.getByText(formatAmount(now.priceFils)).first().waitFor();
      await atTheGateway(someone, "pay");
      await page.waitForURL(/\/paytrue\?ref=/);
      await page.locator("main").getByText(formatAmount(now.priceFils)).first().waitFor();
    }));
});

describe.each(sampled(["en", 390]))("an edition in $language at $width px", (place) => {
  const { language } = place;
  const words = wordsOf(language);
  const { check } = textsOf(language).purchase;

  it("that goes on sale before a send is shown, accepted and paid", async () => {
    const shop = await startProduct({ RATE_LIMITS: "off" });
    onTestFinished(() => shop.stop());
    const someone = await visitorOf(shop, place);
    const { page } = someone;
    const person = await newCustomer(shop);
    await signIn(someone, person, shop.address);
    const quote = await cheapest("comprehensive", shop, {});
    await keepDraft(someone);
    await someone.open("/packages");
    await page.getByRole("tab", { name: named(words.comprehensive) }).click();
    await cardOf(someone, quote, language)
      .getByRole("button", { name: words.select, exact: true })
      .click();
    await press(someone, words.sendRequest);
    await page.waitForURL(/\/check-answers/);
    await addPhotos(someone, words.documents, photos);
    const asked = page.waitForResponse((answer) => answer.url().includes("/api/packages/"));
    await press(someone, words.addDocuments);
    await (await asked).finished();
    await page.getByRole("button", { name: words.confirmAndSend, exact: true }).waitFor();
    await expect.poll(() => page.getByRole("checkbox").count()).toBe(2);
    await nameInsured(someone, words);

    await shop.kill("SIGTERM");
    const plan = quote._id.replace(/-saloon-4-renew$/, "");
    await addEdition(shop.dataDir, plan, { discount: 0 });
    await shop.startAgain();

    const now = await repriced(shop, quote._id);
    expect(now.priceFils).toBeGreaterThan(quote.priceFils);
    for (const one of await page.getByRole("checkbox").all()) await one.check();
    await press(someone, words.confirmAndSend);
    const refusal = page.getByRole("alert").filter({ hasText: check.priceChanged.heading });
    await refusal.getByText(formatAmount(quote.priceFils)).waitFor();
    await refusal.getByText(formatAmount(now.priceFils)).waitFor();
    await refusal.getByText(textsOf(language).prices.lines.insurerDiscount).waitFor();
    expect(await someone.axe()).toEqual([]);
    await press(someone, check.priceChanged.accept);
    await press(someone, words.confirmAndSend);
    await page.waitForURL((url) => url.origin === shop.gateway);
    await page.getByText(formatAmount(now.priceFils)).first().waitFor();
    await atTheGateway(someone, "pay");
    await page.waitForURL(/\/paytrue\?ref=/);
    await page.locator("main").getByText(formatAmount(now.priceFils)).first().waitFor();
    await someone.context.close();
  });
});

const repriced = async ({ address }: Pick<Product, "address">, id: string) => {
  const answer = await fetch(`${address}/api/packages/renew/saloon/4`);
  const { data } = (await answer.json()) as { data: Package[] };
  const quote = data.find(({ _id }) => _id === id);
  if (!quote) throw new Error(`${id} is no longer offered.`);
  return quote;
};
