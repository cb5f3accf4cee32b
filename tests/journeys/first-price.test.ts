import { describe, expect, it, onTestFinished } from "vitest";
import type { Locator } from "playwright-core";
import type { Language } from "../../domain/language.ts";
import type { Visitor } from "../support/browser.ts";
import { countedThumb, type Hands, keyboardOf } from "./hands.ts";
import { arrive } from "./journey.ts";
import { named } from "./purchase-steps.ts";
import { type Words, wordsOf } from "./words.ts";

/** A select is one tap, focusing a field and travelling by Tab are none; the plate's number is typed. */
const MOST = { pointer: 4, keyboard: 5 };
const SCREEN_HEIGHT = 844;
const MAX_CARD_HEIGHT = 220;

const option = ({ page }: Visitor, group: string, name: string) =>
  page.getByRole("group", { name: named(group) }).getByRole("radio", { name, exact: true });

/** The two ways from the home page to the question that is left. */
const ways = {
  renewal: async ({ page }: Visitor, _words: Words, hands: Hands) => {
    const form = page.locator("[data-plate-form]");
    await hands.select(form.locator("select[name=plateCode]"), "A");
    await hands.type(form.locator("input[name=plateNumber]"), "12345");
    await hands.tap(form.locator("button[type=submit]"));
    await page.waitForURL(/\/vehicle-insurance/);
  },
  "new car": async (someone: Visitor, words: Words, hands: Hands) => {
    await hands.tap(someone.page.locator("[data-plate-form]").getByRole("link"));
    await someone.page.waitForURL(/\/vehicle-insurance/);
    await hands.tick(option(someone, words.method, words.methods.vcc));
  },
};

const countedKeyboard = ({ page }: Visitor) => {
  const done = { taps: 0, typed: 0 };
  const counted =
    (press: (control: Locator, value: string) => Promise<void>) =>
    (control: Locator, value = "") => {
      done.taps += 1;
      return press(control, value);
    };
  const { tap, select, type, tick, add } = keyboardOf(page);
  const keyboard: Hands = {
    tap: counted(tap),
    select: counted(select),
    tick: counted(tick),
    type: (control, text) => {
      done.typed += 1;
      return type(control, text);
    },
    add,
  };
  return { done, keyboard };
};

const answerTheCar = async (someone: Visitor, words: Words, { tick }: Hands) => {
  await tick(option(someone, words.cylinders, "4"));
  await tick(option(someone, words.body, words.saloon));
};

const languages: Language[] = process.env["TEST_LONG"] ? ["en", "ar"] : ["en"];
const journeys = languages.flatMap((language) =>
  (["renewal", "new car"] as const).map((way) => [way, language] as const),
);

describe.each(journeys)("the first price of a %s from the home page: %s", (way, language) => {
  const words = wordsOf(language);
  const visit = async () => {
    const someone = await arrive({ language, width: 390 });
    onTestFinished(() => someone.context.close());
    await someone.open(language === "ar" ? "/ar" : "/");
    return someone;
  };
  const priceIn = async ({ page }: Visitor) => {
    await page.waitForURL(/\/packages/);
    const price = page
      .getByRole("listitem")
      .getByText(/^(AED\s)?[\d,]+\.\d\d/)
      .first();
    await price.waitFor();
    return price;
  };

  it("is four taps away", async () => {
    const someone = await visit();
    const { done, thumb } = countedThumb();
    await ways[way](someone, words, thumb);
    await answerTheCar(someone, words, thumb);
    const price = await priceIn(someone);
    expect(done.taps).toBeLessThanOrEqual(MOST.pointer);
    expect(done.typed).toBeLessThanOrEqual(1);

    const box = await price.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(SCREEN_HEIGHT);
    const cards = someone.page
      .getByRole("listitem")
      .filter({ has: someone.page.getByRole("button", { name: words.select }) });
    for (const card of await cards.all())
      if (await card.isVisible())
        expect((await card.boundingBox())?.height).toBeLessThanOrEqual(MAX_CARD_HEIGHT);
  });

  it("is five presses of keys away, Tab not counted", async () => {
    const someone = await visit();
    const { done, keyboard } = countedKeyboard(someone);
    await ways[way](someone, words, keyboard);
    await answerTheCar(someone, words, keyboard);
    await keyboard.tap(someone.page.getByRole("button", { name: words.seePrices, exact: true }));
    await priceIn(someone);
    expect(done.taps).toBeLessThanOrEqual(MOST.keyboard);
    expect(done.typed).toBeLessThanOrEqual(1);
  });
});
