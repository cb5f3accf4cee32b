import { expect, it } from "vitest";
import { parseChosenQuote } from "./chosen-quote.ts";
import { PURCHASE_LIFETIME_MS } from "./purchase-keys.ts";
import { quoteOfPurchase } from "./quote-of-purchase.ts";

const quote = {
  logo: "/insurers/hazm.svg",
  insurerName: { en: "Hazm Insurance", ar: "حزم للتأمين" },
  names: { en: "Hazm Basic", ar: "حزم الأساسية" },
  coverType: "thirdParty",
  priceFils: 55_125,
};
const choice = JSON.stringify({ ...quote, packageId: "hazm-basic" });
const now = Date.UTC(2026, 10, 22);
const draftOf = (savedAt?: number) => JSON.stringify({ type: "renew", savedAt });

it("is read from the device, without fields that do not identify it", () => {
  expect(quoteOfPurchase(choice, draftOf(now), now)).toEqual(quote);
});

it("needs no logo", () => {
  expect(parseChosenQuote({ ...quote, logo: 7 })?.logo).toBeNull();
});

it("is read only from a purchase less than a day old", () => {
  expect(quoteOfPurchase(choice, draftOf(now - PURCHASE_LIFETIME_MS + 1), now)).toEqual(quote);
  expect(quoteOfPurchase(choice, draftOf(now - PURCHASE_LIFETIME_MS), now)).toBeUndefined();
  expect(quoteOfPurchase(choice, draftOf(), now), "without a time").toEqual(quote);
});

it.each([
  ["no purchase", choice, null],
  ["no choice", null, draftOf(now)],
  ["a broken purchase", choice, "{"],
  ["a broken choice", "{", draftOf(now)],
  ["another cover", JSON.stringify({ ...quote, coverType: "all" }), draftOf(now)],
  ["a price that is a text", JSON.stringify({ ...quote, priceFils: "55125" }), draftOf(now)],
  ["one language", JSON.stringify({ ...quote, names: { en: "Hazm" } }), draftOf(now)],
])("is undefined with %s", (_, choiceText, draftText) => {
  expect(quoteOfPurchase(choiceText, draftText, now)).toBeUndefined();
});
