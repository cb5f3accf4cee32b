import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { Language } from "../../domain/language.ts";
import { codeFor } from "../support/api-client.ts";
import type { Visitor } from "../support/browser.ts";
import { newPerson } from "./account-steps.ts";
import { countedThumb, type Hands, keyboardOf } from "./hands.ts";
import { arrive, product } from "./journey.ts";
import { aPlate, documentsFromPhone, INSURED, named, type Photos } from "./purchase-steps.ts";
import { wordsOf } from "./words.ts";

/** What one renewal takes today, each with its reason in the specification; it must not grow. */
const MOST = { taps: 12, typed: 7, photos: 6, screens: 9 };

let photos: Photos;
beforeAll(async () => {
  photos = await documentsFromPhone();
});

/** Goes from the hero of the home page to a paid renewal; returns the screens on the way. */
const renew = async (
  someone: Visitor,
  language: Language,
  hands: Hands,
  by: "thumb" | "keyboard",
) => {
  const { page } = someone;
  const { tap, select, type, tick, add } = hands;
  const words = wordsOf(language);
  const person = newPerson();
  const screens: string[] = [];
  const arriveAt = async (screen: string, address: RegExp) => {
    await page.waitForURL(address);
    screens.push(screen);
  };
  const button = (name: string) =>
    page.locator("main").getByRole("button", { name, exact: true }).first();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const option = (group: string, name: string) =>
    page.getByRole("group", { name: named(group) }).getByRole("radio", { name, exact: true });

  await someone.open(language === "ar" ? "/ar" : "/");
  await arriveAt("home", /./);
  const form = page.locator("[data-plate-form]");
  await select(form.locator("select[name=plateCode]"), "A");
  await type(form.locator("input[name=plateNumber]"), aPlate());
  await tap(form.locator("button[type=submit]"));

  await arriveAt("vehicle", /\/vehicle-insurance/);
  await tick(option(words.cylinders, "4"));
  await tick(option(words.body, words.saloon));
  // The last answer of a thumb opens the prices.
  if (by === "keyboard") await tap(button(words.seePrices));

  await arriveAt("quotes", /\/packages/);
  await tap(button(words.select));
  await tap(page.getByRole("button", { name: words.sendRequest, exact: true }));

  await arriveAt("sign-up", /\/login\?next=/);
  await type(field(words.email), person.email);
  await type(field(words.phone), person.phone);
  await type(field(words.username), person.username);
  await type(field(words.password), person.password);
  await tap(button(words.signUp));
  await field(words.code).waitFor();
  screens.push("code");
  await type(field(words.code), await codeFor(product, person.email));

  await arriveAt("documents", /\/check-answers/);
  for (const [index, name] of words.documents.entries()) {
    const photo = photos[index];
    if (photo) await add(field(name), photo);
  }
  await expect.poll(() => page.locator("main img").count(), { timeout: 60_000 }).toBe(6);
  await expect.poll(() => page.getByRole("progressbar").count(), { timeout: 60_000 }).toBe(0);
  await tap(button(words.addDocuments));

  await field(words.fullName).waitFor();
  screens.push("check");
  await type(field(words.fullName), INSURED);
  for (const consent of await page.locator("main").getByRole("checkbox").all()) await tick(consent);
  await tap(button(words.confirmAndSend));

  await page.waitForURL((url) => url.origin === product.gateway);
  screens.push("card");
  await tap(page.locator("button[value=pay]"));
  await arriveAt("paid", /\/paytrue\?ref=/);
  await page.locator("main").getByText("551.25").first().waitFor();
  return screens;
};

const visit = async (language: Language, width: 390 | 1440) => {
  const someone = await arrive({ language, width });
  onTestFinished(() => someone.context.close());
  return someone;
};

const languages: Language[] = process.env["TEST_LONG"] ? ["en", "ar"] : ["ar"];

describe("a renewal from the home page to the receipt", () => {
  it.each(languages)("takes no more by thumb than it needs: %s", async (language) => {
    const { done, thumb } = countedThumb();
    const screens = await renew(await visit(language, 390), language, thumb, "thumb");
    expect(done.taps).toBeLessThanOrEqual(MOST.taps);
    expect(done.typed).toBeLessThanOrEqual(MOST.typed);
    expect(done.photos).toBeLessThanOrEqual(MOST.photos);
    expect(screens.length).toBeLessThanOrEqual(MOST.screens);
  });

  // Takes about half a minute, so only in the long run.
  it.runIf(process.env["TEST_LONG"])("succeeds by keyboard alone", async () => {
    const someone = await visit("en", 1440);
    await renew(someone, "en", keyboardOf(someone.page), "keyboard");
    expect(someone.troubles).toEqual([]);
  });
});
