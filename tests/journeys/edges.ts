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

/** Words of the heading and its lead that are broken in two, or hard to read on what lies under them. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    type Colour = [red: number, green: number, blue: number, alpha: number];
    const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const colourOf = (written: string): Colour => {
      if (!pixel) throw new Error("no canvas");
      pixel.clearRect(0, 0, 1, 1);
      pixel.fillStyle = written;
      pixel.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha];
    };
    const lightness = ([red, green, blue]: Colour) => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: Colour, other: Colour) => {
      const [dark = 0, light = 0] = [lightness(one), lightness(other)].toSorted((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const groundAt = (x: number, y: number): Colour => {
      for (const one of document.elementsFromPoint(x, y)) {
        const style = getComputedStyle(one);
        const isShape = one instanceof SVGGeometryElement;
        const painted = isShape ? style.fill : style.backgroundColor;
        const colour = painted === "none" ? undefined : colourOf(painted);
        if (colour && colour[3] === 255) return colour;
      }
      return [255, 255, 255, 255];
    };

    /** Cut down to a point, so that only screen readers say it. */
    const isForReaders = (one: Element | null): boolean =>
      one !== null &&
      ((one.clientWidth <= 1 && getComputedStyle(one).overflow === "hidden") ||
        isForReaders(one.parentElement));

    const heading = document.querySelector("main h1");
    const texts = [heading, heading?.nextElementSibling].flatMap((part) => {
      const walker = part && document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const within: Text[] = [];
      while (walker?.nextNode()) within.push(walker.currentNode as Text);
      return within;
    });
    const found: string[] = [];
    for (const text of texts) {
      const around = text.parentElement;
      if (!around?.checkVisibility() || isForReaders(around) || around.closest("noscript"))
        continue;
      const colour = colourOf(getComputedStyle(around).color);
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        around.scrollIntoView({ block: "center" });
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1)
          found.push(`${word}: broken`);
        const corners = lines.flatMap(({ left, right, top, bottom }) =>
          [left + 1, right - 1].flatMap((x) => [
            [x, top + (bottom - top) / 4] as const,
            [x, bottom - (bottom - top) / 4] as const,
          ]),
        );
        const least = Math.min(...corners.map(([x, y]) => contrast(colour, groundAt(x, y))));
        if (least < 4.5) found.push(`${word}: contrast ${least.toFixed(1)}`);
      }
    }
    return found.slice(0, 4);
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

/** Bars that enlarged text lets cover more than a third of the screen. */
const coveringBars = async (page: Page, percent: number): Promise<string[]> => {
  const covered = percent > 100 ? await coveredBelow(page) : 0;
  return covered > 1 / 3 ? [`bars cover ${Math.round(covered * 100)} %`] : [];
};

type Look = (page: Page, percent: number) => Promise<string[]>;

const bySize = async (page: Page, looks: readonly Look[]) => {
  const found: Record<string, string[]> = {};
  for (const [width, percent] of sizes) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
    for (const look of looks) {
      const seen = await look(page, percent);
      if (seen.length > 0) (found[`${width} px, ${percent} %`] ??= []).push(...seen);
    }
  }
  return found;
};

/** What lies beyond the edge of a narrow screen or with text of twice the size, or covers it, by size. */
export const beyondEdges = (page: Page) => bySize(page, [beyondEdge, coveringBars]);

/** The same, and what of the heading and its lead cannot be read. */
export const spoiledIn = (page: Page) => bySize(page, [beyondEdge, coveringBars, unreadable]);
