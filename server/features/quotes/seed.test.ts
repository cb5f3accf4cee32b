import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";
import { seedDemonstration } from "../../seed.ts";
import { defaultNavigation } from "../../../contract/default-navigation.ts";

const { insurers, navigation, packages } = schema;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const everything = async () => ({
  insurers: await app.parts.db.select().from(insurers).orderBy(insurers.slug),
  packages: await app.parts.db.select().from(packages).orderBy(packages.id),
  navigation: await app.parts.db.select().from(navigation),
});

it("seeds two plans of seven insurers for every car, new and renewed", async () => {
  const { insurers, packages } = await everything();
  expect(insurers).toHaveLength(7);
  expect(packages).toHaveLength(7 * 2 * 6 * 2);
});

it("is the same from an empty database, also when two replicas start at once", async () => {
  const { db } = app.parts;
  const first = await everything();
  for (const table of [packages, insurers, navigation]) await db.delete(table);
  await Promise.all([seedDemonstration(app.parts), seedDemonstration(app.parts)]);

  const { insurers: again, packages: offers, navigation: menu } = await everything();
  expect([again, offers]).toEqual([first.insurers, first.packages]);
  expect(menu).toMatchObject([{ groups: defaultNavigation }]);
});

it("does not change existing rows", async () => {
  const { db } = app.parts;
  await db.update(insurers).set({ nameAr: "?" }).where(eq(insurers.slug, "hazm"));
  await db.update(packages).set({ priceFils: 1 }).where(eq(packages.insurer, "hazm"));
  await db.update(packages).set({ onSale: false }).where(eq(packages.insurer, "lulwa"));
  await db.delete(packages).where(eq(packages.insurer, "marsa"));
  await db.update(navigation).set({ groups: { ...defaultNavigation, help: [] } });

  const changed = await everything();
  await seedDemonstration(app.parts);
  expect(await everything()).toEqual(changed);
});
