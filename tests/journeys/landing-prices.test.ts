import cookie from "@fastify/cookie";
import Fastify from "fastify";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Edition } from "../../domain/quotes/rating-plan.ts";
import { dumpMigrated, openPgliteDump } from "../../server/adapters/database/open-pglite.ts";
import { compressAnswers } from "../../server/http/compression.ts";
import { limitLoad } from "../../server/http/load.ts";
import { loadBuild, rendererOf } from "../../server/http/pages/built-pages.ts";
import { addPages } from "../../server/http/pages/pages.ts";
import { sellChanged, withDiscount } from "../support/editions.ts";
import { openTestApp, type TestApp } from "../support/test-app.ts";

const installation = {
  publicUrl: "http://localhost",
  isDemonstration: true,
  licenceNumber: "1",
  gatewayOrigin: "http://gateway.test",
};

/** The built pages, kept, over the application's calls. */
const openSite = async (app: TestApp) => {
  const site = Fastify();
  onTestFinished(() => site.close());
  await compressAnswers(site);
  await site.register(cookie);
  const renderBuilt = rendererOf(await loadBuild(), installation);
  const send = async (path: string, { headers }: RequestInit) => {
    const answer = await app.call({ url: path, headers: Object.fromEntries(new Headers(headers)) });
    const type = String(answer.headers["content-type"]);
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { "content-type": type },
    });
  };
  const render = vi.fn<Parameters<typeof addPages>[1]["render"]>((request, given) =>
    renderBuilt(request, { ...given, send }),
  );
  const { publicUrl, gatewayOrigin } = installation;
  const load = limitLoad(site, 100);
  const { changes } = app.parts;
  await addPages(site, {
    load,
    render,
    publicUrl,
    gatewayOrigin,
    isSecure: false,
    changes,
    isBuilt: true,
  });
  const read = async (url: string) =>
    (await site.inject({ url, headers: { host: "localhost", cookie: "lang=en" } })).body;
  return { read, render };
};

const withOmanCover = (tables: Edition, aed: number): Edition => ({
  ...tables,
  addOns: { ...tables.addOns, omanCover: aed },
});

it("shows the prices of a new edition at once on kept landing pages, in both languages", async () => {
  const app = await openTestApp({
    database: await openPgliteDump(await dumpMigrated(async () => {})),
  });
  onTestFinished(() => app.close());
  const { read, render } = await openSite(app);
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
