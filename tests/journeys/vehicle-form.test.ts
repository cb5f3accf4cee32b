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
  reopen,
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
  await reopen(someone, words, words.body);
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
    page.getByText("The prices open after your last answer.", { exact: true });

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

/** What is wholly on the first screen, above what sticks to its lower edge. */
const isInFirstScreen = async ({ page }: Visitor, group: string) => {
  const [asked, bar] = await Promise.all([
    page.getByRole("group", { name: named(group) }).boundingBox(),
    page.locator("main button[value=price]").boundingBox(),
  ]);
  if (!asked) return false;
  return asked.y >= 0 && asked.y + asked.height <= (bar?.y ?? 0);
};

const everyFirstScreen = (["en", "ar"] as const).flatMap((language) =>
  ([390, 1440] as const).map((width) => ({ language, width })),
);

describe.each(everyFirstScreen)("the first screen in $language at $width px", (place) => {
  const words = wordsOf(place.language);
  const prefix = place.language === "ar" ? "/ar" : "";

  it("has the plate of the home page as a line, and the first open question", () =>
    journey(place, async (someone) => {
      const { page, open } = someone;
      await open(`${prefix}/vehicle-insurance?emirate=dubai&plateCode=B&plateNumber=48213`);
      await page.getByRole("group", { name: named(words.cylinders) }).waitFor();
      expect(await isInFirstScreen(someone, words.cylinders)).toBe(true);
      expect(await isInFirstScreen(someone, words.body)).toBe(true);
      expect(await page.getByLabel(words.plateNumber).isVisible()).toBe(false);
      const line = page.getByRole("button", { name: `${words.change} ${words.plate}` });
      expect(await line.getAttribute("aria-expanded")).toBe("false");
      expect((await line.locator("xpath=..").boundingBox())?.height).toBeLessThanOrEqual(60);
      await expectAccessible(someone, "the plate as a line");
    }));

  it("asks how a car without a plate is registered before anything else", () =>
    journey(place, async (someone) => {
      const { page } = someone;
      await someone.open(prefix || "/");
      await page.locator("[data-plate-form]").getByRole("link").click();
      const method = page.getByRole("group", { name: named(words.method) });
      await method.waitFor();
      expect(await method.getByRole("radio", { checked: true }).count()).toBe(0);
      expect(await isInFirstScreen(someone, words.method)).toBe(true);
      await expectAccessible(someone, "no method is chosen");
    }));
});

describe("answers from before", () => {
  const openForm = async (path = "/vehicle-insurance") => {
    const someone = await arrive({ language: "en", width: 390 });
    await keepDraft(someone, { carType: "" });
    await someone.open(path);
    return someone;
  };
  const lineOf = ({ page }: Visitor, question: string) =>
    page.getByRole("button", { name: new RegExp(`^(Change|Done) ${question}$`) });
  const stateOf = (someone: Visitor, question: string) =>
    lineOf(someone, question).getAttribute("aria-expanded");

  it("are a line each, and open one by one with the focus in them", async () => {
    const someone = await openForm();
    const { page } = someone;
    const lines = [words.plate, words.cylinders, words.origin];
    for (const line of lines) expect(await stateOf(someone, line), line).toBe("false");
    expect(await isInFirstScreen(someone, words.body), "what is left").toBe(true);

    await reopen(someone, words, words.plate);
    const source = page.getByLabel(words.plateSource);
    await expect.poll(() => source.evaluate((one) => one === document.activeElement)).toBe(true);
    await reopen(someone, words, words.cylinders);
    const chosen = page.getByRole("radio", { name: "4", exact: true });
    expect(await chosen.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await stateOf(someone, words.plate), "the other stays open").toBe("true");
    await expectAccessible(someone, "opened lines");

    await pick(page, words.cylinders, "6");
    await lineOf(someone, words.cylinders).press("Enter");
    expect(await stateOf(someone, words.cylinders)).toBe("false");
    expect(
      await lineOf(someone, words.cylinders).evaluate((one) => one === document.activeElement),
    ).toBe(true);
    await page.getByText("6", { exact: true }).locator("visible=true").first().waitFor();
    expect(someone.troubles).toEqual([]);
    await someone.context.close();
  });

  it("stay open while an answer is missing, and with what an error names", async () => {
    const someone = await openForm();
    const { page } = someone;
    await reopen(someone, words, words.plate);
    await page.getByLabel(words.plateNumber).fill("");
    await lineOf(someone, words.plate).click();
    expect(await stateOf(someone, words.plate), "nothing to fold to").toBe("true");
    await press(someone, words.seePrices);
    const problems = page.getByRole("alert").getByRole("link");
    await expect.poll(() => problems.count()).toBe(2);
    await problems.first().click();
    const number = page.getByLabel(words.plateNumber);
    expect(await number.evaluate((one) => one === document.activeElement)).toBe(true);
    await number.fill("7");
    expect(await stateOf(someone, words.plate), "not folded under the typing hand").toBe("true");
    await someone.context.close();
  });

  it("come back as lines from the prices, which open only when asked for", async () => {
    const someone = await openForm();
    const { page } = someone;
    await pick(page, words.body, words.saloon);
    await page.waitForTimeout(1_200);
    expect(page.url(), "the form did not come up empty").toMatch(/\/vehicle-insurance/);
    await press(someone, words.seePrices);
    await page.waitForURL(/\/packages/);
    await page.goBack();
    await reopen(someone, words, words.body);
    await page.getByRole("radio", { name: "Station", exact: true }).check();
    await page.waitForTimeout(1_200);
    expect(page.url()).toMatch(/\/vehicle-insurance/);
    expect(someone.troubles).toEqual([]);
    await someone.context.close();
  });

  it("do not choose how a new car is registered", async () => {
    const someone = await openForm("/vehicle-insurance?type=new");
    const { page } = someone;
    const chosen = page
      .getByRole("group", { name: named(words.method) })
      .getByRole("radio", { checked: true });
    await pick(page, words.body, words.saloon);
    expect(await chosen.count()).toBe(0);
    await page.waitForTimeout(500);
    await page.reload();
    await press(someone, words.seePrices);
    const problem = page.getByRole("alert").getByRole("link");
    await expect.poll(() => problem.count()).toBe(1);
    expect(await chosen.count(), "nor does a reload").toBe(0);
    await someone.open("/packages");
    await page.locator("main").getByRole("link", { name: "Enter your car's details" }).waitFor();
    expect(await page.getByRole("tab").count(), "no price without it").toBe(0);

    await someone.open("/vehicle-insurance");
    await pick(page, words.method, words.methods.vcc);
    await press(someone, words.seePrices);
    await page.waitForURL(/\/packages/);
    await page.getByRole("tab").first().waitFor();
    await someone.context.close();
  });

  it("of a link are in sight: a car from elsewhere", async () => {
    const someone = await arrive({ language: "en", width: 390 });
    const { page } = someone;
    await someone.open("/vehicle-insurance?carOrigin=non_khaleegy");
    const origin = page.getByRole("radio", { name: words.nonKhaleegy, exact: true });
    await expect.poll(() => origin.isChecked()).toBe(true);
    expect(await isInFirstScreen(someone, words.origin)).toBe(true);
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
