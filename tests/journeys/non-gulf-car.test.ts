import { randomInt } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { InputMethod } from "../../domain/ways-of-buying.ts";
import type { Visitor } from "../support/browser.ts";
import { arrive, expectAccessible, journey, type Place, sampled } from "./journey.ts";
import { describeNewCar, identifyNewCar, typeEmiratesId } from "./new-policy-steps.ts";
import {
  aPlate,
  describeVehicle,
  documentFiles,
  type Photos,
  pick,
  press,
} from "./purchase-steps.ts";
import { type Words, wordsOf } from "./words.ts";

let photos: Photos;

beforeAll(async () => {
  photos = await documentFiles();
});

describe("a car that was not built for the Gulf", () => {
  const describeWithoutPhotos = async (someone: Visitor, words: Words, method: InputMethod) => {
    await someone.open("/vehicle-insurance");
    const car = { method, number: aPlate(), origin: "nonKhaleegy" } as const;
    await describeNewCar(someone, words, car);
    await press(someone, words.proceed);
    await someone.page.waitForURL(/\/non_khaleegy/);
    await someone.page.getByRole("heading", { name: words.carStep }).waitFor();
    await identifyNewCar(someone, words, car);
    await typeEmiratesId(someone, words);
  };

  const tell = async (someone: Visitor, place: Place, email: string) => {
    const { personal } = wordsOf(place.language);
    const { page } = someone;
    await page.getByLabel(personal.name, { exact: true }).fill("Mariam Al Ali");
    await page.getByLabel(personal.countryCode, { exact: true }).selectOption("966");
    const phone = page.getByLabel(personal.phone, { exact: true });
    await phone.pressSequentially("٥٠1-234 x5678");
    expect(await phone.inputValue(), "digits alone").toBe("5012345678");
    await page.getByLabel(personal.email, { exact: true }).fill(email);
    await expectAccessible(someone, "personal details");
  };

  /** Presses Submit, and counts the files that are sent: the browser does not tell of them later. */
  const filesSent = async (someone: Visitor, words: Words) => {
    const { page } = someone;
    await page.evaluate(() => {
      const send = Reflect.get(XMLHttpRequest.prototype, "send") as XMLHttpRequest["send"];
      XMLHttpRequest.prototype.send = function (body) {
        const parts = body instanceof FormData ? [...body.values()] : [];
        document.body.dataset["files"] = String(parts.filter((one) => one instanceof File).length);
        send.call(this, body);
      };
    });
    await press(someone, words.personal.submit);
    const files = page.locator("body[data-files]");
    return Number(await files.getAttribute("data-files"));
  };

  const photoChoice = ({ page }: Visitor, name: string) =>
    page.getByRole("radio", { name, exact: true });

  const beginsAt = async (someone: Visitor, name: string) =>
    (await someone.page.getByLabel(name, { exact: true }).boundingBox())?.y ?? Infinity;

  it.each(sampled(["en", 390]))(
    "[2-5.3 phone typing] gets a new policy, in $language at $width px",
    (place) =>
      journey(place, async (someone) => {
        const words = wordsOf(place.language);
        const { page } = someone;
        const email = `offer-${randomInt(1e9)}@example.test`;
        await describeWithoutPhotos(someone, words, "vcc");
        for (const [width, height] of [
          [844, 390],
          [390, 844],
        ] as const) {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => scrollTo(0, 0));
          for (const name of [words.personal.name, words.personal.phone, words.personal.email])
            expect(await beginsAt(someone, name), name).toBeLessThan(height);
        }
        await tell(someone, place, email);
        expect(await photoChoice(someone, words.personal.without).isChecked()).toBe(true);
        expect(await filesSent(someone, words)).toBe(0);
        await page.waitForURL(/\/req_true/);
        await page.getByRole("heading", { name: words.requestSent.title }).waitFor();
        expect(await page.locator("main").getByRole("listitem").count()).toBe(3);
        await page.getByText(email).first().waitFor();
        await expectAccessible(someone, "request sent");
        expect(await page.evaluate(() => localStorage.getItem("insuranceFormData"))).toBeNull();
        await page.getByRole("link", { name: words.requestSent.home }).click();
        await page.waitForURL((url) => ["/", "/ar"].includes(url.pathname));
      }),
  );

  it.each(sampled(["ar", 1440]))(
    "is renewed with its documents, in $language at $width px",
    (place) =>
      journey(place, async (someone) => {
        const words = wordsOf(place.language);
        const { page } = someone;
        const email = `offer-${randomInt(1e9)}@example.test`;
        const [first = "", ...others] = words.documents;
        await someone.open("/vehicle-insurance");
        await describeVehicle(someone, words, photos, aPlate(), [first]);
        await pick(page, words.origin, words.nonKhaleegy);
        await press(someone, words.proceed);
        await page.waitForURL(/\/non_khaleegy/);
        await page.locator("main img").waitFor();
        expect(await photoChoice(someone, words.personal.addPhotos).isChecked()).toBe(true);
        await tell(someone, place, email);

        await press(someone, words.personal.submit);
        const problems = page.locator("main").getByRole("alert").getByRole("link");
        await expect.poll(() => problems.count()).toBe(1 + others.length);
        await expectAccessible(someone, "photos are missing");
        await photoChoice(someone, words.personal.without).check();
        expect(await problems.count(), "the other answer needs none").toBe(0);
        await page.reload();
        await page.locator("main form").waitFor();
        expect(await photoChoice(someone, words.personal.without).isChecked()).toBe(true);

        await photoChoice(someone, words.personal.addPhotos).check();
        for (const [index, name] of others.entries())
          await page.getByLabel(name, { exact: true }).setInputFiles(photos[index + 1] ?? []);
        expect(await filesSent(someone, words)).toBe(words.documents.length);
        await page.waitForURL(/\/req_true/);
        await page.getByText(email).first().waitFor();
      }),
  );

  it("[2-8 personal details failed] explains on a separate page why nothing was sent", async () => {
    const place = { language: "en", width: 390 } as const;
    const words = wordsOf("en");
    const someone = await arrive(place);
    await describeWithoutPhotos(someone, words, "hiyaza");
    await someone.page.route("**/api/carins/new", (route) =>
      route.fulfill({
        status: 503,
        json: { status: "fail", code: "request.busy", message: "busy" },
      }),
    );
    await tell(someone, place, "offer@example.test");
    await press(someone, words.personal.submit);
    await someone.page.waitForURL(/\/fail/);
    await someone.page.getByRole("heading", { name: words.failedHeading }).waitFor();
    await expectAccessible(someone, "failed");
    await someone.context.close();
  });

  it("needs a draft first", async () => {
    const someone = await arrive({ language: "en", width: 390 });
    await someone.open("/non_khaleegy");
    await someone.page.waitForURL(/\/vehicle-insurance/);
    await someone.context.close();
  });
});
