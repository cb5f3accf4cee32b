import { beforeAll, describe, expect, it } from "vitest";
import { editing } from "../../web/purchase/draft/editing-sample.ts";
import type { Visitor } from "../support/browser.ts";
import { photoOfBytes } from "../support/pictures.ts";
import { arrive, expectAccessible, holdBack, journey, sampled } from "./journey.ts";
import { textsOf } from "./profile-steps.ts";
import {
  addPhotos,
  describePlate,
  documentFiles,
  keepDraft,
  named,
  type Photos,
  pick,
} from "./purchase-steps.ts";
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
  const finish = await holdBack(page, /\/downscale[^/]*\.js$/);
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
  await press(someone, words.seePrices);
  const busy = page.locator("main button[aria-busy=true]");
  expect(await busy.allTextContents(), "the pressed button shows its progress").toEqual([
    words.seePrices,
  ]);
  await number.fill("33333");
  await expect.poll(() => busy.count()).toBe(0);
  await expect.poll(() => keptNumber(someone)).toBe("33333");
  await finish();
  await page.getByText(words.loginFirst).waitFor();
  expect(await keptNumber(someone)).toBe("33333");

  await press(someone, words.seePrices);
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

describe.each(sampled(["en", 390], ["ar", 1440]))("the form in $language at $width px", (place) => {
  const words = wordsOf(place.language);
  const { plate, titleWithError, title } = textsOf(place.language).purchase.vehicle;
  const problemsIn = ({ page }: Visitor) => page.getByRole("alert").getByRole("link");

  it("goes from plate and car to prices, with nothing but that asked", () =>
    journey(place, async (someone) => {
      const { page } = someone;
      await someone.open("/vehicle-insurance");
      await describePlate(someone, words, "44444");
      await expectAccessible(someone, "the open card");
      const own = page.getByRole("button", { name: words.seePrices, exact: true });
      const fields = page.locator("main form :is(select, input):visible");
      const groups = await fields.evaluateAll((all) => [
        ...new Set(all.map((field) => field.getAttribute("name"))),
      ]);
      expect(groups).toHaveLength(6);
      await own.click();
      await expect
        .poll(() => problemsIn(someone).count(), { message: "cylinders and body" })
        .toBe(2);
      await pick(page, words.cylinders, "4");
      await pick(page, words.body, words.saloon);
      await own.click();
      await page.waitForURL(/\/packages/);
    }));

  it("[2-5.1 error keys] lists what is missing until it is there", () =>
    journey(place, async (someone) => {
      const { page } = someone;
      await someone.open("/vehicle-insurance");
      const proceed = page.getByRole("button", { name: words.proceed, exact: true });
      expect(await proceed.isDisabled(), "no card is open").toBe(true);
      await describePlate(someone, words, "55555");
      await proceed.click();
      const fold = page.getByRole("button", { name: words.addDocumentsNow, exact: true });
      await expect.poll(() => problemsIn(someone).count()).toBe(8);
      expect(await fold.getAttribute("aria-expanded"), "what is missing can be seen").toBe("true");
      expect(await page.title()).toContain(titleWithError.replace("{{title}}", title));
      await expectAccessible(someone, "the errors");

      await pick(page, words.cylinders, "4");
      await pick(page, words.body, words.saloon);
      await addPhotos(someone, words.documents, photos);
      await expect.poll(() => problemsIn(someone).count()).toBe(0);
      await expect.poll(() => page.title()).not.toContain(titleWithError.replace("{{title}}", ""));
      await page.getByLabel(plate.number, { exact: true }).fill("");
      expect(await problemsIn(someone).count(), "the next press lists it").toBe(0);
      await page.getByLabel(plate.number, { exact: true }).fill("55556");
      await expectAccessible(someone, "the documents");
      await proceed.click();
      await page.waitForURL(/\/packages/);
    }));

  it("takes photos while the documents are folded, and opens them", () =>
    journey(place, async (someone) => {
      const { page } = someone;
      await someone.open("/vehicle-insurance");
      await page.getByRole("button", { name: named(words.renew) }).click();
      const fold = page.getByRole("button", { name: words.addDocumentsNow, exact: true });
      await fold.waitFor();
      expect(await fold.getAttribute("aria-expanded")).toBe("false");
      await addPhotos(someone, words.documents.slice(0, 1), photos.slice(1));
      expect(await fold.getAttribute("aria-expanded")).toBe("true");
      await fold.click();
      expect(await fold.getAttribute("aria-expanded")).toBe("false");
    }));

  it("refuses a photo over 5 MB with its size", () =>
    journey(place, async (someone) => {
      const { page } = someone;
      await someone.open("/vehicle-insurance");
      await page.getByRole("button", { name: named(words.renew) }).click();
      const [name = ""] = words.documents;
      const buffer = await photoOfBytes(7.4 * 1024 * 1024);
      await page
        .getByLabel(name, { exact: true })
        .setInputFiles({ name: "card.jpg", mimeType: "image/jpeg", buffer });
      const { size, itsSize } = textsOf(place.language).purchase.vehicle.documents.problems;
      await page.getByText(size, { exact: true }).waitFor();
      await page.getByText(itsSize.replace("{{size}}", "7.4"), { exact: true }).waitFor();
    }));
});

