import { describe, expect, it } from "vitest";
import { atDesk, leave, newToPay, sampledDesks } from "./desk-steps.ts";
import { product } from "./journey.ts";
import { staffCalls } from "./staff-entry.ts";

/** Names that outside checks rely on, so the English ones are written out. */
const english = {
  moneyCame: "Money came",
  noMoney: "No money came",
  amount: "What came (AED)",
  evidence: "Evidence",
  ask: "Ask for approval",
  seeApproval: "See the approval",
  take: "Take",
  waiting: "Waiting for me",
  approve: "Approve",
};

/** The practice gateway says that AED 1.00 was paid. */
const inReview = async () => {
  const { person, requestId, pay } = await newToPay();
  await pay("tampered_amount");
  const calls = await staffCalls();
  const { number, state } = await calls.read(requestId);
  expect(state).toBe("verifying_payment");
  return { person, requestId, number };
};

const evidence = "Statement of 26 November, reference 4411.";

describe.each(sampledDesks)("a payment in review in $language at $width px", (place) => {
  it("ends by what came, once a second person approved it", async () => {
    const [unpaid, paid] = [await inReview(), await inReview()];
    const desk = await atDesk(place, `/requests/${unpaid.requestId}`);
    const { page, texts, button, dialog, check } = desk;
    const { reviews, approvals, request, states } = texts;
    const names =
      place.language === "en"
        ? english
        : {
            moneyCame: reviews.moneyCame.button,
            noMoney: reviews.noMoney.button,
            amount: reviews.amount,
            evidence: reviews.evidence,
            ask: reviews.ask,
            seeApproval: reviews.seeApproval,
            take: request.actions.take,
            waiting: approvals.lists.waiting,
            approve: approvals.decision.approve,
          };
    const open = page.locator("dialog[open]");
    const waits = page.getByRole("link", { name: names.seeApproval });
    const field = (name: string) => open.getByLabel(name, { exact: true });

    await page.getByRole("row", { name: reviews.facts.amount }).getByText("1.00").waitFor();
    await page.getByText(reviews.takeFirst).waitFor();
    await button(names.take).click();
    await button(names.noMoney).focus();
    await page.keyboard.press("Enter");
    await field(names.evidence).fill("None.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await open.getByText(reviews.evidenceWrong.replace("{{least}}", "10")).waitFor();
    await check("review-no-money");
    await field(names.evidence).fill(evidence);
    await open.getByRole("button", { name: names.ask }).click();
    await waits.waitFor();
    await dialog.waitFor({ state: "hidden" });
    await check("review-waits");

    await desk.open(`/requests/${paid.requestId}`);
    await button(names.take).click();
    await button(names.moneyCame).click();
    await open.getByRole("button", { name: names.ask }).click();
    await open.getByText(reviews.amountWrong).waitFor();
    await field(names.amount).fill("1.00");
    await field(names.evidence).fill(evidence);
    await check("review-money-came");
    await open.getByRole("button", { name: names.ask }).click();
    await waits.waitFor();
    await leave(desk);

    const second = await atDesk(place, "/approvals", "admin");
    const waiting = second.page.getByRole("list", { name: names.waiting });
    await waiting.getByRole("link", { name: unpaid.number }).click();
    await second.page.getByText(evidence).waitFor();
    await second.page.getByRole("heading", { name: reviews.noMoney.button }).waitFor();
    await second.check("review-approval");
    await second.button(names.approve).click();
    await second.page.getByText(approvals.states.used).first().waitFor();

    await second.open("/approvals");
    await waiting.getByRole("link", { name: paid.number }).click();
    await second.page.getByRole("heading", { name: reviews.moneyCame.button }).waitFor();
    await second.button(names.approve).click();
    await second.page.getByText(approvals.states.used).first().waitFor();
    await second.check("review-approved");

    for (const { requestId } of [unpaid, paid]) {
      await second.open(`/requests/${requestId}`);
      await second.page.getByText(states.awaiting_payment, { exact: true }).first().waitFor();
      expect(await second.page.getByText(reviews.heading).count()).toBe(0);
    }
    await second.page.getByText(request.attempts.surplus.trim()).waitFor();
    await second.check("review-ended");
    await leave(second);
    await expect
      .poll(async () => (await product.mailsTo(paid.person.email)).map(({ text }) => text).join())
      .toContain("AED 1.00");
  });
});
