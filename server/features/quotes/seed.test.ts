import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";
import { seedDemonstration } from "../../seed.ts";
import type { Navigation } from "../../../contract/navigation.ts";
import * as paths from "../../../contract/page-paths.ts";
import { defaultNavigation } from "../../../contract/default-navigation.ts";

const { insurers, navigation, plans, ratingPlans } = schema;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const everything = async () => ({
  insurers: await app.parts.db.select().from(insurers).orderBy(insurers.slug),
  plans: await app.parts.db.select().from(plans).orderBy(plans.id),
  editions: await app.parts.db.select().from(ratingPlans).orderBy(ratingPlans.digest),
  navigation: await app.parts.db.select().from(navigation),
});

it("seeds two plans of seven insurers, each with an edition", async () => {
  const seeded = await everything();
  expect(seeded.insurers).toHaveLength(7);
  expect(seeded.plans).toHaveLength(14);
  expect(new Set(seeded.editions.map(({ plan }) => plan)).size).toBe(14);
});

it("writes nothing twice when two replicas start at once", async () => {
  const before = await everything();
  await Promise.all([seedDemonstration(app.parts), seedDemonstration(app.parts)]);
  expect(await everything()).toEqual(before);
  expect(before.navigation).toMatchObject([{ groups: defaultNavigation }]);
});

describe("an untouched menu of an earlier release", () => {
  const added: readonly string[] = [
    paths.whatIfThirdParty,
    paths.whatIfComprehensive,
    paths.refundCalculator,
    paths.howWeRank,
  ];
  type Section = Navigation["help"][number];
  type Item = Section["items"][number];
  const renamed = (item: Item) =>
    item.url === paths.personalDetails ? { ...item, title: "Non-Gulf vehicle insurance" } : item;
  const menuWith = (change: (items: Item[]) => Item[]): Navigation => {
    const sections = (all: Section[]) =>
      all.map((section) => ({ ...section, items: change(section.items) }));
    const { personal, company } = defaultNavigation;
    return { ...defaultNavigation, personal: sections(personal), company: sections(company) };
  };

  it.each([
    ["with all its pages", menuWith((items) => items.map(renamed))],
    [
      "without the newest pages",
      menuWith((items) => items.filter(({ url }) => !added.includes(url)).map(renamed)),
    ],
  ])("%s becomes the one of today", async (_what, former) => {
    const { db } = app.parts;
    await db.update(navigation).set({ groups: former });
    await seedDemonstration(app.parts);
    expect((await everything()).navigation).toMatchObject([{ groups: defaultNavigation }]);
  });
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
