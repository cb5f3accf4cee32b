import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OfferPromise } from "../../contract/offer-promise.ts";
import type { ShownCalendar } from "../../contract/office/settings/calendar.ts";
import type { Language } from "../../domain/language.ts";
import { newCustomer } from "../support/api-client.ts";
import { enterOffice } from "../support/office.ts";
import { signIn } from "./account-steps.ts";
import { type Shop, startWithClock } from "./clock-steps.ts";
import { checkDesk, officeTexts } from "./desk-steps.ts";
import { countedThumb, keyboardOf } from "./hands.ts";
import { visitorOf } from "./journey.ts";
import { patient, sendLead, textsOf } from "./profile-steps.ts";

const dubai = (text: string) => new Date(`${text}:00+04:00`);
/** A Monday of Ramadan; the office closes at 16:00, and Eid is expected on Wednesday. */
const BEFORE_EID = dubai("2027-03-08T14:40");

/** Names that outside checks rely on, so the English ones are written out. */
const namesIn = (language: Language) => {
  const { settings } = officeTexts(language);
  const { hours } = settings;
  if (language === "en")
    return {
      link: "Opening hours",
      add: "Add holiday",
      confirm: "Confirm",
      nameEn: "Name (English)",
      nameAr: "Name (Arabic)",
      from: "From",
      to: "To",
      save: "Save",
    };
  return {
    link: hours.name,
    add: hours.days.add,
    confirm: hours.confirm.button,
    ...hours.fields,
    save: hours.save,
  };
};

