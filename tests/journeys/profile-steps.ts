import { expect } from "vitest";
import { HandOff } from "../../contract/payments.ts";
import type { Language } from "../../domain/language.ts";
import { type CustomerClient, newCustomer, renewalForms } from "../support/api-client.ts";
import type { Visitor } from "../support/browser.ts";
import type { Product } from "../support/product.ts";
import { photo } from "../support/pictures.ts";
import { formData } from "../support/multipart.ts";
import {
  asLead,
  cheapestPlan,
  fieldParts,
  newContact,
  newPolicyOn,
  picturesOf,
} from "../support/purchases.ts";
import pricesAr from "../../web/prices/ar.ts";
import pricesEn from "../../web/prices/en.ts";
import profileAr from "../../web/profile/ar.ts";
import profileEn from "../../web/profile/en.ts";
import oneAr from "../../web/profile/one-request/ar.ts";
import oneEn from "../../web/profile/one-request/en.ts";
import purchaseAr from "../../web/purchase/ar.ts";
import purchaseEn from "../../web/purchase/en.ts";
import { signIn } from "./account-steps.ts";
import { arrive, type Place, product } from "./journey.ts";
import { nameInsured, pick, reopen } from "./purchase-steps.ts";
import { wordsOf } from "./words.ts";

/** Timeout for pages that a busy machine shows late. */
export const patient = { timeout: 60_000 };

export const textsOf = (language: Language) =>
  language === "ar"
    ? { prices: pricesAr, profile: profileAr, one: oneAr, purchase: purchaseAr }
    : { prices: pricesEn, profile: profileEn, one: oneEn, purchase: purchaseEn };

/** Sends a renewal of plate Dubai B `number` through the API; returns its hand-off. */
export const sendRenewal = async (person: CustomerClient, number: string) => {
  const formOf = await renewalForms(product, await photo(480, 320));
  const answer = await person.post("/api/carins/renew", formOf(number), number);
  return HandOff.parse(await answer.json());
};

/** The same for a non-Gulf car, which waits for an offer from an agent. */
export const sendLead = async (
  person: CustomerClient,
  number: string,
  { username, ...fields }: Record<string, string> = {},
  at: Pick<Product, "address"> = product,
) => {
  const formOf = await renewalForms(at, await photo(480, 320));
  const phone = { phonenumber: "971501234567", countryCode: "971" };
  const name = username === undefined ? {} : { username };
  const contact = { ...newContact(), ...name, email: person.email, ...phone };
  const form = formOf(number, { ...asLead(contact), ...fields });
  const answer = await person.post("/api/carins/renew", form, number);
  expect(answer.status).toBe(200);
  const { data } = (await person.get("/api/carins/insurance-requests")) as {
    data: { _id: string }[];
  };
  return { requestId: data[0]?._id ?? "" };
};

/** A new policy by customs card, which names the person's Emirates ID. */
export const sendNew = async (person: CustomerClient) => {
  const plan = await cheapestPlan(
    async (path) => (await fetch(product.address + path)).json(),
    "new-vcc",
  );
  const parts = [...fieldParts(newPolicyOn(plan, "vcc")), ...(await picturesOf("vcc"))];
  const answer = await person.post("/api/carins/new", formData(parts), "new policy");
  return HandOff.parse(await answer.json());
};

const sends = { renewal: sendRenewal, lead: sendLead };

/** A new person with one request for Dubai B `number`, signed in in their own browser. */
export const customerWith = async (what: keyof typeof sends, place: Place, number: string) => {
  const person = await newCustomer(product);
  const { requestId } = await sends[what](person, number);
  const someone = await arrive(place);
  await signIn(someone, person);
  return { someone, page: someone.page, person, requestId };
};

export const startEdit = async (someone: Visitor, { language }: Place, number: string) => {
  const { profile, purchase } = textsOf(language);
  await someone.open("/profile");
  const row = someone.page.getByRole("row").filter({ hasText: number });
  await row.getByRole("button", { name: profile.requests.edit, exact: true }).click();
  await someone.page.waitForURL(/\/vehicle-insurance/);
  await someone.page.getByRole("region", { name: purchase.editing.label }).waitFor();
  await expect
    .poll(() => someone.page.getByLabel(purchase.vehicle.plate.number).inputValue(), patient)
    .toBe(number);
};

export const chooseCylinders = async (someone: Visitor, { language }: Place, count: string) => {
  const words = wordsOf(language);
  await reopen(someone, words, words.cylinders);
  await pick(someone.page, words.cylinders, count);
};

/** Goes from the form to "check your answers", accepting the package's current price. */
export const goOnWithNewPrice = async ({ page }: Visitor, { language }: Place) => {
  const { vehicle, quotes, editing } = textsOf(language).purchase;
  await page.getByRole("button", { name: vehicle.continue, exact: true }).click();
  await page.waitForURL(/\/packages/);
  await page.getByRole("button", { name: editing.plan.choose, exact: true }).click();
  await page.getByRole("button", { name: quotes.footer.send, exact: true }).click();
  await page.waitForURL(/\/check-answers/);
};

export const confirmAndSave = async ({ page }: Visitor, { language }: Place) => {
  await nameInsured({ page }, wordsOf(language));
  const confirmations = page.locator("main").getByRole("checkbox");
  await expect.poll(() => confirmations.count(), patient).toBe(2);
  for (const one of await confirmations.all()) await one.check();
  await page
    .getByRole("button", { name: textsOf(language).purchase.editing.save, exact: true })
    .click();
};
