import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { codeFor, type CustomerClient } from "../support/api-client.ts";
import type { Visitor } from "../support/browser.ts";
import { product } from "./journey.ts";
import type { Words } from "./words.ts";

export const newPerson = () => {
  const some = randomBytes(4).toString("hex");
  return {
    username: `Journey ${some}`,
    email: `journey-${some}@example.test`,
    password: "rain on the roof",
    phone: "501234567",
  };
};

export type Person = ReturnType<typeof newPerson>;

/** Fills and sends the open sign-up form; `typed` converts digits to those of a keyboard. */
export const signUp = async (
  { page }: Visitor,
  words: Words,
  person: Person,
  typed: (digits: string) => string = (digits) => digits,
) => {
  await page.getByLabel(words.email, { exact: true }).fill(person.email);
  await page.getByLabel(words.phone, { exact: true }).fill(typed(person.phone));
  await page.getByLabel(words.username, { exact: true }).fill(person.username);
  await page.getByLabel(words.password, { exact: true }).fill(person.password);
  await page.getByRole("button", { name: words.signUp, exact: true }).click();
};

/** Types the mailed code, which sends itself. */
export const activate = async (
  { page }: Visitor,
  words: Words,
  { email }: Person,
  typed: (digits: string) => string = (digits) => digits,
) => {
  const field = page.getByLabel(words.code, { exact: true });
  await field.waitFor();
  await field.fill(typed(await codeFor(product, email)));
};

/** Signs up in the middle of a purchase and activates, which signs in (ruling U8). */
export const becomeCustomer = async (
  visitor: Visitor,
  words: Words,
  person: Person,
  typed?: (digits: string) => string,
) => {
  await visitor.page.waitForURL(/\/login\?next=/);
  await signUp(visitor, words, person, typed);
  await activate(visitor, words, person, typed);
};

/** Sends the open form with what a login needs, also where it still offers to sign up. */
export const logIn = async (
  { page }: Visitor,
  words: Words,
  { email, password }: Pick<Person, "email" | "password">,
) => {
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.locator("main").getByRole("button", { name: words.login, exact: true }).click();
};

/** Signs a customer in through the API, with the cookies in the visitor's browser. */
export const signIn = async (
  { context }: Visitor,
  { email, password }: CustomerClient,
  address = product.address,
) => {
  const answer = await context.request.post(`${address}/api/users/login`, {
    data: { email, password },
    headers: { origin: address },
  });
  expect(answer.status()).toBe(200);
};
