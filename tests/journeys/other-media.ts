import type { Page } from "playwright-core";
import { expect } from "vitest";

/** With the colours of the system instead of ours, the page still tells what is chosen. */
export const expectSeenInForcedColors = async (page: Page) => {
  await page.emulateMedia({ forcedColors: "active" });
  const seen = await page.evaluate(() => {
    const lines = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => getComputedStyle(one).outlineStyle);
    const filled = (selector: string, pseudo?: string) => {
      const one = document.querySelector(selector);
      return one && getComputedStyle(one, pseudo).backgroundColor;
    };
    const wordmark = document.querySelector("body > header svg > path");
    return {
      chosen: lines(".quote-card[data-chosen]"),
      others: new Set(lines(".quote-card:not([data-chosen])")).size,
      compared: [...new Set(lines("[aria-pressed=true] > .quote-compare-box"))],
      ticks: [...document.querySelectorAll(".quick-tick > svg")].filter(
        (one) => getComputedStyle(one).visibility === "visible",
      ).length,
      ticked: document.querySelectorAll(".quick input:checked").length,
      page: getComputedStyle(document.body).backgroundColor,
      tab: filled("[role=tab][aria-selected=true]", "::after"),
      step: filled("[aria-current=step] > .arches"),
      wordmark: wordmark && getComputedStyle(wordmark).fill,
      link: getComputedStyle(document.querySelector("body > header a") ?? document.body).color,
    };
  });
  await page.emulateMedia({ forcedColors: "none" });
  expect(seen.chosen, "chosen card").toEqual(["solid"]);
  expect(seen.others).toBe(1);
  expect(seen.compared, "what is compared").toEqual(["solid"]);
  expect(seen.ticks, "ticks of quick choices").toBe(seen.ticked);
  expect(seen.tab, "open tab").not.toBe(seen.page);
  expect(seen.step, "this step").not.toBe(seen.page);
  expect(seen.wordmark).toBe(seen.link);
};

/** Ink on white, without anything to press, and dated; `prices` of them. */
export const expectPrinted = async (page: Page, prices: number) => {
  await page.emulateMedia({ media: "print" });
  const printed = await page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    const footer = document.querySelector("body > footer");
    return {
      pressed: visible(":is(button, .btn):not(.tab, .quote-quality)").map((one) => one.innerText),
      stuck: visible("[data-request-footer], [data-compare-tray]").length,
      prices: visible(".quote-amount").length,
      wordmark: getComputedStyle(
        document.querySelector("body > header svg > path") ?? document.body,
      ).fill,
      ink: getComputedStyle(document.body).color,
      end: footer && getComputedStyle(footer, "::after").content,
      host: location.host,
    };
  });
  await page.emulateMedia({ media: "screen" });
  expect(printed.pressed).toEqual([]);
  expect(printed.stuck).toBe(0);
  expect(printed.prices).toBe(prices);
  expect(printed.wordmark).toBe(printed.ink);
  expect(printed.end).toContain(printed.host);
  expect(printed.end).toContain(String(new Date().getFullYear()));
};
