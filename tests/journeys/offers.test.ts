import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Language } from "../../domain/language.ts";
import arabicOffers from "../../web/office/offers/ar.ts";
import { officeAr, officeEn } from "../support/office-texts.ts";
import pricesAr from "../../web/prices/ar.ts";
import pricesEn from "../../web/prices/en.ts";
import offersAr from "../../web/profile/offers/ar.ts";
import offersEn from "../../web/profile/offers/en.ts";
import { personalDetailsParts } from "../support/leads.ts";
import { formData } from "../support/multipart.ts";
import { newContact } from "../support/purchases.ts";
import { newPerson } from "./account-steps.ts";
import { arrive, holdBack, product } from "./journey.ts";
import { signUpFromMail } from "./mail-steps.ts";
import { patient, textsOf } from "./profile-steps.ts";
import { atTheGateway } from "./purchase-steps.ts";
import { enterAsStaff } from "./staff-entry.ts";

type Width = 390 | 768 | 1440;
const isLong = process.env["TEST_LONG"] !== undefined;

const visit = async (language: Language, width: Width) => {
  const someone = await arrive({ language, width });
  onTestFinished(() => someone.context.close());
  const check = async (where: string) => {
    const folder = process.env["OFFER_SHOTS"];
    if (folder) {
      mkdirSync(folder, { recursive: true });
      const path = `${folder}/${where}-${language}-${width}.png`;
      await someone.page.screenshot({ path, fullPage: !where.startsWith("dialog") });
    }
    expect(await someone.axe(), where).toEqual([]);
  };
  return { ...someone, check };
};

/** A car from elsewhere, sent by somebody without an account. */
const sendLead = async (language: Language) => {
  const person = newPerson();
  const contact = { ...newContact(), username: "Maryam Saeed", email: person.email };
  const answer = await fetch(`${product.address}/api/carins/new`, {
    method: "POST",
    headers: { "accept-language": language },
    body: formData(await personalDetailsParts("vcc", contact)),
  });
  expect(answer.status).toBe(200);
  const { number } = (await answer.json()) as { number: string };
  return { person, number };
};

/** Names that outside checks rely on, so the English ones are written out. */
const deskWords = (language: Language) => {
  const { offers, request } = officeAr;
  const { form } = offers;
  if (language === "en")
    return {
      take: "Take",
      make: "Make an offer",
      plan: "Plan",
      other: "Other",
      price: "Price (AED, VAT included)",
      reference: "Insurer's reference",
      reason: "Reason for the price",
      until: "Valid until",
      why: "Why it fits",
      save: "Save",
      send: "Send",
    };
  return {
    take: request.actions.take,
    make: offers.make,
    plan: form.plan,
    other: form.other,
    price: form.price,
    reference: form.reference,
    reason: form.reason,
    until: form.validUntil,
    why: form.why,
    save: form.save,
    send: form.send,
  };
};

type Desk = Awaited<ReturnType<typeof visit>>;

