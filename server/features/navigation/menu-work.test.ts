import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultNavigation } from "../../../contract/default-navigation.ts";
import { defaultMenu, type Menu, navigationOf } from "../../../contract/menu.ts";
import type { Navigation } from "../../../contract/navigation.ts";
import type { NavigationShown } from "../../../contract/office/settings/navigation.ts";
import { deskOf } from "../../../tests/support/desk-calls.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const PATH = "/settings/navigation";

const adminOf = async () => {
  const admin = await deskOf(app)("admin");
  const read = async () => (await admin.get(PATH)).json<{ data: NavigationShown }>().data;
  return {
    read,
    save: async (menu: Menu, version?: number) =>
      admin.post(PATH, { version: version ?? (await read()).version, menu }),
    reset: async () => admin.post(`${PATH}/reset`, { version: (await read()).version }),
  };
};

const publicMenu = async () =>
  (await app.call({ url: "/api/nav" })).json<{ data: Navigation }>().data;

const withItem = (menu: Menu, key: string, change: object): Menu =>
  menu.map((group) => ({
    ...group,
    sections: group.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => (item.key === key ? { ...item, ...change } : item)),
    })),
  }));

describe("the menu that staff edit", () => {
  it("is, before anybody did, what the site shows, to the byte", () => {
    expect(JSON.stringify(navigationOf(defaultMenu))).toBe(JSON.stringify(defaultNavigation));
  });

  it("reaches the public site, with who changed it, and goes back in one step", async () => {
    const admin = await adminOf();
    const before = await admin.read();
    expect(before).toMatchObject({ isDefault: true, lost: [], changedBy: null });
    const changed = withItem(before.menu, "/blog", { title: "  Stories ", shown: false });
    const moved = [...changed.slice(1), ...changed.slice(0, 1)].map((group) =>
      group.key === "help" ? { ...group, title: "Support" } : group,
    );
    const saved = (await admin.save(moved)).json<{ data: NavigationShown }>().data;
    expect(saved).toMatchObject({ isDefault: false, version: before.version + 1 });
    expect(saved.changedBy).not.toBeNull();
    const shown = await publicMenu();
    expect(shown.groups?.map(({ title }) => title)).toEqual([
      "Business",
      "Company",
      "Support",
      "Insurance",
    ]);
    expect(shown.personal[1]?.items.find(({ url }) => url === "/blog")).toMatchObject({
      title: "Stories",
      shown: "false",
    });
    expect((await admin.reset()).json<{ data: NavigationShown }>().data.isDefault).toBe(true);
    expect(await publicMenu()).toEqual(defaultNavigation);
    const rows = await app.parts.db.select().from(schema.audit);
    expect(rows.filter(({ subject }) => subject === "setting").map(({ event }) => event)).toEqual([
      "changed",
      "reset",
    ]);
  });

  it("keeps the key of a section that is renamed, by which the footer finds it", async () => {
    const admin = await adminOf();
    const renamed = (await admin.read()).menu.map((group) => ({
      ...group,
      sections: group.sections.map((section) =>
        section.key === "about" ? { ...section, title: "Who we are" } : section,
      ),
    }));
    await admin.save(renamed);
    expect((await publicMenu()).company[0]).toMatchObject({ key: "about", title: "Who we are" });
    await admin.reset();
  });

  it.each([
    [{ url: "/vans" }, "settings.noSuchPage", "personal.learn_more./blog.url"],
    [{ url: "https://elsewhere.test/" }, "settings.noSuchPage", "personal.learn_more./blog.url"],
    [{ url: "/refund-calculator" }, "settings.pageTwice", "personal.learn_more./blog.url"],
    [{ title: " " }, "settings.titleMissing", "personal.learn_more./blog.title"],
    [{ titleAr: "ا".repeat(41) }, "settings.titleMissing", "personal.learn_more./blog.titleAr"],
  ])("refuses %j", async (change, code, field) => {
    const admin = await adminOf();
    const menu = withItem((await admin.read()).menu, "/blog", change);
    const answer = await admin.save(menu);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code, field }]);
    expect(await publicMenu()).toEqual(defaultNavigation);
  });

  it("refuses to hide how to complain, and a menu that lacks a section", async () => {
    const admin = await adminOf();
    const { menu } = await admin.read();
    const hidden = await admin.save(withItem(menu, "/complaints", { shown: false }));
    expect(hidden.json()).toMatchObject({ code: "settings.neededPage", field: "/complaints" });
    const cut = menu.map((group) => ({ ...group, sections: group.sections.slice(1) }));
    expect((await admin.save(cut)).json()).toMatchObject({ code: "request.invalid" });
  });

  it("takes a hidden item whose page no longer exists, and names it", async () => {
    const admin = await adminOf();
    const lost = withItem((await admin.read()).menu, "/blog", { url: "/vans", shown: false });
    const saved = (await admin.save(lost)).json<{ data: NavigationShown }>().data;
    expect(saved.lost).toEqual(["/blog"]);
    await admin.reset();
  });

  it("is not saved over what a colleague saved meanwhile", async () => {
    const [one, other] = [await adminOf(), await adminOf()];
    const { menu, version } = await one.read();
    await one.save(withItem(menu, "/blog", { title: "Stories" }));
    const late = await other.save(withItem(menu, "/blog", { title: "News" }), version);
    expect([late.statusCode, late.json()]).toMatchObject([412, { code: "settings.changed" }]);
    await one.reset();
  });
});
