import { describe, expect, it } from "vitest";
import profileAr from "../../web/profile/ar.ts";
import profileEn from "../../web/profile/en.ts";
import oneAr from "../../web/profile/one-request/ar.ts";
import oneEn from "../../web/profile/one-request/en.ts";
import refundAr from "../../web/refund/ar.ts";
import refundEn from "../../web/refund/en.ts";
import siteAr from "../../web/site/ar.ts";
import siteEn from "../../web/site/en.ts";
import type { Visitor } from "../support/browser.ts";
import { beyondEdges } from "./edges.ts";
import { arrive, expectAccessible, journey, type Place, product, sampled } from "./journey.ts";
import { customerWith, patient } from "./profile-steps.ts";
import { atTheGateway, keepDraft } from "./purchase-steps.ts";

const textsIn = ({ language }: Place) =>
  language === "ar"
    ? { refund: refundAr, page: siteAr.refund, requests: profileAr.requests, one: oneAr }
    : { refund: refundEn, page: siteEn.refund, requests: profileEn.requests, one: oneEn };

const pathIn = ({ language }: Place) => (language === "ar" ? "/ar" : "") + "/refund-calculator";

type Policy = { price: string; start: string; day?: string };

const fillIn = async ({ page }: Visitor, place: Place, { price, start, day }: Policy) => {
  const { form } = textsIn(place).page;
  await page.getByLabel(form.price).fill(price);
  await page.getByLabel(form.start).fill(start);
  if (day !== undefined) await page.getByLabel(form.day).fill(day);
  await page.getByRole("button", { name: form.submit }).click();
};

/** The row of the chosen day: its days, share and amount. */
const chosenRow = ({ page }: Visitor, place: Place) =>
  page
    .getByRole("table", { name: textsIn(place).refund.table.label })
    .getByRole("row")
    .filter({ hasText: `(${textsIn(place).refund.table.chosen})` });

/** Written by hand with a calendar: start, the last day of a share, that share, the share a day later. */
const lastDays = [
  ["2027-01-31", "2027-02-28", "2027-03-01", "80", "70"],
  ["2028-01-31", "2028-02-29", "2028-03-01", "80", "70"],
  ["2027-10-31", "2028-02-29", "2028-03-01", "70", "50"],
  ["2028-02-29", "2028-08-29", "2028-08-30", "50", "30"],
  ["2026-08-31", "2027-06-30", "2027-07-01", "30", "0"],
] as const;

const policy = { price: "1,092.00", start: "2028-01-31" };

