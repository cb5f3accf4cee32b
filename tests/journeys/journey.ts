import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";
import type { Language } from "../../domain/language.ts";
import { openBrowser, type Visitor, visitor } from "../support/browser.ts";
import { productAt } from "../support/product.ts";

/** A language and a width in pixels: a telephone or a desk. */
export type Place = { language: Language; width: 390 | 1440 };

const everywhere: Place[] = (["en", "ar"] as const).flatMap((language) =>
  ([390, 1440] as const).map((width) => ({ language, width })),
);

/** `npm test` makes a journey in the places named; the long run makes each everywhere. */
export const sampled = (...places: [Place["language"], Place["width"]][]): Place[] =>
  process.env["TEST_LONG"] ? everywhere : places.map(([language, width]) => ({ language, width }));

/** The product that all journeys share. */
export const product = productAt(inject("product"));

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Somebody new in a place, with or without JavaScript; whoever lets them in closes the window. */
export const arrive = (place: Place, scripts = true): Promise<Visitor> =>
  visitor(browser, { ...place, scripts, address: product.address });

/** Someone's way through the product, who is asked at the end whether anything was wrong. */
export const journey = async (place: Place, travel: (someone: Visitor) => Promise<void>) => {
  const someone = await arrive(place);
  await travel(someone);
  expect(someone.troubles).toEqual([]);
  await someone.context.close();
};

export const expectAccessible = async (someone: Visitor, where: string) =>
  expect(await someone.axe(), where).toEqual([]);
