import { describe, it } from "vitest";
import { dayInDubai } from "../../domain/calendar-day.ts";
import { atDesk, leave, newLead, sampledDesks } from "./desk-steps.ts";
import { staffCalls } from "./staff-entry.ts";

/** Names that outside checks rely on, so the English ones are written out. */
const english = {
  waiting: "Waiting for me",
  asked: "Asked by me",
  approve: "Approve",
  refuse: "Refuse",
  withdraw: "Withdraw",
  reason: "Reason",
};

/** An offer at a tenth of its price, which an agent cannot send alone. */
const askForSlipped = async () => {
  const { requestId } = await newLead();
  const agent = await staffCalls();
  await agent.post(`/requests/${requestId}/take`, {});
  const { version, number } = await agent.read(requestId);
  const terms = {
    plan: null,
    other: { insurer: "marsa", nameEn: "Marsa Import", nameAr: "مرسى", coverType: "comprehensive" },
    priceFils: 9_806,
    insurerRef: "Q-77",
    priceReason: "As the insurer quoted it.",
    validUntil: dayInDubai(new Date(), 2),
    why: "Takes cars from Japan.",
  };
  await agent.post(`/requests/${requestId}/offers`, { version, terms, send: [] });
  return { requestId, number };
};

describe.each(sampledDesks)("a second person in $language at $width px", (place) => {
  it("sees what is asked beside what it is compared with, and decides", async () => {
    const [first, second] = [await askForSlipped(), await askForSlipped()];
    const desk = await atDesk(place, "/approvals", "admin");
    const { page, texts, button, check } = desk;
    const own = texts.approvals;
    const names = place.language === "en" ? english : { ...own.lists, ...own.decision };
    const waiting = page.getByRole("list", { name: names.waiting });

    await waiting.getByRole("link", { name: first.number }).click();
    await page.getByRole("img", { name: /98\.06/ }).waitFor();
    await page.getByText(own.doubts.belowFloor).waitFor();
    await check("approval");
    await button(names.refuse).click();
    await page.getByText(own.decision.reasonMissing).waitFor();
    await page.getByLabel(names.reason, { exact: true }).fill("Ask Marsa first.");
    await button(names.refuse).click();
    await button(names.approve).waitFor({ state: "hidden" });
    await page.getByText("Ask Marsa first.").first().waitFor();

    await desk.open("/approvals");
    await waiting.getByRole("link", { name: second.number }).click();
    await button(names.approve).click();
    await page.getByText(own.states.used).first().waitFor();
    await check("approved");
    await desk.open(`/requests/${second.requestId}`);
    await page.getByText(texts.states.offered, { exact: true }).first().waitFor();
    await leave(desk);
  });
});
