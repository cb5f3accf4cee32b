import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { Package } from "../../contract/quotes.ts";
import { formatAmount } from "../../domain/money.ts";
import compareAr from "../../web/purchase/quotes/compare-texts/ar.ts";
import compareEn from "../../web/purchase/quotes/compare-texts/en.ts";
import sharedAr from "../../web/purchase/shared/ar.ts";
import sharedEn from "../../web/purchase/shared/en.ts";
import { newCustomer } from "../support/api-client.ts";
import type { Visitor } from "../support/browser.ts";
import { addEdition } from "../support/edition-on-disk.ts";
import { startProduct } from "../support/product.ts";
import { cheapest, quotesOf } from "../support/quotes-of-product.ts";
import { expireShared } from "../support/shared-quotes-on-disk.ts";
import { signIn } from "./account-steps.ts";
import { arrive, expectAccessible, type Place, product, sampled, visitorOf } from "./journey.ts";
import { textsOf } from "./profile-steps.ts";
import {
  addPhotos,
  aPlate,
  atTheGateway,
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

const textsIn = (language: Place["language"]) =>
  language === "ar"
    ? { shared: sharedAr, share: compareAr.share, prefix: "/ar" }
    : { shared: sharedEn, share: compareEn.share, prefix: "" };

const BIRTH_YEAR = "2003";
const car = { value: "120000", year: "2023", excess: "700" };

/** The path of a link made through the API. */
const shareLink = async (address: string, packageId: string, inputs = {}) => {
  const answer = await fetch(`${address}/api/quotes`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: address },
    body: JSON.stringify({
      kind: "renew",
      carType: "saloon",
      cylinderType: "4",
      packageId,
      inputs,
    }),
  });
  expect(answer.status).toBe(201);
  const { data } = (await answer.json()) as { data: { code: string } };
  return `/quotes/${data.code}`;
};

const priceOn = ({ page }: Visitor, { priceFils }: Package) =>
  page.getByRole("article").getByText(formatAmount(priceFils)).first();

const buy = ({ page }: Visitor, { language }: Place) =>
  page.getByRole("link", { name: textsIn(language).shared.buy, exact: true }).click();

const confirmAll = async (someone: Visitor, { language }: Place) => {
  await nameInsured(someone, wordsOf(language));
  const confirmations = someone.page.locator("main").getByRole("checkbox");
  await expect.poll(() => confirmations.count()).toBe(2);
  for (const one of await confirmations.all()) await one.check();
};

const storedDraft = ({ page }: Visitor) =>
  page.evaluate(() => localStorage.getItem("insuranceFormData") ?? "");

