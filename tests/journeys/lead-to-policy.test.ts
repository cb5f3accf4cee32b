import { describe, expect, it } from "vitest";
import { dayInDubai } from "../../domain/calendar-day.ts";
import { formatAmount } from "../../domain/money.ts";
import { coverEndsOn } from "../../domain/requests/cover-period.ts";
import coverAr from "../../web/prices/cover/ar.ts";
import coverEn from "../../web/prices/cover/en.ts";
import whatIfAr from "../../web/prices/what-if/ar.ts";
import whatIfEn from "../../web/prices/what-if/en.ts";
import offersAr from "../../web/profile/offers/ar.ts";
import offersEn from "../../web/profile/offers/en.ts";
import policyAr from "../../web/profile/policy/ar.ts";
import policyEn from "../../web/profile/policy/en.ts";
import type { Visitor } from "../support/browser.ts";
import { approveAll } from "../support/desk-calls.ts";
import { formData } from "../support/multipart.ts";
import { policyParts } from "../support/policies.ts";
import { newPerson, type Person } from "./account-steps.ts";
import { expectAccessible, holdBack, journey, type Place, product, sampled } from "./journey.ts";
import { signUpFromMail } from "./mail-steps.ts";
import { describeNewCar, identifyNewCar, typeEmiratesId } from "./new-policy-steps.ts";
import { patient, textsOf } from "./profile-steps.ts";
import { aPlate, atTheGateway, INSURED, press } from "./purchase-steps.ts";
import { staffCalls } from "./staff-entry.ts";
import { wordsOf } from "./words.ts";

const wordsIn = ({ language }: Place) => ({
  ...(language === "ar"
    ? { offers: offersAr, cover: coverAr, whatIf: whatIfAr, policy: policyAr }
    : { offers: offersEn, cover: coverEn, whatIf: whatIfEn, policy: policyEn }),
  ...textsOf(language),
});

/** Sends a car from elsewhere through the site, and reads what is promised on the page after it. */
const sendLead = async (someone: Visitor, { language }: Place, { email }: Person) => {
  const { page } = someone;
  const words = wordsOf(language);
  const car = { method: "vcc", number: aPlate(), origin: "nonKhaleegy" } as const;
  await someone.open("/vehicle-insurance");
  await describeNewCar(someone, words, car);
  await press(someone, words.proceed);
  await page.waitForURL(/\/non_khaleegy/);
  await page.getByRole("heading", { name: words.carStep }).waitFor();
  await identifyNewCar(someone, words, car);
  await typeEmiratesId(someone, words);
  await page.getByLabel(words.personal.name, { exact: true }).fill(INSURED);
  await page.getByLabel(words.personal.phone, { exact: true }).fill("501234567");
  await page.getByLabel(words.personal.email, { exact: true }).fill(email);
  await press(someone, words.personal.submit);
  await page.waitForURL(/\/req_true/);
  const { first } = textsOf(language).purchase.promise;
  const promise = page.getByText(anyOf(Object.values(first)));
  await promise.waitFor();
  await expectAccessible(someone, "promise");
  const number = await page.getByText(/^[A-Z]{2}-[A-Z0-9]+$/).innerText();
  return { number, promise: await promise.innerText() };
};

/** Any of the texts, with anything in their slots. */
const anyOf = (texts: readonly string[]) =>
  new RegExp(`^(${texts.map((text) => text.replaceAll(/\{\{\w+\}\}/g, ".+")).join("|")})$`);

type Staff = Awaited<ReturnType<typeof staffCalls>>;
type Plan = { id: string; coverType: string; priceFils: number };

/** Comprehensive plans of two insurers; what needs a second person is approved. */
const makeTwoOffers = async (agent: Staff, id: string) => {
  const answer = await agent.get(`/requests/${id}/offer-plans`);
  const { plans } = (answer as { data: { plans: Plan[] } }).data;
  const offered = plans.filter(({ coverType }) => coverType === "comprehensive").slice(0, 2);
  expect(offered).toHaveLength(2);
  await agent.post(`/requests/${id}/take`, {});
  for (const { id: plan, priceFils } of offered) {
    const terms = {
      plan,
      other: null,
      priceFils,
      insurerRef: "Q-2026-11",
      priceReason: "As the insurer quoted it.",
      validUntil: dayInDubai(new Date(), 2),
      why: "Takes cars from Japan.",
    };
    const { version } = await agent.read(id);
    await agent.post(`/requests/${id}/offers`, { version, terms, send: [] });
  }
  await approveAll(await staffCalls(), await agent.read(id));
  return offered;
};

