// Measures pages of the running product as a phone meets them: Lighthouse's mobile profile, median
// of three, and what is transferred. `npm run bench`, or with addresses: `npm run bench -- / /login`.
import { mkdir, writeFile } from "node:fs/promises";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findBrowser } from "../tests/support/browser.ts";
import { startProduct } from "../tests/support/product.ts";

const RUNS = 3;
const asked = process.argv.slice(2);
const pages =
  asked.length > 0 ? asked : ["/", "/ar", "/vehicle-insurance", "/ar/vehicle-insurance"];

type Figures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  kilobytes: number;
  scriptKilobytes: number;
  requests: number;
};

const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;

const median = (figures: readonly Figures[]): Figures => {
  const names = Object.keys(figures[0] ?? {}) as (keyof Figures)[];
  const middle = (name: keyof Figures) =>
    figures.map((one) => one[name]).toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Figures;
};

const measure = async (url: string, port: number): Promise<Figures> => {
  const result = await lighthouse(url, { port, logLevel: "error", output: "json" });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => Math.round((audits[name]?.numericValue ?? 0) * 1000) / 1000;
  const details = audits["network-requests"]?.details;
  const requests = (details && "items" in details ? details.items : []) as {
    transferSize?: number;
    resourceType?: string;
  }[];
  const transferred = (some: typeof requests) =>
    kilobytes(some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0));
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    firstPaint: Math.round(value("first-contentful-paint")),
    largestPaint: Math.round(value("largest-contentful-paint")),
    blocking: Math.round(value("total-blocking-time")),
    shift: value("cumulative-layout-shift"),
    kilobytes: transferred(requests),
    scriptKilobytes: transferred(requests.filter(({ resourceType }) => resourceType === "Script")),
    requests: requests.length,
  };
};

const product = await startProduct();
const chrome = await launch({
  chromePath: findBrowser(),
  chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  const rows: Record<string, Figures> = {};
  for (const page of pages) {
    const runs: Figures[] = [];
    for (let run = 0; run < RUNS; run += 1)
      runs.push(await measure(product.address + page, chrome.port));
    rows[page] = median(runs);
  }
  console.table(rows);
  await mkdir("bench/results", { recursive: true });
  await writeFile("bench/results/pages.json", JSON.stringify(rows, null, 2));
} finally {
  chrome.kill();
  await product.stop();
}
