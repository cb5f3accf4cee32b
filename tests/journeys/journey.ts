import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";
import type { Language } from "../../domain/language.ts";
import { openBrowser, type Visitor, visitor } from "../support/browser.ts";
import { productAt } from "../support/product.ts";

export type Place = { language: Language; width: 390 | 1440 };

const everywhere: Place[] = (["en", "ar"] as const).flatMap((language) =>
  ([390, 1440] as const).map((width) => ({ language, width })),
);

/** The places where `npm test` runs a journey; the long run uses all of them. */
export const sampled = (...places: [Place["language"], Place["width"]][]): Place[] =>
  process.env["TEST_LONG"] ? everywhere : places.map(([language, width]) => ({ language, width }));

export const product = productAt(inject("product"));
export const { dataDir } = inject("product");

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A new visitor, with or without JavaScript; the caller closes the window. */
export const arrive = (
  place: Pick<Place, "language"> & { width: 390 | 768 | 1440 },
  scripts = true,
): Promise<Visitor> => visitor(browser, { ...place, scripts, address: product.address });

/** Runs a visit, and checks at the end that the console reported no errors. */
export const journey = async (place: Place, travel: (someone: Visitor) => Promise<void>) => {
  const someone = await arrive(place);
  await travel(someone);
  expect(someone.troubles).toEqual([]);
  await someone.context.close();
};

export const expectAccessible = async (someone: Visitor, where: string) =>
  expect(await someone.axe(), where).toEqual([]);
