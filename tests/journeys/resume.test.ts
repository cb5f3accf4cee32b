import { beforeAll, describe, expect, it } from "vitest";
import { type CustomerClient, newCustomer } from "../support/api-client.ts";
import type { Visitor } from "../support/browser.ts";
import { signIn } from "./account-steps.ts";
import { arrive, product } from "./journey.ts";
import {
  chooseCheapest,
  confirmAndSend,
  describePlate,
  describeVehicle,
  documentFiles,
  type Photos,
} from "./purchase-steps.ts";
import { type Words, wordsOf } from "./words.ts";

let photos: Photos;
beforeAll(async () => {
  photos = await documentFiles();
});

const draftOf = async (person: CustomerClient) => {
  const answer = await person.get("/api/users/me/draft");
  return answer["data"] as { documents: string[]; draft: Record<string, string> } | null;
};

const login = async ({ page }: Visitor, words: Words, person: CustomerClient) => {
  await page.waitForURL(/\/login\?next=/);
  await page.getByLabel(words.email, { exact: true }).fill(person.email);
  await page.getByLabel(words.password, { exact: true }).fill(person.password);
  await page.locator("main").getByRole("button", { name: words.login, exact: true }).click();
};

describe("a purchase that was started on a phone in Arabic", () => {
  const [arabic, english] = [wordsOf("ar"), wordsOf("en")];

  it("continues on a desktop in English, with its pictures, until it is sent", async () => {
    const person = await newCustomer(product);
    const phone = await arrive({ language: "ar", width: 390 });
    await phone.open("/vehicle-insurance");
    await describeVehicle(phone, arabic, photos, "60125");
    await phone.page.getByRole("button", { name: arabic.saveToAccount, exact: true }).click();
    await phone.page.getByText(arabic.loginFirst).waitFor();
    expect(await phone.axe()).toEqual([]);
    await phone.page
      .locator("aside")
      .getByRole("link", { name: arabic.login, exact: true })
      .click();
    await login(phone, arabic, person);
    await phone.page.waitForURL(/\/vehicle-insurance$/);
    await phone.page.getByText(arabic.savedUntil).waitFor({ timeout: 60_000 });
    expect(await phone.axe()).toEqual([]);
    expect((await draftOf(person))?.documents).toHaveLength(6);
    expect(phone.troubles).toEqual([]);

    const desk = await arrive({ language: "en", width: 1440 });
    await desk.open("/login?next=/vehicle-insurance");
    await login(desk, english, person);
    await desk.page.getByRole("heading", { name: english.waiting }).waitFor();
    expect(await desk.axe()).toEqual([]);
    await desk.page.getByRole("button", { name: english.continueHere, exact: true }).click();
    await expect
      .poll(() => desk.page.locator("main img").count(), { timeout: 60_000 })
      .toBe(english.documents.length);
    expect(await desk.page.getByLabel(english.plateNumber).inputValue()).toBe("60125");
    expect(await desk.axe()).toEqual([]);

    await desk.page.getByRole("button", { name: english.proceed, exact: true }).click();
    await chooseCheapest(desk, english);
    await confirmAndSend(desk, english);
    expect(desk.troubles).toEqual([]);
    expect(await draftOf(person)).toBeNull();
    await Promise.all([phone.context.close(), desk.context.close()]);
  });

  it("replaces a purchase started on the desktop only after confirmation", async () => {
    const person = await newCustomer(product);
    const desk = await arrive({ language: "en", width: 1440 });
    const { page, context } = desk;
    await signIn(desk, person);
    const saved = await context.request.put(`${product.address}/api/users/me/draft`, {
      data: { draft: { type: "renew", plateNumber: "60127" }, choice: null, emiratesID: "" },
      headers: { origin: product.address },
    });
    expect(saved.status()).toBe(200);

    await desk.open("/vehicle-insurance");
    await page.getByRole("heading", { name: english.waiting }).waitFor();
    await describePlate(desk, english, "33333");
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("insuranceFormData")))
      .toContain("33333");
    const goOn = page.getByRole("button", { name: english.continueHere, exact: true });
    await goOn.click();
    await page.getByRole("button", { name: english.keepHere, exact: true }).click();
    expect(await page.getByLabel(english.plateNumber).inputValue()).toBe("33333");

    await goOn.click();
    expect(await desk.axe()).toEqual([]);
    await page.getByRole("button", { name: english.replace, exact: true }).click();
    await expect.poll(() => page.getByLabel(english.plateNumber).inputValue()).toBe("60127");
    expect(desk.troubles).toEqual([]);
    await context.close();
  });

  it("is erased from device and account in one step", async () => {
    const person = await newCustomer(product);
    const phone = await arrive({ language: "ar", width: 390 });
    const { page } = phone;
    await phone.open("/login?next=/vehicle-insurance");
    await login(phone, arabic, person);
    await page.waitForURL(/\/vehicle-insurance$/);
    await page.getByRole("button", { name: new RegExp(`^${arabic.renew}`) }).click();
    await page.getByLabel(arabic.plateNumber).fill("60126");
    await page.getByRole("button", { name: arabic.saveToAccount, exact: true }).click();
    await page.getByText(arabic.savedUntil).waitFor();
    expect((await draftOf(person))?.draft).toMatchObject({ plateNumber: "60126" });

    await page.getByRole("button", { name: arabic.clear, exact: true }).click();
    await page.getByRole("button", { name: arabic.eraseEverything, exact: true }).click();
    await page.getByText(arabic.clearedBoth).waitFor();
    expect(await draftOf(person)).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem("insuranceFormData"))).toBeNull();
    expect(phone.troubles).toEqual([]);
    await phone.context.close();
  });
});
