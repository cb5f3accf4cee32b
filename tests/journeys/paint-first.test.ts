import { expect, it } from "vitest";
import { arrive, product } from "./journey.ts";

it.each(["/vehicle-insurance", "/ar/login", "/login?next=/profile"])(
  "is painted before it loads scripts: %s",
  async (path) => {
    const someone = await arrive({ language: path.startsWith("/ar") ? "ar" : "en", width: 390 });
    await someone.page.goto(product.address + path);
    // The header's elements are loaded last.
    await someone.page.waitForFunction(() => customElements.get("account-menu"));
    const { paint, asked } = await someone.page.evaluate(() => {
      const scripts = performance
        .getEntriesByType("resource")
        .filter(({ name }) => new URL(name).pathname.endsWith(".js"));
      return {
        paint: performance.getEntriesByName("first-paint")[0]?.startTime,
        asked: scripts.map(({ startTime }) => startTime),
      };
    });
    expect(asked.length).toBeGreaterThan(10);
    expect(Math.min(...asked)).toBeGreaterThan(paint ?? Number.NaN);
    await someone.context.close();
  },
);
