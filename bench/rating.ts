// What one car costs to rate with all plans, in ms: `npm run bench -- rating`.
import { runInThisContext } from "node:vm";
import fc from "fast-check";
import { exactField, type Risk } from "../domain/quotes/risk.ts";
import { ratedInputNames } from "../domain/quotes/rated-inputs.ts";
import { startProduct } from "../tests/support/product.ts";
import { anyRisk } from "../tests/support/any-risk.ts";
import { openBrowser } from "../tests/support/browser.ts";
import { bundleFor } from "../tests/support/bundle.ts";
import { editions } from "../tests/support/rating.ts";
import type { ratingTimes } from "./rating-times.ts";
import { PACKAGES } from "./api.ts";
import { compareThroughput, middle, openBareRating, rounded } from "./throughput.ts";

const RISKS = 1_000;

type Bundled = { rating: { ratingTimes: typeof ratingTimes } };
type Rater = (withChoices: boolean) => Promise<number[]>;

const risks = fc.sample(anyRisk, { numRuns: RISKS, seed: 1 });
const script = await bundleFor(new URL("rating-times.ts", import.meta.url), "rating");

/** Browsers tell the time to 0.005 ms in isolated pages, to 0.1 ms in others. */
const isolated = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
};

const inChromium: Rater = async (withChoices) => {
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.route("http://localhost/", (route) =>
    route.fulfill({ headers: isolated, contentType: "text/html", body: "<!doctype html>" }),
  );
  await page.goto("http://localhost/");
  await page.addScriptTag({ content: script });
  const times = await page.evaluate(
    ([editions, risks, withChoices]) =>
      (globalThis as unknown as Bundled).rating.ratingTimes(editions, risks, withChoices),
    [editions, risks, withChoices] as const,
  );
  await browser.close();
  return times;
};

/** Runs the browser's script, so that a first rating is as slow as in a new page. */
const inNode: Rater = (withChoices) => {
  const { ratingTimes } = runInThisContext(`${script}; rating`) as Bundled["rating"];
  return Promise.resolve(ratingTimes(editions, risks, withChoices));
};

const milliseconds = (time = 0) => Math.round(time * 1000) / 1000;

const summaryOf = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    plans: editions.length,
    first: milliseconds(times[0]),
    median: milliseconds(middle(times)),
    p95: milliseconds(sorted[Math.floor(sorted.length * 0.95)]),
    slowest: milliseconds(sorted.at(-1)),
  };
};

const measureEngine = async () => {
  const rows: Record<string, object> = {};
  for (const [place, times] of Object.entries({ Chromium: inChromium, Node: inNode })) {
    rows[place] = summaryOf(await times(false));
    rows[`${place}, with choices`] = summaryOf(await times(true));
  }
  return rows;
};

const queryOf = ({ inputs }: Risk) => {
  const given = ratedInputNames.flatMap((input) => {
    const known = inputs[input];
    const text = String(known?.value ?? "");
    return text === "" ? [] : [[exactField(input), text]];
  });
  return new URLSearchParams(given).toString();
};

/** No answer is cached: each of the risks is another one. */
const measureApi = async () => {
  const product = await startProduct({ RATE_LIMITS: "off", LOG_LEVEL: "warn" });
  const bare = await openBareRating(product.address, PACKAGES, "warn");
  try {
    const queries = risks.map(queryOf);
    const runs = [];
    for (const _run of [1, 2, 3])
      runs.push(
        await compareThroughput(product.address + PACKAGES, bare.address + PACKAGES, { queries }),
      );
    return {
      [`${PACKAGES}, ${risks.length} risks`]: {
        product: Math.round(middle(runs.map((run) => run.product))),
        bare: Math.round(middle(runs.map((run) => run.bare))),
        ratio: rounded(middle(runs.map(({ ratio }) => ratio))),
      },
    };
  } finally {
    bare.close();
    await product.stop();
  }
};

const parts = [measureEngine, measureApi];

export const measureRating = async () => {
  const measured: Record<string, object>[] = [];
  for (const measure of parts) measured.push(await measure());
  return Object.assign({}, ...measured) as Record<string, object>;
};
