import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findBrowser } from "../tests/support/browser.ts";

/** Scores of 100, times in ms, transferred sizes in kB (1,000 bytes). */
export type Figures = {
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

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

export const median = (figures: readonly Figures[]): Figures => {
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

export const openLighthouse = async () => {
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  return {
    port: chrome.port,
    measure: (url: string) => measure(url, chrome.port),
    close: () => chrome.kill(),
  };
};
