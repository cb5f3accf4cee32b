import { expect, it, onTestFinished } from "vitest";
import type { Edition } from "../../domain/quotes/rating-plan.ts";
import { dumpMigrated, openPgliteDump } from "../../server/adapters/database/open-pglite.ts";
import { openBuiltSite } from "../support/built-site.ts";
import { sellChanged, withDiscount } from "../support/editions.ts";
import { openTestApp } from "../support/test-app.ts";

const withOmanCover = (tables: Edition, aed: number): Edition => ({
  ...tables,
  addOns: { ...tables.addOns, omanCover: aed },
});

it("shows the prices of a new edition at once on kept landing pages, in both languages", async () => {
  const app = await openTestApp({
    database: await openPgliteDump(await dumpMigrated(async () => {})),
  });
  onTestFinished(() => app.close());
  const { read, render } = await openBuiltSite(app);
  const pages = ["/carinsurance", "/ar/carinsurance", "/carinsurancecom", "/ar/carinsurancecom"];
  for (const page of [...pages, ...pages]) {
    expect(await read(page), page).toContain("955.50");
    expect(await read(page), page).not.toContain("941.85");
    expect(await read(page), page).toMatch(/105\.00(?!.*94\.50)/s);
  }
  expect(render, "each page is rendered once and kept").toHaveBeenCalledTimes(pages.length);

  const plan = { coverType: "comprehensive", companyName: "Nakhla Shade" } as const;
  await sellChanged(app, plan, (tables) => withOmanCover(withDiscount(31)(tables), 90));
  for (const page of pages) {
    await expect.poll(() => read(page), { message: page }).toContain("941.85");
    expect(await read(page), page).not.toContain("955.50");
    expect(await read(page), page).toContain("94.50");
  }
});