const atCalendar = async (shop: Shop, language: Language, path = "/settings/hours") => {
  const width = language === "en" ? 1440 : 768;
  const now = () => Number(shop.now());
  const { cookie } = await enterOffice(shop, "admin", undefined, now);
  const someone = await visitorOf(shop, { language, width });
  const { page, context } = someone;
  await context.addCookies([
    { name: "staff", value: cookie, url: shop.address },
    { name: "lang", value: language, url: shop.address },
  ]);
  await page.clock.setFixedTime(shop.now());
  await page.goto(`${shop.address}/office${path}`);
  const call = async (body?: object) => {
    const answer = await fetch(`${shop.address}/api/office/calendar`, {
      method: body ? "POST" : "GET",
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        cookie: `staff=${cookie}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as { data: ShownCalendar };
  };

  return {
    someone,
    page,
    texts: officeTexts(language),
    names: namesIn(language),
    dialog: page.getByRole("dialog"),
    button: (name: string) => page.getByRole("button", { name, exact: true }),
    check: (where: string) => checkDesk(someone, { language, width }, where),
    read: async () => (await call()).data,
    /** What a colleague does meanwhile. */
    change: async (change: object) => call({ version: (await call()).data.version, change }),
  };
};

describe("on a usual day", () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startWithClock(dubai("2027-01-18T03:00"));
  });
  afterAll(() => shop.stop());

  it.each([
    ["/contact", "Closed now, opens at 08:00"],
    ["/ar/contact", "مغلق حتى الساعة 08:00"],
  ])("%s says when the closed line opens", async (path, closed) => {
    const language = path.startsWith("/ar") ? "ar" : "en";
    const { page, context, open, axe } = await visitorOf(shop, { language, width: 390 });
    await page.clock.setFixedTime(shop.now());
    await open(path);
    const shown = page.locator("open-now");
    await expect.poll(() => shown.innerText()).toBe(closed);
    expect(await axe()).toEqual([]);
    await context.close();
  });
});

const leadIn = async (shop: Shop, language: Language, number: string) => {
  const person = await newCustomer(shop, language);
  const { requestId } = await sendLead(person, number, {}, shop);
  const someone = await visitorOf(shop, { language, width: language === "en" ? 1440 : 390 });
  await signIn(someone, person, shop.address);
  const prefix = language === "ar" ? "/ar" : "";
  return {
    someone,
    requestId,
    until: async () => {
      const { data } = (await person.get("/api/carins/insurance-requests")) as {
        data: { promise: OfferPromise | null }[];
      };
      return data[0]?.promise?.until;
    },
    open: async () => {
      await someone.page.clock.setFixedTime(shop.now());
      await someone.open(`${prefix}/profile/requests/${requestId}`);
    },
  };
};

describe.each(["en", "ar"] as const)("a holiday confirmed in %s", (language) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startWithClock(BEFORE_EID);
  });
  afterAll(() => shop.stop());

  it("moves what is due and promised, which say why", async () => {
    const lead = await leadIn(shop, language, language === "en" ? "62001" : "62002");
    expect(await lead.until()).toBe(dubai("2027-03-09T12:00").toISOString());

    const admin = await atCalendar(shop, language, "");
    const { page, texts, names, dialog, button } = admin;
    const { hours } = texts.settings;
    const eid = language === "en" ? "Eid al-Fitr" : "عيد الفطر";
    const reminder = page.getByRole("main").getByRole("listitem").filter({ hasText: eid });
    await reminder.waitFor();
    await admin.check("calendar-reminder");
    await page.getByRole("main").getByRole("link", { name: texts.reminders.open }).click();
    await page.waitForURL(/\/office\/settings\/hours$/);
    await page.getByRole("link", { name: names.link, exact: true }).waitFor();

    // The moon was seen a day earlier.
    const strip = page.getByRole("group", {
      name: hours.confirm.first.replace("{{name}}", eid),
    });
    const hands = language === "en" ? keyboardOf(page) : countedThumb().thumb;
    await hands.tick(strip.getByRole("radio").first());
    const moves = page.getByText(hours.moves.all.split("{{list}}")[1] ?? "").first();
    await moves.waitFor();
    await admin.check("opening-hours");
    await hands.tap(button(names.confirm));
    await page.getByText(hours.saved).waitFor();
    const row = page.getByRole("listitem").filter({ hasText: eid });
    await row.first().getByText(hours.days.fixed).waitFor();

    const until = dubai("2027-03-12T12:00");
    await expect.poll(lead.until, patient).toBe(until.toISOString());
    await lead.open();
    const why = textsOf(language).one.promise.movedBy.holiday;
    await lead.someone.page.getByText(why.split("{{name}}")[1] ?? "").waitFor();
    await lead.someone.page.getByText("12:00").first().waitFor();
    expect(await lead.someone.axe()).toEqual([]);
    expect(lead.someone.troubles).toEqual([]);

    await page.goto(`${shop.address}/office/requests/${lead.requestId}`);
    await page
      .getByText(texts.movedBy.holiday.replace("{{name}}", `\u2068${eid}\u2069`))
      .first()
      .waitFor();
    await admin.check("moved-request");

    await page.goto(`${shop.address}/office/settings/hours`);
    await button(names.add).click();
    await dialog.getByRole("button", { name: names.save }).click();
    await dialog.getByText(texts.problems.calendar.nameMissing).waitFor();
    await admin.check("add-holiday");
    const field = (name: string) => dialog.getByLabel(name, { exact: true });
    await field(names.nameEn).fill("Company day");
    await field(names.nameAr).fill("يوم الشركة");
    await field(names.from).fill("2027-04-05");
    await field(names.to).fill("2027-04-04");
    await dialog.getByRole("button", { name: names.save }).click();
    await dialog.getByText(texts.problems.calendar.daysReversed).waitFor();
    await field(names.to).fill("2027-04-05");
    // A colleague is faster: nothing typed is lost.
    await admin.change({ kind: "remove", id: "mawlid-2027" });
    await dialog.getByRole("button", { name: names.save }).click();
    await dialog.getByText(texts.problems.calendar.changed).waitFor();
    expect(await field(names.nameEn).inputValue()).toBe("Company day");
    await expect.poll(() => dialog.locator("[aria-busy]").count(), patient).toBe(0);
    await dialog.getByRole("button", { name: names.save }).click();
    await page.getByText(language === "en" ? "Company day" : "يوم الشركة").waitFor();
    const { special } = await admin.read();
    expect(special.some(({ id }) => id === "mawlid-2027")).toBe(false);

    // The public page says the same, on the day itself.
    const visitor = await visitorOf(shop, { language, width: 390 });
    await visitor.page.clock.setFixedTime(dubai("2027-03-09T10:00"));
    await visitor.open(language === "ar" ? "/ar/contact" : "/contact");
    const said = visitor.page.locator("[data-near]");
    await expect.poll(() => said.innerText(), patient).toContain(eid);
    expect(await visitor.axe()).toEqual([]);
    expect(visitor.troubles).toEqual([]);
    // The answer to whoever was slower.
    expect(admin.someone.troubles).toEqual([expect.stringContaining("412")]);
    for (const { context } of [visitor, lead.someone, admin.someone]) await context.close();
  });

  it.runIf(language === "en")("and hours are changed by the keyboard alone", async () => {
    const { page, someone, names, read, texts } = await atCalendar(shop, language);
    const hands = keyboardOf(page);
    const save = page.getByRole("button", { name: names.save, exact: true });
    await page.getByLabel("Friday, to", { exact: true }).waitFor();
    await hands.type(page.getByLabel("Friday, to", { exact: true }), "12");
    await hands.tap(page.getByRole("button", { name: "Add times: Friday" }));
    await hands.type(page.getByLabel("Friday, from (2)"), "14:30");
    await hands.type(page.getByLabel("Friday, to (2)"), "13");
    await hands.tap(save);
    await page.getByText(texts.problems.calendar.timesReversed).waitFor();
    const hasFocus = (one: Element) => one === document.activeElement;
    await expect.poll(() => page.getByLabel("Friday, to (2)").evaluate(hasFocus)).toBe(true);
    await page.keyboard.press("Control+A");
    await page.keyboard.type("18");
    await hands.tap(save);
    await expect
      .poll(async () => (await read()).usual.friday, patient)
      .toEqual([
        { from: "09:00", to: "12:00" },
        { from: "14:30", to: "18:00" },
      ]);
    expect(someone.troubles).toEqual([]);
    await someone.context.close();
  });
});
