import type { Page } from "playwright-core";

/** Words and controls beyond the page's edge; what only adorns a page may be cut off there. */
const beyondEdge = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const overflowOf = (one: Element) => getComputedStyle(one).overflowX;
    const hasWords = (one: Element) =>
      [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
    /** Scrolling shows the rest; elsewhere a picture may be cut off, but no words. */
    const mayCut = (box: Element, one: Element) =>
      box !== document.body &&
      (/auto|scroll/.test(overflowOf(box)) ||
        (overflowOf(box) !== "visible" && (!hasWords(one) || box.clientWidth <= 1)));
    const isCut = (one: Element, box = one.parentElement): boolean =>
      box !== null && (mayCut(box, one) || isCut(one, box.parentElement));
    const beyond = [...document.body.querySelectorAll("*")].filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      const isOver = width > 1 && (right > root.clientWidth + 1 || left < -1);
      return isOver && !one.closest("[aria-hidden=true]") && one.checkVisibility() && !isCut(one);
    });
    return beyond.map((one) => `${one.tagName} ${one.textContent?.slice(0, 30) ?? ""}`).slice(0, 4);
  });

/** How much of the screen's height is covered by what stays at its lower edge while one scrolls. */
export const coveredBelow = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.body.querySelectorAll("*")].filter((one) => {
      const { position, bottom } = getComputedStyle(one);
      return /sticky|fixed/.test(position) && bottom !== "auto" && one.checkVisibility();
    });
    const tops = bars
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ top, bottom, width }) => width > innerWidth / 2 && top < innerHeight && bottom > 0)
      .map(({ top }) => top);
    return Math.max(0, innerHeight - Math.min(innerHeight, ...tops)) / innerHeight;
  });

/** Width, then the size of text in percent. */
const sizes = [
  [320, 100],
  [390, 200],
  [920, 100],
] as const;

/** What lies beyond the edge of a narrow screen or with text of twice the size, or covers it, by size. */
export const beyondEdges = async (page: Page) => {
  const tooWide: Record<string, string[]> = {};
  for (const [width, percent] of sizes) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
    const found = await beyondEdge(page);
    const covered = percent > 100 ? await coveredBelow(page) : 0;
    if (covered > 1 / 3) found.push(`bars cover ${Math.round(covered * 100)} %`);
    if (found.length > 0) tooWide[`${width} px, ${percent} %`] = found;
  }
  return tooWide;
};
