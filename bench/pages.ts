import { startProduct } from "../tests/support/product.ts";
import { median, openLighthouse } from "./lighthouse.ts";
import { measureStillPage } from "./still-pages.ts";

const RUNS = [1, 2, 3];
const LIVE = ["/vehicle-insurance", "/packages", "/login"].flatMap((path) => [path, `/ar${path}`]);

const mapped = async (address: string) => {
  const map = await (await fetch(`${address}/sitemap.xml`)).text();
  return Array.from(map.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = ""]) => new URL(url).pathname);
};

const isStill = async (url: string) =>
  !(await (await fetch(url)).text()).includes("__reactRouterContext");

export const measurePages = async (asked: readonly string[]) => {
  const product = await startProduct({ RATE_LIMITS: "off" });
  const lighthouse = await openLighthouse();
  const rows: Record<string, object> = {};

  const measureLive = async (url: string) => {
    const runs = [];
    for (const _run of RUNS) runs.push(await lighthouse.measure(url));
    return median(runs);
  };

  try {
    const pages = asked.length > 0 ? asked : new Set([...(await mapped(product.address)), ...LIVE]);
    for (const page of pages) {
      const url = product.address + page;
      rows[page] = (await isStill(url))
        ? await measureStillPage(lighthouse, product.address, page)
        : await measureLive(url);
      console.log(page, JSON.stringify(rows[page]));
    }
    return rows;
  } finally {
    lighthouse.close();
    await product.stop();
  }
};
