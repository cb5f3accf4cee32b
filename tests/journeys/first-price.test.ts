import { expect, it, onTestFinished } from "vitest";
import type { Locator } from "playwright-core";
import type { Language } from "../../domain/language.ts";
import { arrive } from "./journey.ts";
import { pick } from "./purchase-steps.ts";
import { wordsOf } from "./words.ts";

/** A select is one tap, focusing a field none. */
const MAX_TAPS = 6;
const MAX_TYPED_FIELDS = 1;
const SCREEN_HEIGHT = 844;
const MAX_CARD_HEIGHT = 220;

const counting = () => {
  const done = { taps: 0, typed: 0 };
  return {
    done,
    tap: async (control: Locator) => {
      done.taps += 1;
      await control.click();
    },
    select: async (control: Locator, value: string) => {
      done.taps += 1;
      await control.selectOption(value);
    },
    type: async (control: Locator, text: string) => {
      done.typed += 1;
      await control.fill(text);
    },
  };
};

const languages: Language[] = process.env["TEST_LONG"] ? ["en", "ar"] : ["en"];

it.each(languages)(
  "six taps and one typed field lead from the home page to a price: %s",
  async (language) => {
    const someone = await arrive({ language, width: 390 });
    onTestFinished(() => someone.context.close());
    const { page } = someone;
    const words = wordsOf(language);
    const { done, tap, select, type } = counting();

    await someone.open(language === "ar" ? "/ar" : "/");
    const form = page.locator("[data-plate-form]");
    await select(form.locator("select[name=plateCode]"), "A");
    await type(form.locator("input[name=plateNumber]"), "12345");
    await tap(form.locator("button[type=submit]"));

    await page.waitForURL(/\/vehicle-insurance/);
    const choose = async (group: string, option: string) => {
      done.taps += 1;
      await pick(page, group, option);
    };
    await choose(words.cylinders, "4");
    await choose(words.body, words.saloon);
    await choose(words.origin, words.khaleegy);
    await tap(page.getByRole("button", { name: words.seePrices }));

    await page.waitForURL(/\/packages/);
    const price = page.getByRole("listitem").getByText("551.25").first();
    await price.waitFor();
    expect(done.taps).toBeLessThanOrEqual(MAX_TAPS);
    expect(done.typed).toBeLessThanOrEqual(MAX_TYPED_FIELDS);

    const box = await price.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(SCREEN_HEIGHT);
    const cards = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: words.select }) });
    for (const card of await cards.all())
      if (await card.isVisible())
        expect((await card.boundingBox())?.height).toBeLessThanOrEqual(MAX_CARD_HEIGHT);
  },
);