/** Two offers, the first kept as a draft; both go out with one mail. */
const makeTwoOffers = async (desk: Desk, language: Language, number: string) => {
  const { page, check } = desk;
  const words = deskWords(language);
  const { offers } = language === "ar" ? officeAr : officeEn;
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await page.goto(`${product.address}/office/requests?view=all&q=${number}`);
  await page.getByRole("link", { name: number, exact: true }).click();
  await button(words.take).click();
  await button(words.make).click();

  const plans = field(words.plan).locator("option");
  await expect.poll(() => plans.count(), patient).toBeGreaterThan(3);
  await button(words.send).click();
  await page.getByText(offers.form.missing.plan, { exact: true }).waitFor();
  await field(words.plan).selectOption({ index: 1 });
  const rated = await field(words.price).inputValue();
  expect(rated).toMatch(/^[\d,]+\.\d\d$/);
  await field(words.why).fill("The lowest price for this car.");
  await check("dialog");
  await button(words.save).click();
  await page.getByText(offers.states.draft, { exact: true }).waitFor();
  await page.getByRole("dialog").waitFor({ state: "hidden" });

  await page.keyboard.press("KeyO");
  await field(words.plan).selectOption(words.other);
  await field(offers.form.insurer).selectOption({ index: 2 });
  await field(offers.form.nameEn).fill("Import Plus");
  await field(offers.form.nameAr).fill("بلس للسيارات المستوردة");
  await field(offers.form.excess).fill("1,000");
  await field(offers.form.repair).selectOption("agency");
  await field(extraIn[language]).check();
  await field(words.price).fill("2,100");
  await field(words.reference).fill("Q-2026-77");
  await field(words.reason).fill("The insurer quoted it for imported cars.");
  await field(words.why).fill("Repairs imported cars in its own workshop.");
  expect(await field(words.until).inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
  await check("dialog other");
  await button(words.save).click();
  await button(offers.sendDrafts_other.replace("{{count}}", "2"))
    .or(button(offersSendTwo(language)))
    .waitFor();
  await check("panel");
  await page.keyboard.press("KeyO");
  await page.keyboard.press("Escape");
  await button(language === "ar" ? offersSendTwo("ar") : "Send 2 drafts").click();
  await page.waitForURL((url) => !/requests\/[\w-]{36}$/.test(url.pathname), patient);
  return rated;
};

const extraIn = { en: pricesEn.addOns.omanCover, ar: pricesAr.addOns.omanCover };

const offersSendTwo = (language: Language) =>
  language === "ar" ? arabicOffers.sendDrafts_two : "Send 2 drafts";

/** The offers are on the page before their buttons work. */
const holdBackOffers = (page: Page) => holdBack(page, /\/assets\/offers-[^/]*\.js$/);

const places: [Language, Width][] = isLong
  ? (["en", "ar"] as const).flatMap((language) =>
      ([390, 768, 1440] as const).map((width): [Language, Width] => [language, width]),
    )
  : [
      ["en", 390],
      ["ar", 390],
    ];

describe.each(places)("a lead without an account, in %s at %i px", (language, width) => {
  it("gets two offers, accepts one and pays it", async () => {
    const { person, number } = await sendLead(language);
    const desk = await visit(language, isLong && width === 768 ? 768 : 1440);
    await enterAsStaff(desk);
    await makeTwoOffers(desk, language, number);
    expect(desk.troubles).toEqual([]);

    const someone = await visit(language, width);
    const { page, check } = someone;
    const offers = language === "ar" ? offersAr : offersEn;
    const { profile } = textsOf(language);
    await signUpFromMail(someone, language, person, "2,100.00");
    const accept = page.getByRole("button", { name: offers.accept, exact: true });
    await expect.poll(() => accept.count(), patient).toBe(2);
    const pay = page.getByRole("button", { name: profile.requests.pay, exact: true });
    expect(await pay.count()).toBe(0);
    await page.getByRole("definition").filter({ hasText: extraIn[language] }).waitFor();
    await page.getByRole("definition").filter({ hasText: "1,000" }).waitFor();
    await check("offers");

    const release = await holdBackOffers(page);
    await page.reload();
    const plus = page
      .getByRole("listitem", { name: language === "ar" ? "بلس" : "Import Plus" })
      .getByRole("button", { name: offers.accept, exact: true });
    await plus.click();
    release();
    const dialog = page.getByRole("dialog", { name: offers.confirm.heading });
    await dialog.getByText("2,100.00").waitFor();
    await check("dialog accept");
    await dialog.getByRole("button", { name: offers.confirm.yes, exact: true }).click();
    await pay.waitFor();
    await page.getByText(offers.accepted, { exact: true }).waitFor();
    await check("accepted");
    await pay.click();
    await page.waitForURL((url) => url.origin === product.gateway);
    await page.getByText("2,100.00").first().waitFor();
    await atTheGateway(someone, "pay");
    await page.waitForURL(/\/paytrue\?ref=/);
    await page.locator("main").getByText("2,100.00").first().waitFor();
    await page.goto(`${product.address}${language === "ar" ? "/ar" : ""}/profile`);
    await page.getByText(profile.requests.state.paid, { exact: true }).first().waitFor();
    expect(someone.troubles).toEqual([]);
  });
});