describe("the choice that completes an empty form", () => {
  /** Answers a renewal but for the body. */
  const almostDone = async () => {
    const someone = await arrive({ language: "en", width: 390 });
    await someone.open("/vehicle-insurance");
    await describePlate(someone, words, "22222");
    await pick(someone.page, words.cylinders, "6");
    return someone;
  };
  const said = ({ page }: Visitor) =>
    page.getByText("Your last answer opens the prices by itself.", { exact: true });

  it("opens the prices by itself, as the form says before", async () => {
    const someone = await almostDone();
    const { page } = someone;
    await said(someone).waitFor();
    await pick(page, words.body, words.saloon);
    await page.waitForURL(/\/packages/);
    await someone.context.close();
  });

  it.each([
    [
      "a press elsewhere",
      (page: Visitor["page"]) => page.getByRole("heading", { level: 1 }).click(),
    ],
    ["a key", (page: Visitor["page"]) => page.keyboard.press("Shift")],
  ])("waits for See prices after %s, and never opens again by itself", async (_what, act) => {
    const someone = await almostDone();
    const { page } = someone;
    await pick(page, words.body, words.saloon);
    await act(page);
    await page.waitForTimeout(1_200);
    expect(page.url()).toMatch(/\/vehicle-insurance/);
    await page.reload();
    await page.getByRole("button", { name: words.seePrices, exact: true }).waitFor();
    expect(await said(someone).count()).toBe(0);
    await someone.context.close();
  });

  it("by keyboard opens nothing", async () => {
    const someone = await almostDone();
    const { page } = someone;
    await page
      .getByRole("group", { name: named(words.body) })
      .getByRole("radio")
      .first()
      .focus();
    await page.keyboard.press("Space");
    await page.waitForTimeout(1_200);
    expect(page.url()).toMatch(/\/vehicle-insurance/);
    await someone.context.close();
  });
});

it.each(["en", "ar"] as const)(
  "without scripts, in %s, the plate of the home page's form is in the message that is offered",
  async (language) => {
    const { page, open, context } = await arrive({ language, width: 390 }, false);
    await open(language === "ar" ? "/ar" : "/");
    const form = page.locator("[data-plate-form]");
    await form.locator("[name=plateCode]").selectOption("B");
    await form.locator("[name=plateNumber]").fill("48213");
    await form.locator("[type=submit]").click();
    await page.waitForURL(/vehicle-insurance/);

    const asked = new URL(page.url()).searchParams;
    expect([...asked.keys()].toSorted()).toEqual(["emirate", "plateCode", "plateNumber", "script"]);
    const plate = language === "ar" ? "دبي B 48213" : "Dubai B 48213";
    const offered = page.locator("main").getByRole("link");
    for (const address of ["https://wa.me/", "mailto:"]) {
      const link = offered.and(page.locator(`[href^="${address}"]`));
      await link.waitFor();
      expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).toContain(plate);
    }
    await open("/vehicle-insurance?emirate=dubai&plateCode=B&plateNumber=48213");
    expect(await page.content(), "of the cached page").not.toContain("48213");
    await context.close();
  },
);
