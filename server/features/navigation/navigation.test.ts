import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Navigation, navigationGroups } from "../../../contract/navigation.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const menu = async () => (await app.call({ url: "/api/nav" })).json<{ data: Navigation }>().data;

const allItems = (groups: Navigation) =>
  navigationGroups.flatMap((group) => groups[group].flatMap((section) => section.items));

describe("the menu", () => {
  it("has the sections that the footer looks for", async () => {
    const { personal, company } = await menu();
    expect(personal.map((section) => section.title)).toEqual(["Choose Insurance", "learn_more"]);
    expect(company.map((section) => section.title)).toEqual(["about", "careers", "contact"]);
  });

  it("shows every page, and hides what is not on sale", async () => {
    const items = allItems(await menu());
    const urlsOf = (shown: string) =>
      new Set(items.filter((item) => item.shown === shown).map((item) => item.url));
    expect(urlsOf("true")).toEqual(
      new Set([
        "/carinsurance",
        "/non_khaleegy",
        "/carinsurancethird",
        "/carinsurancecom",
        "/what-if/third-party",
        "/what-if/comprehensive",
        "/refund-calculator",
        "/blog",
        "/LeftNav",
        "/about",
        "/partners",
        "/how-we-rank",
        "/our-times",
        "/about#paid",
        "/complaints",
        "/terms-and-conditions",
        "/privacy-policy",
        "/careers",
        "/contact",
        "/profile",
        "/privacy-choices",
      ]),
    );
    expect(urlsOf("false")).toEqual(
      new Set([
        "/contact?product=health",
        "/contact?product=home",
        "/PetInsurance",
        "/contact?product=travel",
        "/contact?product=corporate",
      ]),
    );
  });

  it("is the default while the database has none", async () => {
    const before = await menu();
    await app.parts.db.delete(schema.navigation);
    expect(await menu()).toEqual(before);
  });
});
