import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium, type ConsoleMessage, type Page } from "playwright-core";

const CANDIDATES = [
  process.env["CHROMIUM_PATH"] ?? "",
  // The same engine without windows: a journey takes a quarter less processor time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

export const findBrowser = () => {
  const path = CANDIDATES.find((candidate) => candidate && existsSync(candidate));
  if (!path)
    throw new Error(
      "The journeys need Chromium: install chromium-headless-shell or chromium, or set CHROMIUM_PATH.",
    );
  return path;
};

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: FLAGS });

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

type Violation = { id: string; help: string; nodes: { html: string }[] };

export const heights = { 390: 844, 768: 1024, 1440: 900 };

/** Of a machine that has too much to do: the desk sends again what was refused. */
const isTooBusy = (message: ConsoleMessage) =>
  message.text().includes("status of 503") && message.location().url.includes("/api/office/");

export const visitor = async (
  browser: Browser,
  options: { language: "en" | "ar"; width: 390 | 768 | 1440; address: string; scripts?: boolean },
) => {
  const context = await browser.newContext({
    viewport: { width: options.width, height: heights[options.width] },
    locale: options.language === "ar" ? "ar-AE" : "en-AE",
    timezoneId: "Asia/Dubai",
    javaScriptEnabled: options.scripts ?? true,
    // The animated rain takes half of the time of a machine without a graphics card.
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const troubles: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !isTooBusy(message))
      troubles.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => troubles.push(`${page.url()}: ${error.message}`));

  return {
    context,
    page,
    troubles,
    open: (path: string) => page.goto(options.address + path, { waitUntil: "load" }),
    /** The cumulative layout shift so far. */
    shift: () => shiftOf(page),
    axe: () => axeOf(page),
  };
};

/** Colours in the middle of a transition are nobody's choice. */
const transitionsEnd = (page: Page) =>
  page.evaluate(async () => {
    const isFinite = ({ effect }: Animation) =>
      Number.isFinite(Number(effect?.getComputedTiming().endTime ?? 0));
    const running = document.getAnimations().filter(isFinite);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

const axeOf = async (page: Page): Promise<string[]> => {
  await transitionsEnd(page);
  // Injected through the debugger, which the page's content policy does not block.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> };
    };
    // Describing the elements that pass costs more than checking them.
    return (await axe.run({ resultTypes: ["violations"] })).violations;
  });
  return violations.map(
    ({ id, help, nodes }) => `${page.url()}: ${id} (${help}) ${nodes.map((n) => n.html).join(" ")}`,
  );
};

type Shift = PerformanceEntry & {
  value: number;
  sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/**
 * Leaves out what moves nobody's line: a centred text that the font which came late makes some
 * pixels narrower or wider, in the same place.
 */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const isWidth = ({ previousRect: was, currentRect: is }: Shift["sources"][number]) =>
          was.top === is.top && was.height === is.height && Math.abs(was.left - is.left) < 8;
        const readShifts = () => {
          const observer = new PerformanceObserver(() => undefined);
          observer.observe({ type: "layout-shift", buffered: true });
          const shifts = observer.takeRecords() as Shift[];
          const seen = shifts.filter(({ sources }) => !sources.length || !sources.every(isWidth));
          resolve(seen.reduce((sum, { value }) => sum + value, 0));
        };
        // The shifts of the first frame have been painted and recorded by the second.
        requestAnimationFrame(() => requestAnimationFrame(readShifts));
      }),
  );

export type Visitor = Awaited<ReturnType<typeof visitor>>;