describe.each(sampled(["en", 1440], ["ar", 390]))(
  "the refund calculator in $language at $width px",
  (place) => {
    const { refund, page: words } = textsIn(place);

    it.each([true, false])("answers, with scripts: %s", async (scripts) => {
      const someone = await arrive(place, scripts);
      const { page } = someone;
      await someone.open(pathIn(place));
      await page.getByRole("heading", { name: words.scaleHeading }).waitFor();

      // The leap day is the last one of the first month.
      await fillIn(someone, place, { ...policy, day: "2028-02-29" });
      await page.getByText(refund.back, { exact: true }).first().waitFor();
      expect(await chosenRow(someone, place).innerText()).toMatch(/80%[\s\S]*873\.60/);

      await fillIn(someone, place, { ...policy, day: "2028-03-01" });
      await expect.poll(() => chosenRow(someone, place).innerText(), patient).toMatch(/70%/);
      expect(await page.getByLabel(words.form.price).inputValue()).toBe(policy.price);
      if (scripts) await expectAccessible(someone, "the answer");
      expect(await beyondEdges(page)).toEqual({});
      expect(someone.troubles).toEqual([]);
      await someone.context.close();
    });

    it("counts months to the day, over leap days and the ends of months", async () => {
      const chosen = new RegExp(`\\(${refund.table.chosen}\\)[^%]*>(\\d+)%`);
      const shareOn = async (start: string, day: string) => {
        const question = `?price=1092&start=${start}&day=${day}`;
        const html = await (await fetch(product.address + pathIn(place) + question)).text();
        return chosen.exec(html.replaceAll("<!-- -->", ""))?.[1];
      };
      for (const [start, last, after, before, then] of lastDays) {
        expect(await shareOn(start, last), `${start} to ${last}`).toBe(before);
        expect(await shareOn(start, after), `${start} to ${after}`).toBe(then);
      }
    });

    it("asks again for what is missing", () =>
      journey(place, async (someone) => {
        await someone.open(pathIn(place));
        await fillIn(someone, place, { price: "many", start: "" });
        await someone.page.getByText(words.form.errors.start).waitFor();
        expect(await someone.page.getByLabel(words.form.price).inputValue()).toBe("many");
        expect(await someone.page.title()).toContain(
          words.errorTitle.replace("{{title}}", words.title),
        );
        await expectAccessible(someone, "the form that is asked again");
      }));

    it("says with a known car whether changing pays", () =>
      journey(place, async (someone) => {
        const { page } = someone;
        await someone.open(pathIn(place));
        await fillIn(someone, place, { ...policy, day: "2028-03-01" });
        await page.getByText(words.switching.none).waitFor();

        const address = page.url().replace(product.address, "");
        await keepDraft(someone);
        await someone.open(address);
        const thirdParty = page
          .getByRole("article")
          .filter({ hasText: refund.switching.thirdParty });
        await thirdParty.getByText("551.25").waitFor();
        await thirdParty.getByText(refund.switching.gain, { exact: true }).waitFor();
        expect(await page.getByRole("article").count()).toBe(2);
        expect(await page.getByText(words.switching.none).isVisible()).toBe(false);
        await expectAccessible(someone, "the comparison");
      }));

    it("gives the letter as a form in both languages", async () => {
      const html = await (await fetch(product.address + pathIn(place))).text();
      for (const language of ["en", "ar"]) {
        const address = `/api/cancellation-letter?lang=${language}`;
        expect(html).toContain(address);
        const letter = await fetch(product.address + address);
        expect(letter.headers.get("content-type")).toBe("application/pdf");
      }
    });
  },
);

let plate = 61_000;

describe.each(sampled(["ar", 390]))("a paid request in $language at $width px", (place) => {
  const { refund, one, requests } = textsIn(place);

  it("says what comes back, gives the letter and compares with today's quotes", async () => {
    const number = String(plate++);
    const { someone, page, person, requestId } = await customerWith("renewal", place, number);
    await someone.open(`/profile/requests/${requestId}`);
    await page.getByRole("heading", { name: one.standing.awaiting_payment.heading }).waitFor();
    expect(await page.getByText(one.refund.heading).count()).toBe(0);

    await page.getByRole("button", { name: requests.pay, exact: true }).click();
    await page.waitForURL((url) => url.origin === product.gateway);
    await atTheGateway(someone, "pay");
    await page.waitForURL(/\/paytrue/);
    await someone.open(`/profile/requests/${requestId}`);

    await page.getByRole("heading", { name: one.refund.heading }).click();
    await page.getByText(refund.back, { exact: true }).first().waitFor();
    // 80% of 551.25: a letter of today ends cover within its first month.
    await page.getByRole("row").filter({ hasText: "441.00" }).waitFor();

    for (const name of [refund.letter.en, refund.letter.ar]) {
      const address = await page.getByRole("link", { name, exact: true }).getAttribute("href");
      const letter = await fetch(product.address + address, {
        headers: { authorization: `Bearer ${person.token}` },
      });
      expect(letter.status, name).toBe(200);
    }

    await page.getByRole("button", { name: one.refund.compare }).click();
    const change = page.getByRole("article").filter({ hasText: refund.switching.thirdParty });
    await change.getByText(refund.switching.loss, { exact: true }).waitFor();
    await expectAccessible(someone, "the refund of a paid request");
    expect(someone.troubles).toEqual([]);
    await someone.context.close();
  });
});
