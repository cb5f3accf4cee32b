import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTwoProcesses, type TwoProcesses } from "../support/two-processes.ts";
import { checkDesk, officeTexts, type Place, sampledDesk, sampledDesks } from "./desk-steps.ts";
import { type Hands, keyboardOf } from "./hands.ts";
import { visitorOf } from "./journey.ts";

let world: TwoProcesses;

beforeAll(async () => {
  world = await startTwoProcesses();
}, 120_000);
afterAll(() => world.stop());

type Desk = Awaited<ReturnType<typeof inMenus>>;

const inMenus = async (place: Place) => {
  const [here, there] = world.products;
  const { cookie } = await world.enterAt(here, "admin");
  const someone = await visitorOf(here, place);
  const { page, context } = someone;
  await context.addCookies([
    { name: "staff", value: cookie, url: here.address },
    { name: "lang", value: place.language, url: here.address },
  ]);
  await page.goto(`${here.address}/office/settings/navigation`);
  const all = officeTexts(place.language);
  const texts = all.settings.navigation;
  const shownThere = async () => {
    const path = place.language === "ar" ? "/ar/LeftNav" : "/LeftNav";
    return (await fetch(there.address + path)).text();
  };

  return {
    someone,
    page,
    texts,
    problems: all.problems.settings,
    button: (name: string) => page.getByRole("button", { name, exact: true }),
    titleOf: (name: string) =>
      page.getByLabel(
        (place.language === "ar" ? texts.fields.arabic : texts.fields.english).replace(
          "{{name}}",
          name,
        ),
        { exact: true },
      ),
    row: (name: string) => page.getByRole("group", { name, exact: true }),
    says: (words: string) => page.getByText(words, { exact: true }).first().waitFor(),
    /** A still page of the other process, which visitors meet. */
    followed: (words: string) => expect.poll(shownThere, { timeout: 5_000 }).toContain(words),
    shownThere,
    check: (where: string) => checkDesk(someone, place, where),
    leave: async (refused = "") => {
      const troubles = someone.troubles.filter((trouble) => !refused || !trouble.includes(refused));
      expect(troubles).toEqual([]);
      await context.close();
    },
  };
};

const names = {
  en: { group: "Insurance", blog: "Blog", other: "Motor", stories: "Stories" },
  ar: { group: "التأمين", blog: "المدونة", other: "تأمين المركبات", stories: "مقالات" },
} as const;

/** Back to the menu of the build, where visitors are. */
const goBack = async ({ page, button, texts, says }: Desk, tap: Hands["tap"]) => {
  await tap(button(texts.toDefault));
  await tap(page.getByRole("dialog").getByRole("button", { name: texts.toDefault, exact: true }));
  await says(texts.toDefaultDone);
};

const click: Hands["tap"] = (control) => control.click();

describe.each(sampledDesks)("the menus in $language at $width px", (place) => {
  const { group, other, blog, stories } = names[place.language];

  it("change in every process, and go back in one step", async () => {
    const desk = await inMenus(place);
    await desk.titleOf(group).waitFor();
    await desk.check("settings-navigation");
    await desk.titleOf(group).fill(other);
    await desk.button(desk.texts.save).click();
    await desk.says(desk.texts.saved);
    await desk.followed(other);
    await goBack(desk, click);
    await desk.followed(group);
    await expect.poll(desk.shownThere, { timeout: 5_000 }).not.toContain(other);
    await desk.leave();
  });

  it("refuse a page twice, and are not saved over what a colleague saved", async () => {
    const [desk, colleague] = [await inMenus(place), await inMenus(place)];
    await colleague.titleOf(blog).fill(stories);
    await desk.titleOf(group).fill(other);
    const page = desk.row(blog).getByRole("combobox");
    await page.selectOption("/refund-calculator");
    await desk.button(desk.texts.save).click();
    await desk.says(desk.problems.pageTwice);
    await desk.check("settings-navigation-wrong");
    await page.selectOption("/blog");
    await colleague.button(colleague.texts.save).click();
    await colleague.says(colleague.texts.saved);
    await desk.button(desk.texts.save).click();
    await desk.says(desk.problems.changed);
    expect(await desk.titleOf(other).inputValue()).toBe(other);
    await desk.button(desk.texts.discard).click();
    expect(await desk.titleOf(stories).inputValue()).toBe(stories);
    await desk.leave("412");
    await goBack(colleague, click);
    await colleague.leave();
  });
});

describe.each(sampledDesk("en", 1440))(
  "the menus with the keyboard alone in $language at $width px",
  (place) => {
    it("are renamed and go back", async () => {
      const desk = await inMenus(place);
      const { group, other } = names[place.language];
      const { type, tap } = keyboardOf(desk.page);
      await type(desk.titleOf(group), other);
      await desk.page.keyboard.press("Enter");
      await desk.says(desk.texts.saved);
      await desk.followed(other);
      await desk.page.reload();
      await goBack(desk, tap);
      await desk.followed(group);
      await desk.leave();
    });
  },
);
