import { randomInt } from "node:crypto";
import sharp from "sharp";
import { expect } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { product } from "./journey.ts";
import type { Words } from "./words.ts";

/** A document photo with grain, so that it does not compress to nothing. */
const documentPhoto = (index: number, width: number) =>
  sharp({
    create: {
      width,
      height: (width / 3) * 2,
      channels: 3,
      background: "#d9c7a3",
      noise: { type: "gaussian", mean: 150, sigma: 25 },
    },
  }).composite([
    {
      input: Buffer.from(
        `<svg width="640" height="360"><rect width="640" height="360" rx="30" fill="#fff"/>` +
          `<text x="60" y="150" font-size="60">Document ${index}</text></svg>`,
      ),
    },
  ]);

const jpegOf = async (index: number, width: number) => ({
  name: `document-${index}.jpg`,
  mimeType: "image/jpeg",
  buffer: await documentPhoto(index, width).jpeg({ quality: 85 }).toBuffer(),
});

const drawDocuments = (): Promise<Awaited<ReturnType<typeof jpegOf>>[]> =>
  Promise.all([
    ...[1, 2, 3, 4, 5].map((index) => jpegOf(index, 900)),
    documentPhoto(6, 900)
      .png()
      .toBuffer()
      .then((buffer) => ({ name: "document-6.png", mimeType: "image/png", buffer })),
  ]);

let drawn: ReturnType<typeof drawDocuments> | undefined;

/** Six documents, the last a PNG. */
export const documentFiles = () => (drawn ??= drawDocuments());

/** The same, the first as large as a phone photo, which the browser takes a second to shrink. */
export const documentsFromPhone = async () => {
  const [, ...others] = await documentFiles();
  return [await jpegOf(1, 3000), ...others];
};

export type Photos = Awaited<ReturnType<typeof documentFiles>>;

/** Not the name of any account (ruling P22). */
export const INSURED = "Maryam Saeed";

export const aPlate = () => String(randomInt(10_000, 99_999));

export const press = ({ page }: Visitor, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click();

export const named = (name: string) =>
  new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);

export const pick = (page: Visitor["page"], group: string, choice: string) =>
  page
    .getByRole("group", { name: named(group) })
    .getByRole("radio", { name: choice, exact: true })
    .check();

export const addPhotos = async (
  { page }: Visitor,
  names: readonly string[],
  photos: readonly Photos[number][],
) => {
  for (const [index, name] of names.entries()) {
    const photo = photos[index];
    if (photo) await page.getByLabel(name, { exact: true }).setInputFiles(photo);
  }
  await expect.poll(() => page.locator("main img").count(), { timeout: 60_000 }).toBe(names.length);
  await expect.poll(() => page.getByRole("progressbar").count(), { timeout: 60_000 }).toBe(0);
};

/** Opens a question that was answered before this visit of the form, and stands folded to a line. */
export const reopen = ({ page }: Pick<Visitor, "page">, words: Words, question: string) =>
  page.getByRole("button", { name: `${words.change} ${question}`, exact: true }).click();

/** Opens the Renew card and enters the plate Dubai B `number`. */
export const describePlate = async (
  { page }: Pick<Visitor, "page">,
  words: Words,
  number: string,
) => {
  await page.getByRole("button", { name: named(words.renew) }).click();
  await page.getByLabel(words.plateSource).selectOption("dubai");
  await page.getByLabel(words.plateCode).selectOption("B");
  await page.getByLabel(words.plateNumber).fill(number);
};

export const describeVehicle = async (
  visitor: Visitor,
  words: Words,
  photos: Photos,
  number: string,
  /** The photos that are added, by name. */
  added: readonly string[] = words.documents,
) => {
  await describePlate(visitor, words, number);
  await pick(visitor.page, words.cylinders, "4");
  await pick(visitor.page, words.body, words.saloon);
  // At once: the last answer opens the prices unless something is pressed meanwhile.
  await press(visitor, words.addDocumentsNow);
  await addPhotos(visitor, added, photos);
};

export const chooseCheapest = async ({ page }: Visitor, words: Words) => {
  await page.waitForURL(/\/packages/);
  await page.getByRole("tab", { name: named(words.thirdParty) }).waitFor();
  const select = page.getByRole("button", { name: words.select, exact: true });
  await expect.poll(() => select.count()).toBe(7);
  await select.first().click();
  await page.getByRole("button", { name: words.sendRequest, exact: true }).click();
};

export const nameInsured = ({ page }: Pick<Visitor, "page">, words: Words) =>
  page.getByLabel(words.fullName, { exact: true }).fill(INSURED);

/** Opens the fields of what the price assumes, on "check your answers". */
export const correctAnswers = ({ page }: Pick<Visitor, "page">, words: Words) =>
  page.locator("summary").getByText(words.correctThem, { exact: true }).click();

/** Names the insured, ticks both confirmations and sends; ends on the card page. */
export const confirmAndSend = async ({ page }: Visitor, words: Words) => {
  await page.waitForURL(/\/check-answers/);
  await nameInsured({ page }, words);
  const confirmations = page.locator("main").getByRole("checkbox");
  await expect.poll(() => confirmations.count()).toBe(2);
  for (const one of await confirmations.all()) {
    expect(await one.isChecked(), "nothing is ticked beforehand").toBe(false);
    await one.check();
  }
  await page.getByRole("button", { name: words.confirmAndSend, exact: true }).click();
  await page.waitForURL((url) => url.origin === product.gateway);
};

type Scenario = "normal" | "delay" | "no_return" | "tampered_amount" | "duplicate_return";

export const atTheGateway = async (
  { page }: Visitor,
  decision: "pay" | "decline" | "abort",
  scenario: Scenario = "normal",
) => {
  await page.locator("select[name=scenario]").selectOption(scenario);
  await page.locator(`button[value=${decision}]`).click();
};

/** Stores a draft renewal on this device, from an address of ours that is not a page. */
export const keepDraft = async ({ page, open }: Visitor, changes: Record<string, unknown> = {}) => {
  await open("/robots.txt");
  await page.evaluate((draft) => localStorage.setItem("insuranceFormData", JSON.stringify(draft)), {
    type: "renew",
    emirate: "dubai",
    plateCode: "B",
    plateNumber: "54321",
    cylinderType: "4",
    carType: "saloon",
    carOrigin: "khaleegy",
    ...changes,
  });
};

/** Stores a draft and a choice of quote without opening the quotes. */
export const keepChoice = async (someone: Visitor, changes: Record<string, unknown> = {}) => {
  await keepDraft(someone, changes);
  const choice = {
    packageId: "hazm-thirdParty-saloon-4-renew",
    insurer: "hazm",
    logo: "/insurers/hazm.svg",
    insurerName: { en: "Hazm Motor", ar: "حزم لتأمين المركبات" },
    names: { en: "Hazm Basic", ar: "حزم الأساسية" },
    coverType: "thirdParty",
    priceFils: 55_125,
  };
  await someone.page.evaluate(
    (kept) => localStorage.setItem("insuranceChoice", kept),
    JSON.stringify(choice),
  );
};
