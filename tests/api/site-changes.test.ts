import cookie from "@fastify/cookie";
import { sql } from "drizzle-orm";
import Fastify from "fastify";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Package } from "../../contract/quotes.ts";
import { rate } from "../../domain/quotes/rate.ts";
import type { OpenDatabase } from "../../server/adapters/database/database.ts";
import { openPostgres } from "../../server/adapters/database/open-postgres.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import { compressAnswers } from "../../server/http/compression.ts";
import { limitLoad } from "../../server/http/load.ts";
import { addPages } from "../../server/http/pages/pages.ts";
import { signUpVerified } from "../support/accounts.ts";
import { publishEdition } from "../support/editions.ts";
import { createPostgres, isPostgres, openTestDatabase } from "../support/open-database.ts";
import { refusalOf } from "../support/refusals.ts";
import { postRenewal, renewalParts } from "../support/sends.ts";
import { openTestApp, type TestApp } from "../support/test-app.ts";

/** Milliseconds. */
const WITHIN = { timeout: 2_000 };

const open = async (database?: OpenDatabase) => {
  const app = await openTestApp({
    environment: { RATE_LIMITS: "off" },
    ...(database && { database }),
  });
  onTestFinished(() => app.close());
  return app;
};

const cheapest = async ({ call }: Pick<TestApp, "call">) => {
  const answer = await call({ url: "/api/packages/renew/saloon/4" });
  const [first] = answer.json<{ data: Package[] }>().data;
  if (!first) throw new Error("There is no package.");
  return first;
};

/** Publishes an edition of the cheapest plan with a greater discount; its price in fils. */
const lowerPrice = async (app: TestApp) => {
  const digest = await publishEdition(app, "hazm-third-party", { discount: 3_100 });
  const edition = await app.quotes.edition(digest);
  if (!edition) throw new Error("The edition was not stored.");
  const day = app.quotes.today();
  const rated = rate(edition.tables, { body: "saloon", cylinders: "4", day, inputs: {} });
  return rated.outcome === "priced" ? rated.priceFils : 0;
};

/** A database connection that receives no notifications. */
const deaf = async (database: Promise<OpenDatabase>): Promise<OpenDatabase> => ({
  ...(await database),
  listen: async () => async () => {},
});

const expectPriceSoon = (app: TestApp, priceFils: number) =>
  expect.poll(async () => (await cheapest(app)).priceFils, WITHIN).toBe(priceFils);

describe("a price that is changed in the database", () => {
  it.runIf(isPostgres)(
    "shows in every process, even in one that misses the notification",
    async () => {
      const url = await createPostgres();
      const [one, other, last] = [
        await open(await openPostgres(url, () => {})),
        await open(await openPostgres(url, () => {})),
        await open(await deaf(openPostgres(url, () => {}))),
      ];
      const { priceFils } = await cheapest(one);
      await Promise.all([other, last].map((app) => expectPriceSoon(app, priceFils)));

      const lower = await lowerPrice(other);
      expect(lower).toBeLessThan(priceFils);
      await Promise.all([one, other, last].map((app) => expectPriceSoon(app, lower)));
    },
  );

  it.runIf(isPostgres)(
    "is noticed again once a broken database connection is restored",
    async () => {
      const app = await open(await openPostgres(await createPostgres(), () => {}));
      await cheapest(app);
      const listening = sql`from pg_stat_activity
      where datname = current_database() and query like 'listen %'`;
      const listeners = async () =>
        (await app.parts.db.execute(sql`select pid ${listening}`)) as unknown as { rows: object[] };
      await expect.poll(async () => (await listeners()).rows.length).toBe(1);

      await app.parts.db.execute(sql`select pg_terminate_backend(pid) ${listening}`);
      await expect.poll(async () => (await listeners()).rows.length, { timeout: 5_000 }).toBe(1);
      await expectPriceSoon(app, await lowerPrice(app));
    },
  );

  it("shows even if its notification was lost", async () => {
    const app = await open(await deaf(openTestDatabase()));
    const { priceFils } = await cheapest(app);
    const lower = await lowerPrice(app);
    expect(lower).toBeLessThan(priceFils);
    await expectPriceSoon(app, lower);
  });

  it("shows on kept pages, which are rendered again", async () => {
    const app = await open();
    const site = Fastify();
    onTestFinished(() => site.close());
    await compressAnswers(site);
    await site.register(cookie);
    const render = vi.fn<Parameters<typeof addPages>[1]["render"]>(async () => {
      const { priceFils } = await cheapest(app);
      const headers = { "content-type": "text/html", "x-page-kind": "still" };
      return new Response(String(priceFils), { headers });
    });
    await addPages(site, {
      load: limitLoad(site, 100),
      render,
      publicUrl: "http://localhost",
      gatewayOrigin: "http://gateway.test",
      isSecure: false,
      changes: app.parts.changes,
      isBuilt: true,
    });
    const page = async () =>
      Number((await site.inject({ url: "/", headers: { host: "localhost" } })).body);
    const { priceFils } = await cheapest(app);

    expect([await page(), await page()]).toEqual([priceFils, priceFils]);
    expect(render).toHaveBeenCalledTimes(1);
    const lower = await lowerPrice(app);
    await expect.poll(page, WITHIN).toBe(lower);
  });

  it("is checked again when a purchase that was read before is stored", async () => {
    const app = await open();
    const person = await signUpVerified(app);
    const parts = await renewalParts(app);
    const { db } = app.parts;
    let lower = 0;
    const begin = db.transaction.bind(db);
    vi.spyOn(db, "transaction").mockImplementationOnce(async (run, options) => {
      lower = await lowerPrice(app);
      return begin(run, options);
    });

    const answer = await postRenewal(app, person, parts);
    expect(refusalOf(answer)).toMatchObject({ statusCode: 409, code: "requests.priceChanged" });
    expect(answer.json()).toMatchObject({ priceFils: lower });
    expect(await db.select().from(schema.requests)).toEqual([]);
  });
});
