import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Draft } from "../../contract/office/insurance/drafts.ts";
import coverAr from "../../web/prices/cover/ar.ts";
import coverEn from "../../web/prices/cover/en.ts";
import papersAr from "../../web/prices/papers/ar.ts";
import papersEn from "../../web/prices/papers/en.ts";
import { newCustomer, renewalForms } from "../support/api-client.ts";
import { chosenFields } from "../support/editions.ts";
import { plainPdf, refusedPdfs } from "../support/pdfs.ts";
import { photo } from "../support/pictures.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";
import { quotesOf } from "../support/quotes-of-product.ts";
import { atDesk, leave, type Place, sampledDesks } from "./desk-steps.ts";
import { keyboardOf } from "./hands.ts";
import { expectAccessible, visitorOf } from "./journey.ts";
import { planNames } from "./plan-names.ts";
import { textsOf } from "./profile-steps.ts";

// What is sold changes, which the journeys that share a product rely on.
let own: StartedProduct;
beforeAll(async () => {
  own = await startProduct({ RATE_LIMITS: "off" });
});
afterAll(() => own.stop());

const plans = { en: "nakhla-comprehensive", ar: "qandeel-comprehensive" } as const;
const coverOf = { en: coverEn, ar: coverAr };
const papersOf = { en: papersEn, ar: papersAr };
const prefix = (language: string) => (language === "ar" ? "/ar" : "");
const pdf = (name: string, buffer: Buffer<ArrayBuffer>) => ({
  name: `${name}.pdf`,
  mimeType: "application/pdf",
  buffer,
});

const quoteOf = async (plan: string) => {
  const found = (await quotesOf(own)).find(({ _id }) => _id.startsWith(plan));
  if (!found) throw new Error(`${plan} has no quote.`);
  return found;
};

/** A customer with a request for a plan as it is now. */
const buy = async (plan: string, plateNumber: string) => {
  const person = await newCustomer(own);
  const formOf = await renewalForms(own, await photo(480, 320));
  const form = formOf(plateNumber, chosenFields(await quoteOf(plan)));
  const answer = await person.post("/api/carins/renew", form, plateNumber);
  const { requestId } = (await answer.json()) as { requestId: string };
  return { person, requestId };
};

const copyOf = async (plan: string, cookie: string): Promise<Draft> => {
  const answer = await fetch(`${own.address}/api/office/plans`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      cookie: `staff=${cookie}`,
    },
    body: JSON.stringify({ plan }),
  });
  return ((await answer.json()) as { data: Draft }).data;
};

/** An agent at a new draft of a plan. */
const atDraft = async (place: Place, plan: string) => {
  const desk = await atDesk(place, "/", undefined, own);
  const { id } = await copyOf(plan, desk.cookie);
  await desk.open(`/insurance/drafts/${id}`);
  const names = planNames(place, desk.texts);
  const { insurance } = desk.texts;
  const field = (name: string) => desk.page.getByLabel(name, { exact: true });
  const towing = coverOf[place.language].benefits.towing;
  const of = (text: string) => field(text.replace("{{name}}", towing));
  return {
    desk,
    id,
    names,
    insurance,
    field,
    kind: of(insurance.plan.kindOf),
    amount: of(insurance.plan.amountOf),
  };
};

const approve = async (place: Place) => {
  const desk = await atDesk(place, "/approvals", "admin", own);
  const names = planNames(place, desk.texts);
  const waiting = desk.page.getByRole("list", { name: names.waiting });
  await waiting.getByRole("link", { name: desk.texts.approvals.kinds.plan }).first().click();
  await desk.button(names.approve).click();
  await desk.page.getByText(desk.texts.approvals.states.used).first().waitFor();
  await leave(desk);
};

