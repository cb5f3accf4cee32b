import { beforeAll, expect, it } from "vitest";
import { editing } from "../../web/purchase/draft/editing-sample.ts";
import type { Visitor } from "../support/browser.ts";
import { arrive } from "./journey.ts";
import { describePlate, documentFiles, keepDraft, type Photos, pick } from "./purchase-steps.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("en");

let photos: Photos;
beforeAll(async () => {
  photos = await documentFiles();
});

/** A visitor renewing Dubai B 11111, whose photo is being prepared until `finish` is called. */
const preparingAPhoto = async () => {
  const someone = await arrive({ language: "en", width: 390 });
  const { page } = someone;
  const { promise: isWanted, resolve: finish } = Promise.withResolvers<void>();
  await page.route(/\/downscale[^/]*\.js$/, async (route) => {
    await isWanted;
    await route.continue();
  });
  await someone.open("/vehicle-insurance");
  await describePlate(someone, words, "11111");
  await pick(page, words.cylinders, "4");
  await pick(page, words.body, words.saloon);
  const [name = ""] = words.documents;
  await page.getByLabel(name, { exact: true }).setInputFiles(photos.slice(1, 2));
  await page.getByRole("progressbar").waitFor();

  return {
    someone,
    finish: async () => {
      finish();
      await page.locator("main img").waitFor();
    },
  };
};

const press = ({ page }: Visitor, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

const keptNumber = ({ page }: Visitor) =>
  page.evaluate(() => {
    const draft = JSON.parse(localStorage.getItem("insuranceFormData") ?? "{}") as {
      plateNumber?: string;
    };
    return draft.plateNumber;
  });

it("a plate number that is corrected while a photo is being prepared is kept", async () => {
  const { someone, finish } = await preparingAPhoto();
  const { page } = someone;
  const number = page.getByLabel(words.plateNumber);
  await press(someone, words.saveToAccount);
  await number.fill("22222");
  await press(someone, words.pricesFirst);
  await number.fill("33333");
  await expect.poll(() => keptNumber(someone)).toBe("33333");
  await finish();
  await page.getByText(words.loginFirst).waitFor();
  expect(await keptNumber(someone)).toBe("33333");

  await press(someone, words.pricesFirst);
  await page.waitForURL(/\/packages/);
  expect(await keptNumber(someone)).toBe("33333");
  expect(someone.troubles).toEqual([]);
  await someone.context.close();
});

it("a plate from the home page starts a renewal instead of changing the request being edited", async () => {
  const someone = await arrive({ language: "en", width: 390 });
  const { page } = someone;
  await keepDraft(someone);
  await page.evaluate((request) => {
    sessionStorage.setItem("insuranceEditing", JSON.stringify(request));
    const draft = { type: "new", plateNumber: "33333" };
    sessionStorage.setItem("insuranceFormData", JSON.stringify(draft));
  }, editing);

  await someone.open("/vehicle-insurance?emirate=sharjah&plateNumber=98765");
  const number = page.getByLabel(words.plateNumber);
  await expect.poll(() => number.inputValue()).toBe("98765");
  expect(await page.getByText(editing.number).count()).toBe(0);
  const body = page.getByRole("radio", { name: words.saloon, exact: true });
  expect(await body.isChecked(), "what the device held stays").toBe(true);

  await number.fill("98766");
  await expect.poll(() => keptNumber(someone)).toBe("98766");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(someone.troubles).toEqual([]);
  await someone.context.close();
});
