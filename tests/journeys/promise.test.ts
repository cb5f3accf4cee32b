import { expect, it, onTestFinished } from "vitest";
import type { OfferPromise } from "../../contract/offer-promise.ts";
import { MINUTE_MS } from "../../domain/durations.ts";
import { clockTime } from "../../domain/dubai-time.ts";
import type { Language } from "../../domain/language.ts";
import { newCustomer, type CustomerClient } from "../support/api-client.ts";
import { enterOffice } from "../support/office.ts";
import { signIn } from "./account-steps.ts";
import { type Shop, startWithClock } from "./clock-steps.ts";
import { officeTexts } from "./desk-steps.ts";
import { visitorOf } from "./journey.ts";
import { patient, sendLead, textsOf } from "./profile-steps.ts";

const time = /\d\d:\d\d/;

const promiseOf = async (person: CustomerClient) => {
  const { data } = (await person.get("/api/carins/insurance-requests")) as {
    data: { promise: OfferPromise | null }[];
  };
  return data[0]?.promise;
};

const leadIn = async (shop: Shop, language: Language, number: string) => {
  const person = await newCustomer(shop, language);
  const { requestId } = await sendLead(person, number, {}, shop);
  const someone = await visitorOf(shop, { language, width: language === "en" ? 1440 : 390 });
  await signIn(someone, person, shop.address);
  const { profile, one } = textsOf(language);
  const prefix = language === "ar" ? "/ar" : "";

  return {
    person,
    requestId,
    /** Opens the request; answers what its heading promises. */
    heading: async () => {
      await someone.page.clock.setFixedTime(shop.now());
      await someone.open(`${prefix}/profile/requests/${requestId}`);
      const heading = someone.page.locator("main h2").filter({ hasText: /\S/ }).first();
      await heading.waitFor();
      expect(await someone.axe()).toEqual([]);
      expect(someone.troubles).toEqual([]);
      return heading.innerText();
    },
    /** Nothing asks while the product starts again. */
    leave: () => someone.page.goto("about:blank"),
    page: someone.page,
    again: profile.promise.again.today.split("{{time}}")[0] ?? "",
    late: profile.promise.late,
    sorry: one.promise,
  };
};

it("is told, and after a miss told anew, and after two misses not at all; then the request comes first", async () => {
  const shop = await startWithClock();
  onTestFinished(() => shop.stop());
  const leads = [await leadIn(shop, "en", "61001"), await leadIn(shop, "ar", "61002")];

  const first = [];
  for (const { person, heading, again } of leads) {
    const promise = await promiseOf(person);
    const until = new Date(promise?.until ?? 0);
    expect(promise?.missed).toBe(0);
    const words = await heading();
    expect(words).toContain(clockTime(until));
    expect(words).not.toContain(again);
    first.push(until);
  }

  for (const { leave } of leads) await leave();
  await shop.moveTo(new Date(Math.max(...first.map(Number)) + MINUTE_MS));
  const second = [];
  for (const [index, { person, heading, again, sorry, page }] of leads.entries()) {
    await expect.poll(async () => (await promiseOf(person))?.missed, patient).toBe(1);
    const until = new Date((await promiseOf(person))?.until ?? 0);
    expect(until > shop.now()).toBe(true);
    const words = await heading();
    expect(words).toContain(again);
    expect(words).toContain(clockTime(until));
    await page.getByText(sorry.missedOnce).waitFor();
    await expect
      .poll(async () => (await shop.mailsTo(person.email))[0]?.text, patient)
      .toContain(clockTime(until));
    expect((await shop.mailsTo(person.email))[0]?.text).toContain(clockTime(first[index] ?? until));
    second.push(until);
  }

  for (const { leave } of leads) await leave();
  await shop.moveTo(new Date(Math.max(...second.map(Number)) + MINUTE_MS));
  for (const { person, heading, late, page, sorry } of leads) {
    await expect.poll(async () => (await promiseOf(person))?.missed, patient).toBe(2);
    expect((await promiseOf(person))?.until).toBeNull();
    expect(await heading()).toBe(late);
    await page.getByText(sorry.missedTwice).waitFor();
    await expect
      .poll(async () => (await shop.mailsTo(person.email))[0]?.text, patient)
      .not.toMatch(time);
    expect(await shop.mailsTo(person.email)).toHaveLength(4);
    await page.context().close();
  }

  const { cookie } = await enterOffice(shop, "agent", undefined, () => Number(shop.now()));
  for (const language of ["en", "ar"] as const) {
    const agent = await visitorOf(shop, { language, width: 1440 });
    await agent.context.addCookies([
      { name: "staff", value: cookie, url: shop.address },
      { name: "lang", value: language, url: shop.address },
    ]);
    await agent.page.clock.setFixedTime(shop.now());
    await agent.page.goto(`${shop.address}/office`);
    const texts = officeTexts(language);
    await agent.page.getByText(texts.dashboard.lateTwice, { exact: true }).waitFor();
    expect(await agent.page.locator("main h2").first().innerText()).toBe(texts.dashboard.lateTwice);
    const table = agent.page.getByRole("table").first();
    for (const { requestId } of leads) await table.locator(`a[href*="${requestId}"]`).waitFor();
    expect(await agent.axe()).toEqual([]);
    expect(agent.troubles).toEqual([]);
    await agent.context.close();
  }
});