describe.each(sampledDesks)("a plan in $language at $width px", (place) => {
  const { language } = place;
  const plan = plans[language];
  const { details } = coverOf[language];
  const papers = papersOf[language];

  it("gets papers and another cover, which those of before do not see", async () => {
    const { person, requestId } = await buy(plan, language === "en" ? "70011" : "70012");
    const { desk, names, insurance, field, kind, amount } = await atDraft(place, plan);
    const { page, check, button, dialog } = desk;
    await kind.selectOption("limit");
    await amount.fill("250");

    await field(names.termsEn).setInputFiles(
      pdf("bad", Buffer.from(refusedPdfs["a password"].make())),
    );
    await page.getByText(desk.texts.problems.policies.pdfEncrypted).waitFor();
    await check("plan-paper-refused");
    await field(names.termsEn).setInputFiles(pdf("terms", Buffer.from(plainPdf(`terms ${plan}`))));
    const pages = page.getByText(insurance.papers.pages_one.replace("{{count}}", "1"));
    await pages.first().waitFor();
    await field(names.wordingAr).setInputFiles(
      pdf("wording", Buffer.from(plainPdf(`wording ${plan}`))),
    );
    await pages.nth(1).waitFor();
    expect(await amount.inputValue()).toBe("250");
    await check("plan-papers");

    await button(names.compare).click();
    const { sections } = insurance.compare;
    await dialog.getByRole("rowheader", { name: sections.documents }).waitFor();
    await dialog.getByRole("rowheader", { name: sections.cover }).waitFor();
    await check("plan-compared");
    await page.keyboard.press("Escape");

    // What is typed is not lost by a link.
    await page.getByRole("link", { name: desk.texts.insurance.name }).first().click();
    await check("plan-leaving");
    await button(names.stay).click();
    expect(await amount.inputValue()).toBe("250");
    await field(names.reason).fill("The insurer's letter of today.");
    await button(names.ask).click();
    await page.getByText(insurance.draft.askedNote).waitFor();
    await check("plan-asked");
    await leave(desk);
    await approve(place);

    const soon = { timeout: 5_000 };
    await expect.poll(async () => (await quoteOf(plan)).documents?.length, soon).toBe(2);
    const customer = await visitorOf(own, { language, width: 390 });
    await customer.context.addCookies([{ name: "token", value: person.token, url: own.address }]);
    await customer.open(`${prefix(language)}/profile/requests/${requestId}`);
    await customer.page.getByText(textsOf(language).one.planCover.heading).click();
    await customer.page.getByRole("heading", { name: details.covered }).waitFor();
    // Not the digits alone, which the customer's random address may have.
    expect(await customer.page.getByText("AED 250").count()).toBe(0);
    expect(await customer.page.getByText(papers.heading).count()).toBe(0);
    await expectAccessible(customer, "the cover that was bought");
    expect(customer.troubles).toEqual([]);

    const later = await buy(plan, language === "en" ? "70021" : "70022");
    const next = { name: "token", value: later.person.token, url: own.address };
    await customer.context.addCookies([next]);
    await customer.open(`${prefix(language)}/profile/requests/${later.requestId}`);
    await customer.page.getByText(textsOf(language).one.planCover.heading).click();
    const paper = customer.page.getByRole("link", { name: papers.terms.en });
    const address = await paper.getAttribute("href");
    await expectAccessible(customer, "the cover with papers");
    const answer = await fetch(own.address + (address ?? ""));
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    await customer.context.close();
  });
});

describe("a plan's draft with the keyboard alone", () => {
  it("takes a paper, is compared and not left by mistake", async () => {
    const place = { language: "en", width: 1440 } as const;
    const { desk, names, insurance, field } = await atDraft(place, "lulwa-comprehensive");
    const { page, button } = desk;
    const { tap, type, add } = keyboardOf(page);
    const wording = Buffer.from(plainPdf("by keyboard"));
    await add(field(names.wordingAr), pdf("wording", wording));
    await page.getByText(insurance.papers.pages_one.replace("{{count}}", "1")).waitFor();
    await tap(button(`${insurance.papers.remove}: ${names.wordingAr}`));
    await expect.poll(() => page.getByText(insurance.papers.replace).count()).toBe(0);

    await type(field(names.reason), "By letter.");
    await page.keyboard.press("Shift+Tab");
    await page.evaluate(() => scrollTo(0, 0));
    await tap(button(names.compare));
    await page.getByText(insurance.compare.lines_zero).waitFor();
    await page.keyboard.press("Escape");
    await tap(page.getByRole("link", { name: insurance.name }).first());
    await tap(button(names.leave));
    await page.waitForURL(`**/office/insurance`);
    expect(desk.someone.troubles).toEqual([]);
    await leave(desk);
  });
});
