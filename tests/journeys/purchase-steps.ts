import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect } from "vitest";
import { codeFor } from "../support/api-client.ts";
import type { Visitor } from "../support/browser.ts";
import type { Product } from "../support/product.ts";
import type { Words } from "./words.ts";

/** A document as a phone photographs it: something to compress, upright or turned. */
const documentPhoto = (index: number, grain = 25) =>
  sharp({
    create: {
      width: 2400,
      height: 1600,
      channels: 3,
      background: "#d9c7a3",
      ...(grain > 0 && { noise: { type: "gaussian", mean: 150, sigma: grain } }),
    },
  }).composite([
    {
      input: Buffer.from(
        `<svg width="1600" height="900"><rect width="1600" height="900" rx="60" fill="#fff"/>` +
          `<text x="120" y="300" font-size="120">Document ${index}</text></svg>`,
      ),
      left: 400,
      top: 350,
    },
  ]);

/** Six photographed documents: real JPEG files, the last one a real PNG. */
export const documentFiles = async () =>
  Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (index) =>
      index === 6
        ? {
            name: "document-6.png",
            mimeType: "image/png",
            buffer: await documentPhoto(index, 0).png().toBuffer(),
          }
        : {
            name: `document-${index}.jpg`,
            mimeType: "image/jpeg",
            buffer: await documentPhoto(index).jpeg({ quality: 85 }).toBuffer(),
          },
    ),
  );

export type Photos = Awaited<ReturnType<typeof documentFiles>>;

export const newPerson = () => {
  const some = randomBytes(4).toString("hex");
  return {
    username: `Journey ${some}`,
    email: `journey-${some}@example.test`,
    password: "rain on the roof",
    phone: "501234567",
  };
};

type Person = ReturnType<typeof newPerson>;

export const named = (name: string) =>
  new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);

/** Chooses one of the radio buttons of a group. */
export const pick = (page: Visitor["page"], group: string, choice: string) =>
  page
    .getByRole("group", { name: named(group) })
    .getByRole("radio", { name: choice, exact: true })
    .check();

/** Puts a photo into each file input and waits until all are ready. */
export const addPhotos = async ({ page }: Visitor, names: readonly string[], photos: Photos) => {
  for (const [index, name] of names.entries()) {
    const photo = photos[index];
    if (photo) await page.getByLabel(name, { exact: true }).setInputFiles(photo);
  }
  await expect.poll(() => page.locator("main img").count(), { timeout: 60_000 }).toBe(names.length);
  await expect.poll(() => page.getByRole("progressbar").count(), { timeout: 60_000 }).toBe(0);
};

/** Opens the Renew card and names Dubai B `number`. */
export const describePlate = async ({ page }: Visitor, words: Words, number: string) => {
  await page.getByRole("button", { name: named(words.renew) }).click();
  await page.getByLabel(words.plateSource).selectOption("dubai");
  await page.getByLabel(words.plateCode).selectOption("B");
  await page.getByLabel(words.plateNumber).fill(number);
};

/** Fills the Renew card for Dubai B `number`, documents and all. */
export const describeVehicle = async (
  visitor: Visitor,
  words: Words,
  photos: Photos,
  number: string,
) => {
  await describePlate(visitor, words, number);
  await pick(visitor.page, words.cylinders, "4");
  await pick(visitor.page, words.body, words.saloon);
  await addPhotos(visitor, words.documents, photos);
};

/** Chooses the cheapest third-party quote and asks to send it. */
export const chooseCheapest = async ({ page }: Visitor, words: Words) => {
  await page.getByRole("tab", { name: named(words.thirdParty) }).waitFor();
  const select = page.getByRole("button", { name: words.select, exact: true });
  await expect.poll(() => select.count(), { timeout: 20_000 }).toBe(7);
  await select.first().click();
  await page.getByRole("button", { name: words.sendRequest, exact: true }).click();
};

/**
 * Signs up, activates with the code from the mail and logs in, from the login page onwards; `typed`
 * writes digits as the person's keyboard does.
 */
export const becomeCustomer = async (
  { page }: Visitor,
  product: Product,
  words: Words,
  person: Person,
  typed: (digits: string) => string = (digits) => digits,
) => {
  await page.waitForURL(/\/login\?next=/);
  await page.locator("main").getByRole("link", { name: words.signUpLink, exact: true }).click();
  await page.getByRole("button", { name: words.openSignUp, exact: true }).click();
  await page.getByLabel(words.email, { exact: true }).fill(person.email);
  await page.getByLabel(words.phone, { exact: true }).fill(typed(person.phone));
  await page.getByLabel(words.username, { exact: true }).fill(person.username);
  await page.getByLabel(words.password, { exact: true }).fill(person.password);
  await page.getByRole("button", { name: words.signUp, exact: true }).click();
  await page.waitForURL(/\/login/);
  const code = await codeFor(product, person.email);
  await page.getByLabel(words.code, { exact: true }).fill(typed(code));
  await page.getByRole("button", { name: words.verify, exact: true }).click();
  await page.getByLabel(words.password, { exact: true }).fill(person.password);
  await page.locator("main").getByRole("button", { name: words.login, exact: true }).click();
};

/** Ticks both confirmations and sends; ends on the card page. */
export const confirmAndSend = async ({ page }: Visitor, product: Product, words: Words) => {
  await page.waitForURL(/\/check-answers/);
  const confirmations = page.locator("main").getByRole("checkbox");
  await expect.poll(() => confirmations.count(), { timeout: 20_000 }).toBe(2);
  for (const one of await confirmations.all()) {
    expect(await one.isChecked(), "nothing is ticked beforehand").toBe(false);
    await one.check();
  }
  await page.getByRole("button", { name: words.confirmAndSend, exact: true }).click();
  await page.waitForURL((url) => url.origin === product.gateway);
};

type Scenario = "normal" | "delay" | "no_return" | "tampered_amount" | "duplicate_return";

/** What the person does on the card page. */
export const atTheGateway = async (
  { page }: Visitor,
  decision: "pay" | "decline" | "abort",
  scenario: Scenario = "normal",
) => {
  await page.locator("select[name=scenario]").selectOption(scenario);
  await page.locator(`button[value=${decision}]`).click();
};

/** One renewal from the form to the card page; answers whose it is. */
export const renewToGateway = async (
  visitor: Visitor,
  product: Product,
  words: Words,
  photos: Photos,
  number: string,
) => {
  const person = newPerson();
  await describeVehicle(visitor, words, photos, number);
  await visitor.page.getByRole("button", { name: words.proceed, exact: true }).click();
  await visitor.page.waitForURL(/\/packages/);
  await chooseCheapest(visitor, words);
  await becomeCustomer(visitor, product, words, person);
  await confirmAndSend(visitor, product, words);
  return person;
};
