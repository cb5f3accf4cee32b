// The quotes of a kept renewal draft against a page of one line: `npm run bench -- quotes`.
import http from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "playwright-core";
import { startProduct } from "../tests/support/product.ts";
import { type Figures, median, openLighthouse } from "./lighthouse.ts";

const RUNS = [1, 2, 3, 4, 5];
const ONE_LINE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One line</title><p>One line';
const DRAFT = {
  type: "renew",
  emirate: "dubai",
  plateCode: "C",
  plateNumber: "77140",
  cylinderType: "4",
  carType: "saloon",
  carOrigin: "khaleegy",
};

const openOneLine = async () => {
  const server = http.createServer((_request, response) =>
    response.setHeader("content-type", "text/html; charset=utf-8").end(ONE_LINE),
  );
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}`, close: () => server.close() };
};

/** Lighthouse leaves local storage as it is. Returns the heading, which counts the quotes. */
const keepDraft = async (port: number, product: string) => {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error("The browser of Lighthouse has no window");
  const page = await context.newPage();
  await page.goto(`${product}/LeftNav`);
  await page.evaluate(
    (draft) => localStorage.setItem("insuranceFormData", JSON.stringify(draft)),
    DRAFT,
  );
  await page.goto(`${product}/packages`);
  const heading = page.getByRole("heading", { level: 1, name: /\d/ });
  const words = await heading.innerText();
  await page.close();
  // Disconnects and leaves the browser open.
  await browser.close();
  return words;
};

export const measureQuotes = async () => {
  const product = await startProduct({ RATE_LIMITS: "off" });
  const oneLine = await openOneLine();
  const lighthouse = await openLighthouse();
  try {
    const heading = await keepDraft(lighthouse.port, product.address);
    const rows: Record<string, object> = {};
    const pages = ["/packages", "/ar/packages"].map((path) => [path, product.address + path]);
    const measured = [["one line", oneLine.address], ...pages] as const;
    const figures: Figures[][] = measured.map(() => []);
    // Each in turn, so that all meet the same load of the machine.
    for (const _run of RUNS)
      for (const [index, [, url = ""]] of measured.entries())
        figures[index]?.push(await lighthouse.measure(url));
    for (const [index, [name = ""]] of measured.entries())
      rows[index === 0 ? name : `${name}, ${heading}`] = median(figures[index] ?? []);
    return rows;
  } finally {
    lighthouse.close();
    oneLine.close();
    await product.stop();
  }
};
