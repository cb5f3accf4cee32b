import type { Page } from "playwright-core";

/** Words and controls beyond the page's edge; what only adorns a page may be cut off there. */
const beyondEdge = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const clips = (one: Element) =>
      one !== document.body && getComputedStyle(one).overflowX !== "visible";
    const isClipped = (one: Element): boolean =>
      one.parentElement !== null && (clips(one.parentElement) || isClipped(one.parentElement));
    const beyond = [...document.body.querySelectorAll("*")].filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      const isOver = width > 1 && (right > root.clientWidth + 1 || left < -1);
      return (
        isOver && !one.closest("[aria-hidden=true]") && one.checkVisibility() && !isClipped(one)
      );
    });
    return beyond.map((one) => `${one.tagName} ${one.textContent?.slice(0, 30) ?? ""}`).slice(0, 4);
  });

/** Width, then the size of text in percent. */
const sizes = [
  [320, 100],
  [390, 200],
  [920, 100],
] as const;

/** What lies beyond the edge of a narrow screen or with text of twice the size, by size. */
export const beyondEdges = async (page: Page) => {
  const tooWide: Record<string, string[]> = {};
  for (const [width, percent] of sizes) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
    const found = await beyondEdge(page);
    if (found.length > 0) tooWide[`${width} px, ${percent} %`] = found;
  }
  return tooWide;
};
