import { expect } from "vitest";
import type { Language } from "../../domain/language.ts";
import { codeFor } from "../support/api-client.ts";
import type { Visitor } from "../support/browser.ts";
import { untilFound } from "../support/waiting.ts";
import type { Person } from "./account-steps.ts";
import { product } from "./journey.ts";
import { patient } from "./profile-steps.ts";
import { wordsOf } from "./words.ts";

/** Goes from the mail with these words through the sign-up to the page of the request; returns the mail. */
export const signUpFromMail = async (
  someone: Visitor,
  language: Language,
  person: Person,
  words: string,
) => {
  const { page } = someone;
  const names = wordsOf(language);
  const mail = await untilFound(
    async () => (await product.mailsTo(person.email)).find(({ text }) => text.includes(words)),
    `the mail with ${words}`,
  );
  const prefix = language === "ar" ? "/ar" : "";
  const link = mail.text
    .match(/http\S+\/signup\S+/g)
    ?.find((one) => one.includes(`${prefix}/signup`));
  await page.goto(link ?? "");
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await expect.poll(() => field(names.email).inputValue(), patient).toBe(person.email);
  // Neither a server nor who looks at the screen reads it in the address (E19).
  expect(new URL(link ?? "").searchParams.has("email")).toBe(false);
  expect(page.url()).not.toContain("email");
  await field(names.phone).fill(person.phone);
  await field(names.username).fill(person.username);
  await field(names.password).fill(person.password);
  await page.getByRole("button", { name: names.signUp, exact: true }).click();
  await field(names.code).waitFor();
  await field(names.code).fill(await codeFor(product, person.email));
  await page.getByRole("button", { name: names.verify, exact: true }).click();
  await page.waitForURL(/\/profile\/requests\//);
  return mail.text;
};
