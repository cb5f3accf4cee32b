import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BrandShown } from "../../contract/office/settings/brand.ts";
import { startTwoProcesses, type TwoProcesses } from "../support/two-processes.ts";
import { checkDesk, officeTexts, type Place, sampledDesk, sampledDesks } from "./desk-steps.ts";
import { type Hands, keyboardOf } from "./hands.ts";
import { visitorOf } from "./journey.ts";

let world: TwoProcesses;
let admin: Awaited<ReturnType<TwoProcesses["enterAt"]>>;

beforeAll(async () => {
  world = await startTwoProcesses();
  admin = await world.enterAt(world.products[0], "admin");
}, 120_000);
afterAll(() => world.stop());

/** What a failed journey left changed would be seen by the next. */
beforeEach(async () => {
  const { body } = await admin.get("/settings/brand");
  const { fields, version } = (body as { data: BrandShown }).data;
  const changed = fields.filter(({ source }) => source === "settings");
  if (changed.length === 0) return;
  await admin.post("/settings/brand/reset", { version });
  const shown = async () => {
    const pages = world.products.map(({ address }) => fetch(`${address}/contact`));
    const texts = (await Promise.all(pages)).map((page) => page.text());
    return (await Promise.all(texts)).join("");
  };
  for (const { value } of changed) await expect.poll(shown).not.toContain(value);
});

const atBrand = async (place: Place) => {
  const [here, there] = world.products;
  const { cookie } = await world.enterAt(here, "admin");
  const someone = await visitorOf(here, place);
  const { page, context } = someone;
  await context.addCookies([
    { name: "staff", value: cookie, url: here.address },
    { name: "lang", value: place.language, url: here.address },
  ]);
  await page.goto(`${here.address}/office/settings/brand`);
  const all = officeTexts(place.language);
  const texts = all.settings.brand;
  const start = place.language === "ar" ? "/ar" : "";
  const shown = async ({ address }: { address: string }, path: string) =>
    (await fetch(address + start + path)).text();

  return {
    page,
    texts,
    problems: all.problems.settings,
    button: (name: string) => page.getByRole("button", { name, exact: true }),
    field: (name: string) => page.getByLabel(name, { exact: true }),
    says: (words: string) => page.getByText(words, { exact: true }).first().waitFor(),
    /** A still page, the foot of another and a live one, in both processes. */
    followed: async (words: string) => {
      for (const process of [there, here])
        for (const path of ["/contact", "/blog", "/login"])
          await expect.poll(() => shown(process, path), { timeout: 5_000 }).toContain(words);
    },
    /** Element by element, so that a difference can be read. */
    shownThere: async () => (await shown(there, "/contact")).split(/(?=<)/),
    check: (where: string) => checkDesk(someone, place, where),
    leave: async (refused = "") => {
      const troubles = someone.troubles.filter((trouble) => !refused || !trouble.includes(refused));
      expect(troubles).toEqual([]);
      await context.close();
    },
  };
};
type Desk = Awaited<ReturnType<typeof atBrand>>;

const NUMBER = "+971 4 123 4567";

const goBack = async ({ page, button, texts, says }: Desk, tap: Hands["tap"]) => {
  await tap(button(texts.toDefault));
  await tap(page.getByRole("dialog").getByRole("button", { name: texts.toDefault, exact: true }));
  await says(texts.toDefaultDone);
};

describe.each(sampledDesks)("the brand in $language at $width px", (place) => {
  it("changes in every process, and goes back in one step", async () => {
    const desk = await atBrand(place);
    const { texts, field, button } = desk;
    await field(texts.fields.telephone).waitFor();
    const before = await desk.shownThere();
    await field(texts.fields.telephone).fill("04 123");
    await button(texts.save).click();
    await desk.says(desk.problems.telephone);
    await desk.check("brand-wrong");
    await field(texts.fields.telephone).fill(NUMBER);
    await desk.check("brand");
    await button(texts.save).click();
    await desk.says(texts.saved);
    await desk.followed("tel:+97141234567");
    await goBack(desk, (control) => control.click());
    await desk.followed("tel:+971800649255");
    expect(await desk.shownThere()).toEqual(before);
    await desk.leave();
  });

  it("is not saved over what a colleague saved", async () => {
    const [desk, colleague] = [await atBrand(place), await atBrand(place)];
    const { texts } = desk;
    await colleague.field(texts.fields.email).fill("team@mizalla.test");
    await desk.field(texts.fields.telephone).fill(NUMBER);
    await colleague.button(texts.save).click();
    await colleague.says(texts.saved);
    await desk.button(texts.save).click();
    await desk.says(desk.problems.changed);
    expect(await desk.field(texts.fields.telephone).inputValue()).toBe(NUMBER);
    // What the colleague saved is read after the refusal.
    const email = desk.field(texts.fields.email);
    await expect.poll(() => email.inputValue()).toBe("team@mizalla.test");
    await desk.leave("412");
    await goBack(colleague, (control) => control.click());
    await colleague.leave();
  });
});

describe.each(sampledDesk("en", 1440))(
  "the brand with the keyboard alone in $language at $width px",
  (place) => {
    it("is changed and goes back", async () => {
      const desk = await atBrand(place);
      const { type, tap } = keyboardOf(desk.page);
      const email = desk.field(desk.texts.fields.email);
      await email.waitFor();
      await type(desk.field(desk.texts.fields.email), "team@mizalla.test");
      await desk.page.keyboard.press("Enter");
      await desk.says(desk.texts.saved);
      await desk.followed("mailto:team@mizalla.test");
      await desk.page.reload();
      await goBack(desk, tap);
      await desk.leave();
    });
  },
);
