import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";
import { seedDemonstration } from "../../seed.ts";
import { defaultNavigation } from "../../../contract/default-navigation.ts";

const { agreements, editionSales, insurers, navigation, planVersions, plans, ratingPlans } = schema;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const everything = async () => ({
  insurers: await app.parts.db.select().from(insurers).orderBy(insurers.slug),
  plans: await app.parts.db.select().from(plans).orderBy(plans.id),
  editions: await app.parts.db.select().from(ratingPlans).orderBy(ratingPlans.digest),
  versions: await app.parts.db.select().from(planVersions).orderBy(planVersions.id),
  sales: await app.parts.db.select().from(editionSales).orderBy(editionSales.id),
  agreements: await app.parts.db.select().from(agreements).orderBy(agreements.insurer),
  navigation: await app.parts.db.select().from(navigation),
});

it("seeds two plans of seven insurers, each with an edition", async () => {
  const seeded = await everything();
  expect(seeded.insurers).toHaveLength(7);
  expect(seeded.plans).toHaveLength(14);
  expect(new Set(seeded.sales.map(({ plan }) => plan)).size).toBe(14);
  expect(seeded.versions).toHaveLength(14);
  expect(seeded.agreements.map(({ validUntil }) => validUntil)).toEqual(Array(7).fill(null));
});

it("writes nothing twice when two replicas start at once", async () => {
  const before = await everything();
  await Promise.all([seedDemonstration(app.parts), seedDemonstration(app.parts)]);
  expect(await everything()).toEqual(before);
  expect(before.navigation).toMatchObject([{ groups: defaultNavigation }]);
});

it("does not change existing rows", async () => {
  const { db } = app.parts;
  await db.update(insurers).set({ nameAr: "?" }).where(eq(insurers.slug, "hazm"));
  await db.update(plans).set({ onSale: false }).where(eq(plans.insurer, "lulwa"));
  await db.update(navigation).set({ groups: { ...defaultNavigation, help: [] } });

  const changed = await everything();
  await seedDemonstration(app.parts);
  expect(await everything()).toEqual(changed);
});
