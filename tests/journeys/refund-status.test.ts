import { describe, expect, it } from "vitest";
import { formatAmount } from "../../domain/money.ts";
import profileAr from "../../web/profile/ar.ts";
import profileEn from "../../web/profile/en.ts";
import refundsAr from "../../web/profile/refunds/ar.ts";
import refundsEn from "../../web/profile/refunds/en.ts";
import storedAr from "../../web/profile/stored-data/ar.ts";
import storedEn from "../../web/profile/stored-data/en.ts";
import { paidRequest } from "../support/paid-requests.ts";
import { untilFound } from "../support/waiting.ts";
import { signIn } from "./account-steps.ts";
import { expectAccessible, journey, type Place, product, sampled } from "./journey.ts";
import { noteRefund, rejectPaid, transferInstead } from "./refund-steps.ts";
import { staffCalls } from "./staff-entry.ts";

let plate = 74_000;

/** A paid request that was rejected with its refund. */
const rejected = async () => {
  const team = { agent: await staffCalls(), admin: await staffCalls("admin") };
  const made = await paidRequest(product, String((plate += 1)));
  await rejectPaid(team, made.requestId);
  return { ...made, ...team, team };
};

const textsOf = ({ language }: Place) =>
  language === "ar"
    ? { refunds: refundsAr, profile: profileAr, stored: storedAr, problems: refundsAr.problems }
    : { refunds: refundsEn, profile: profileEn, stored: storedEn, problems: refundsEn.problems };

const pathOf = ({ language }: Place, path: string) => (language === "ar" ? `/ar${path}` : path);

/** The newest mail to somebody, once it speaks of a refund as they have it now. */
const mailThat = (email: string, says: RegExp) =>
  untilFound(
    async () => (await product.mailsTo(email)).find(({ text }) => says.test(text)),
    `a mail that says ${says.source}`,
  );

const places = sampled(["en", 1440], ["ar", 390]);

describe.each(places)("a refund in $language at $width px", (place) => {
  const { refunds, profile, stored, problems } = textsOf(place);

  it("is followed from the approval to the day by which it is promised", async () => {
    const { person, requestId, agent, sold } = await rejected();
    const aed = `AED ${formatAmount(sold.selectedPlan.priceFils)}`;

    await journey(place, async (someone) => {
      const { page } = someone;
      await signIn(someone, person);
      await someone.open(pathOf(place, "/profile"));
      await page.getByText(profile.requests.state.refund_pending).first().waitFor();
      await someone.open(pathOf(place, `/profile/requests/${requestId}`));
      const steps = page.getByRole("list", { name: refunds.track.label }).getByRole("listitem");
      const now = steps.and(page.locator("[aria-current=step]"));
      await expect.poll(() => steps.count()).toBe(5);
      expect(await page.getByRole("heading", { name: refunds.heading }).count()).toBe(1);
      await page.getByText(aed).first().waitFor();
      expect(await now.innerText()).toContain(refunds.ahead.sent);
      await expectAccessible(someone, "approved");

      await noteRefund(agent, requestId, "send", { insurerRef: "RF-4711" });
      await page.reload();
      await expect.poll(() => now.innerText()).toContain(refunds.ahead.onItsWay);
      expect(await now.innerText()).toMatch(/\d/);
      await page.getByText("RF-4711").waitFor();

      await noteRefund(agent, requestId, "fail", { reason: "The card is closed." });
      await page.reload();
      await page.getByText(refunds.failed).waitFor();
      expect(await page.getByText("The card is closed.").count()).toBe(0);
      await expectAccessible(someone, "failed");
    });

    const sent = await mailThat(person.email, /We have asked .* for your refund/);
    expect(sent.text).toContain(aed);
    await mailThat(person.email, /could not pay your refund/);
  });

  it("by transfer asks for an account, says what is wrong with it, and shows it masked", async () => {
    const { person, requestId, agent, team } = await rejected();
    await transferInstead(team, requestId);
    await mailThat(person.email, /We need your IBAN/);

    await journey(place, async (someone) => {
      const { page } = someone;
      await signIn(someone, person);
      await someone.open(pathOf(place, `/profile/requests/${requestId}`));
      const field = page.getByLabel(place.language === "en" ? "IBAN" : refunds.account.label, {
        exact: true,
      });
      const save = page.getByRole("button", {
        name: place.language === "en" ? "Save IBAN" : refunds.account.save,
      });
      const saying = (text: string) => page.locator("form").getByText(text);
      await expectAccessible(someone, "account needed");

      await save.click();
      await saying(refunds.account.missing).waitFor();
      // Of Germany, too short, with a digit mistyped: what was typed stays.
      for (const [typed, wrong] of [
        ["DE89 3704 0044 0532 0130 00", problems.ibanCountry],
        ["AE07 0331 2345 6789 0123 45", problems.ibanLength],
        ["AE07 0331 2345 6789 0123 457", problems.ibanDigits],
      ] as const) {
        await field.fill(typed.replaceAll(" ", ""));
        await expect.poll(() => field.inputValue()).toBe(typed);
        await save.click();
        await saying(wrong).waitFor();
        expect(await field.inputValue()).toBe(typed);
        expect(await field.getAttribute("aria-invalid")).toBe("true");
      }
      await expectAccessible(someone, "account refused");
      // The browser reports each refusal.
      someone.troubles.length = 0;

      await field.fill("ae070331234567890123456");
      await page.keyboard.press("Enter");
      await page.getByText(refunds.account.saved).waitFor();
      await page.getByText(/^AE\W+456$/).waitFor();
      expect(await page.content()).not.toMatch(/0331 ?2345/);
      await expectAccessible(someone, "account saved");

      await page.getByRole("button", { name: refunds.account.changeLabel }).click();
      await expect.poll(() => field.inputValue()).toBe("");
      await page.getByRole("button", { name: refunds.account.keep }).click();
      await page.getByRole("button", { name: refunds.account.changeLabel }).click();
      await field.fill("AE460090000000123456789");
      await save.click();
      await page.getByText(/^AE\W+789$/).waitFor();

      await noteRefund(agent, requestId, "send", { insurerRef: "" });
      await page.reload();
      await page.getByText(/^AE\W+789$/).waitFor();
      expect(await page.getByRole("button", { name: refunds.account.changeLabel }).count()).toBe(0);

      await someone.open(pathOf(place, "/profile/data"));
      await page.getByText(stored.requests.iban).waitFor();
      await expectAccessible(someone, "stored data");
    });

    const saved = await mailThat(person.email, /account ending 789 was saved/);
    expect(saved.text + saved.html).not.toMatch(/0090|123456789/);
  });
});