const recordPolicy = async (agent: Staff, id: string) => {
  const { version, sold } = await agent.read(id);
  const startDate = sold.startsOn ?? dayInDubai(new Date(), 1);
  const fields = {
    version: String(version),
    startDate,
    endDate: sold.endsOn ?? coverEndsOn(startDate),
    premium: formatAmount(sold.premiumFils ?? 0),
    ...(sold.sumInsuredFils !== null && { sumInsured: formatAmount(sold.sumInsuredFils) }),
    insuredName: INSURED,
    plate: undefined,
  };
  await agent.post(`/requests/${id}/policy`, formData(policyParts(fields)));
  const { policy } = await agent.read(id);
  return policy?.number ?? "";
};

describe.each(sampled(["en", 390], ["ar", 1440]))("in $language at $width px", (place) => {
  const { offers, cover, whatIf, policy, profile } = wordsIn(place);

  it("a lead is promised an offer, gets two, and becomes a policy", async () => {
    await journey(place, async (someone) => {
      const { page } = someone;
      const button = (name: string) => page.getByRole("button", { name, exact: true });
      const person = newPerson();
      const { number, promise } = await sendLead(someone, place, person);
      const mail = await signUpFromMail(someone, place.language, person, number);
      expect(mail).toContain(/\d\d:\d\d/.exec(promise)?.[0]);

      await page.getByRole("heading", { name: promise }).waitFor();
      await expectAccessible(someone, "lead in the profile");
      const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      const agent = await staffCalls();
      const [cheaper, dearer] = await makeTwoOffers(agent, id);

      // What is pressed before the page works is answered once it does.
      const release = await holdBack(page, /\/assets\/offers-[^/]*\.js$/);
      await page.reload();
      await expect.poll(() => button(offers.accept).count(), patient).toBe(2);
      const compared = page.locator("[data-compared-offers]");
      const table = compared.getByRole("table");
      for (const plan of [cheaper, dearer])
        await table.getByText(formatAmount(plan?.priceFils ?? 0)).waitFor();
      expect(await table.getByRole("row").count()).toBeGreaterThan(2);
      await button(cover.whatIf.button).last().click();
      release();
      const happens = page.getByRole("dialog");
      await happens.getByRole("combobox").selectOption("ownFault");
      await happens.getByText(whatIf.together).first().waitFor();
      await expectAccessible(someone, "what if");
      await page.keyboard.press("Escape");
      await expectAccessible(someone, "two offers");

      const price = formatAmount(dearer?.priceFils ?? 0);
      const card = page.getByRole("listitem").filter({ has: button(offers.accept) });
      await card.filter({ hasText: price }).getByRole("button", { name: offers.accept }).click();
      await button(offers.confirm.yes).click();
      await button(profile.requests.pay).click();
      await page.waitForURL((url) => url.origin === product.gateway);
      await atTheGateway(someone, "pay");
      await page.waitForURL(/\/paytrue\?ref=/);
      await page.locator("main").getByText(price).first().waitFor();

      const policyNumber = await recordPolicy(agent, id);
      await someone.open(`${place.language === "ar" ? "/ar" : ""}/profile/requests/${id}`);
      await page.getByRole("heading", { name: policy.heading }).waitFor();
      await page.getByText(policyNumber).first().waitFor();
      await expectAccessible(someone, "policy");
      await someone.open(place.language === "ar" ? "/ar/profile" : "/profile");
      const cars = page.getByRole("list", { name: profile.cars.title });
      await cars.getByRole("link", { name: profile.cars.download, exact: true }).waitFor();
      await expectAccessible(someone, "profile");
    });
  });
});
