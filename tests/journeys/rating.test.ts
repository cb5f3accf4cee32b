import fc from "fast-check";
import { expect, it } from "vitest";
import type { Edition } from "../../domain/quotes/rating-plan.ts";
import type { Risk } from "../../domain/quotes/risk.ts";
import { anyRisk } from "../support/any-risk.ts";
import { openBrowser } from "../support/browser.ts";
import { bundleFor } from "../support/bundle.ts";
import { ratedRisks } from "../support/rated-risks.ts";
import { editions } from "../support/rating.ts";

type Bundled = { rating: { ratedRisks: typeof ratedRisks } };

const rateInBrowser = async (editions: readonly Edition[], risks: readonly Risk[]) => {
  const entry = new URL("../support/rated-risks.ts", import.meta.url);
  const [content, browser] = await Promise.all([bundleFor(entry, "rating"), openBrowser()]);
  const page = await browser.newPage();
  await page.addScriptTag({ content });
  const rated = await page.evaluate(
    ([editions, risks]) => (globalThis as unknown as Bundled).rating.ratedRisks(editions, risks),
    [editions, risks] as const,
  );
  await browser.close();
  return rated;
};

it("a thousand risks are rated to the same fils in Chromium and in Node", async () => {
  const risks = fc.sample(anyRisk, { numRuns: 1_000, seed: 1 });
  const inNode = ratedRisks(editions, risks);
  expect(new Set(inNode).size).toBeGreaterThan(900);
  expect(await rateInBrowser(editions, risks)).toEqual(inNode);
});