describe.each(sampled(["en", 390]))("a quote in $language at $width px", (place) => {
  const { language } = place;
  const words = wordsOf(language);
  const { share, prefix } = textsIn(language);
  const { purchase } = textsOf(language);

  it("is shared, opened in another browser, and bought there at that price", async () => {
    const sharer = await arrive(place);
    await sharer.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const plate = aPlate();
    await keepDraft(sharer, { plateNumber: plate, ...car });
    await sharer.open(`${prefix}/packages`);
    const quote = await cheapest("comprehensive", product, car);
    await sharer.page.getByRole("tab", { name: named(words.comprehensive) }).click();
    const card = sharer.page.getByRole("listitem").filter({
      has: sharer.page.getByRole("heading", { name: named(quote.names[language]) }),
    });
    await card.getByRole("button", { name: words.showDetails, exact: true }).click();
    const sharing = language === "en" ? "Share" : share.button;
    await card.getByRole("button", { name: sharing, exact: true }).click();
    const url = await card.getByLabel(share.link).inputValue();
    expect(url).toMatch(new RegExp(`^${product.address}${prefix}/quotes/[\\w-]{22}$`));
    await card.getByRole("button", { name: share.copy, exact: true }).click();
    await card.getByRole("button", { name: share.copied, exact: true }).waitFor();
    expect(await sharer.page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    const hrefOf = (name: string) =>
      card.getByRole("link", { name, exact: true }).getAttribute("href");
    expect(await hrefOf(share.whatsApp)).toMatch(/^https:\/\/wa\.me\/\?text=/);
    expect(await hrefOf(share.email)).toMatch(/^mailto:\?subject=/);
    for (const name of [share.whatsApp, share.email])
      expect(decodeURIComponent((await hrefOf(name)) ?? "")).toContain(url);
    await expectAccessible(sharer, "sharing");
    expect(sharer.troubles).toEqual([]);
    await sharer.context.close();

    const friend = await arrive(place);
    const { page } = friend;
    await signIn(friend, await newCustomer(product));
    const answer = await page.goto(url);
    expect(answer?.headers()).toMatchObject({
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    expect(await answer?.text()).not.toContain(plate);
    expect(await page.locator("script[src], link[rel=modulepreload]").count()).toBe(0);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(quote.names[language]);
    await priceOn(friend, quote).waitFor();
    await expectAccessible(friend, "the shared quote");
    const picture = page.locator("meta[property='og:image']");
    expect(await picture.getAttribute("content")).toMatch(/\/api\/quotes\/[\w-]{22}\/picture\.png/);

    await buy(friend, place);
    await page.waitForURL(/\/vehicle-insurance/);
    await page.getByLabel(words.plateSource).selectOption("dubai");
    await page.getByLabel(words.plateCode).selectOption("B");
    await page.getByLabel(words.plateNumber).fill(aPlate());
    await addPhotos(friend, words.documents, photos);
    await press(friend, words.proceed);
    await page.waitForURL(/\/packages/);
    const chosen = page.getByRole("listitem").filter({
      has: page.getByRole("button", { name: words.select, exact: true, pressed: true }),
    });
    await chosen.getByRole("heading", { name: named(quote.names[language]) }).waitFor();
    await press(friend, words.sendRequest);
    await page.waitForURL(/\/check-answers/);
    await confirmAll(friend, place);
    await correctAnswers(friend, words);
    const value = page.getByLabel(purchase.check.cover.vehicleValue);
    await value.fill("400,000");
    const other = await cheapest("comprehensive", product, { ...car, value: "400000" });
    const { priceChanged } = purchase.check;
    const change = page.getByRole("status").filter({ hasText: purchase.editing.prices.now });
    await change.getByText(formatAmount(other.priceFils)).waitFor();
    await press(friend, words.confirmAndSend);
    const refusal = page.getByRole("alert").filter({ hasText: priceChanged.help });
    await refusal.getByText(formatAmount(quote.priceFils)).waitFor();
    await value.fill("120,000");
    await page.locator("aside").getByText(formatAmount(quote.priceFils)).nth(1).waitFor();
    await press(friend, words.confirmAndSend);
    await page.waitForURL((to) => to.origin === product.gateway);
    await page.getByText(formatAmount(quote.priceFils)).first().waitFor();
    await atTheGateway(friend, "pay");
    await page.waitForURL(/\/paytrue\?ref=/);
    await page.locator("main").getByText(formatAmount(quote.priceFils)).first().waitFor();
    expect(friend.troubles).toEqual([]);
    await friend.context.close();
  });
});

describe.each(sampled(["ar", 1440]))("a shared quote in $language at $width px", (place) => {
  const { shared, prefix } = textsIn(place.language);

  it("says the driver's age band and hands on nothing about the driver", async () => {
    const quote = await cheapest("comprehensive", product);
    const path = await shareLink(product.address, quote._id, {
      ...car,
      driverBirthYear: BIRTH_YEAR,
      drivingYears: "3",
    });
    const friend = await arrive(place);
    await friend.open(prefix + path);
    expect(await friend.page.content()).not.toContain(BIRTH_YEAR);
    const age = shared.age.between.replace("{{from}}", "21").replace("{{to}}", "24");
    await friend.page.getByText(age).waitFor();
    await buy(friend, place);
    await friend.page.waitForURL(/\/vehicle-insurance/);
    const draft = JSON.parse(await storedDraft(friend)) as Record<string, string>;
    expect(draft).toMatchObject({ value: "120000", year: "2023", excess: "700" });
    expect(draft).toMatchObject({ driverBirthYear: "", drivingYears: "", plateNumber: "" });
    await friend.context.close();
  });

  it("replaces answers for another car only when that is confirmed", async () => {
    const quote = await cheapest("thirdParty", product);
    const path = await shareLink(product.address, quote._id);
    const someone = await arrive(place);
    const { page } = someone;
    await keepDraft(someone, { cylinderType: "8", savedAt: Date.now() });
    await someone.open(prefix + path);
    const before = await storedDraft(someone);
    await buy(someone, place);
    const question = page.getByRole("dialog", { name: shared.replace.heading });
    await question.waitFor();
    await expectAccessible(someone, "replacing");
    await question.getByRole("button", { name: shared.replace.keep }).click();
    await question.waitFor({ state: "hidden" });
    expect(await storedDraft(someone)).toBe(before);

    await buy(someone, place);
    await question.getByRole("button", { name: shared.replace.replace }).click();
    await page.waitForURL(/\/vehicle-insurance/);
    expect(JSON.parse(await storedDraft(someone))).toMatchObject({
      cylinderType: "4",
      plateNumber: "",
    });
    await someone.context.close();
  });

  it("that nobody shared leads to a quote of one's own", async () => {
    const someone = await arrive(place);
    const answer = await someone.open(`${prefix}/quotes/AAAAAAAAAAAAAAAAAAAAAA`);
    expect(answer?.status()).toBe(404);
    await someone.page.getByRole("heading", { name: shared.unknown.heading }).waitFor();
    await expectAccessible(someone, "an unknown quote");
    await someone.page.getByRole("link", { name: shared.unknown.action }).click();
    await someone.page.waitForURL(/\/vehicle-insurance/);
    await someone.context.close();
  });
});

/** Starts a shop of its own, and again; the short run accepts another price above. */
const inTheLongRun = process.env["TEST_LONG"] ? sampled() : [];

describe.each(inTheLongRun)("an edition in $language at $width px", (place) => {
  const { language } = place;
  const words = wordsOf(language);
  const { shared, prefix } = textsIn(language);
  const { prices, purchase } = textsOf(language);

  it("that changes after a quote was shared is shown, accepted and bought by its owner", async () => {
    const shop = await startProduct({ RATE_LIMITS: "off" });
    onTestFinished(() => shop.stop());
    const owner = await visitorOf(shop, place);
    const { page } = owner;
    await signIn(owner, await newCustomer(shop), shop.address);
    const quote = await cheapest("comprehensive", shop);
    const old = await cheapest("thirdParty", shop);
    const path = await shareLink(shop.address, quote._id);
    const oldPath = await shareLink(shop.address, old._id);

    await shop.kill("SIGTERM");
    await addEdition(shop.dataDir, quote._id.replace(/-saloon-4-renew$/, ""), { discount: 0 });
    await expireShared(shop.dataDir, old._id);
    await shop.startAgain();

    const answer = await owner.open(prefix + oldPath);
    expect(answer?.status()).toBe(410);
    await page.getByRole("heading", { name: shared.expired.heading }).waitFor();
    expect(await owner.axe()).toEqual([]);

    const now = (await quotesOf(shop)).find(({ _id }) => _id === quote._id);
    if (!now) throw new Error("The plan is not sold any more.");
    expect(now.priceFils).toBeGreaterThan(quote.priceFils);
    await keepDraft(owner);
    await owner.open(prefix + path);
    await priceOn(owner, quote).waitFor();
    await priceOn(owner, now).waitFor();
    await page.getByText(prices.lines.insurerDiscount).waitFor();
    expect(await owner.axe()).toEqual([]);
    await buy(owner, place);

    await page.waitForURL(/\/check-answers/);
    await addPhotos(owner, words.documents, photos);
    await press(owner, words.addDocuments);
    const change = page.getByRole("status").filter({ hasText: purchase.editing.prices.now });
    await change.getByText(formatAmount(quote.priceFils)).waitFor();
    await change.getByText(formatAmount(now.priceFils)).waitFor();
    await confirmAll(owner, place);
    await press(owner, words.confirmAndSend);
    const alert = page.getByRole("alert").filter({ hasText: purchase.check.priceChanged.help });
    await alert.getByText(formatAmount(quote.priceFils)).waitFor();
    await press(owner, purchase.check.priceChanged.accept);
    await press(owner, words.confirmAndSend);
    await page.waitForURL((url) => url.origin === shop.gateway);
    await page.getByText(formatAmount(now.priceFils)).first().waitFor();
    await owner.context.close();
  }, 300_000);
});
