import type { Browser, Page } from "playwright-core";
import { expect, inject } from "vitest";
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

let browser: Promise<Browser> | undefined;

/** The files that share a process share its browser, which ends with the process. */
const sharedBrowser = () => (browser ??= openBrowser());

/** Those who came in this file, open or gone. */
const arrived: Visitor[] = [];

const sceneOf = async ({ context, troubles }: Visitor) => {
  const texts = context.pages().map(async (page) => {
    const text = await page.innerText("body", { timeout: 2_000 }).catch(() => "no text");
    return `${page.url()}\n${text.slice(0, 4_000)}`;
  });
  return [...troubles, ...(await Promise.all(texts))].join("\n");
};

/** Prints what each open window showed, to tell why a journey failed. */
export const printScenes = async () => {
  const open = arrived.filter(({ context }) => context.pages().length > 0);
  for (const scene of await Promise.all(open.map(sceneOf))) console.error(scene);
};

/** What a failed journey left open would slow down the next file. */
export const closeWindows = async () => {
  arrived.length = 0;
  const opened = await browser;
  await Promise.all(opened?.contexts().map((context) => context.close()) ?? []);
};

type Arrival = Pick<Place, "language"> & { width: 390 | 768 | 1440 };

/** A new visitor of another product than the one that the journeys share. */
export const visitorOf = async (
  { address }: { address: string },
  place: Arrival & { scripts?: boolean },
) => {
  const someone = await visitor(await sharedBrowser(), { ...place, address });
  arrived.push(someone);
  return someone;
};

/** A new visitor, with or without JavaScript; the caller closes the window. */
export const arrive = (place: Arrival, scripts = true): Promise<Visitor> =>
  visitorOf(product, { ...place, scripts });

/** Imitates a slow line: the script that matches `url` waits for a call of the returned function. */
export const holdBack = async (page: Page, url: string | RegExp) => {
  const { promise: lineIsFree, resolve: freeLine } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await lineIsFree;
    await route.continue();
  });
  return freeLine;
};

/** Runs a visit, and checks at the end that the console reported no errors. */
export const journey = async (place: Place, travel: (someone: Visitor) => Promise<void>) => {
  const someone = await arrive(place);
  await travel(someone);
  expect(someone.troubles).toEqual([]);
  await someone.context.close();
};

export const expectAccessible = async (someone: Visitor, where: string) =>
  expect(await someone.axe(), where).toEqual([]);
