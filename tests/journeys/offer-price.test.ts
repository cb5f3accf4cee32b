import { describe, expect, it } from "vitest";
import { filsFromAed, formatAmount } from "../../domain/money.ts";
import type { Language } from "../../domain/language.ts";
import { officeAr } from "../support/office-texts.ts";
import { atDesk, leave, newLead, officeTexts, sampledDesks } from "./desk-steps.ts";
import { patient } from "./profile-steps.ts";

/** Names that outside checks rely on, so the English ones are written out. */
const namesIn = (language: Language) => {
  const { form, make, change } = officeAr.offers;
  if (language === "en")
    return {
      take: "Take",
      make: "Make an offer",
      change: "Change the terms",
      plan: "Plan",
      cover: "Cover",
      excess: "Excess (AED)",
      repair: "Repair",
      sum: "Sum insured (AED)",
      oman: "Cover in Oman",
      start: "Start date",
      price: "Price (AED, VAT included)",
      reference: "Insurer's reference",
      reason: "Reason for the price",
      until: "Valid until",
      why: "Why it fits",
      send: "Send",
      ask: "Ask for approval",
    };
  return {
    take: officeAr.request.actions.take,
    make,
    change,
    plan: form.plan,
    cover: form.cover,
    excess: form.excess,
    repair: form.repair,
    sum: form.sumInsured,
    oman: "التغطية في عُمان",
    start: form.startDate,
    price: form.price,
    reference: form.reference,
    reason: form.reason,
    until: form.validUntil,
    why: form.why,
    send: form.send,
    ask: form.askApproval,
  };
};

describe.each(sampledDesks)("the price of an offer, in $language at $width px", (place) => {
  it("follows the terms, and is questioned the further it is from ours", async () => {
    const { requestId: id } = await newLead({ value: "86000" });
    const names = namesIn(place.language);
    const { offers } = officeTexts(place.language);
    const desk = await atDesk(place, `/requests/${id}`);
    const { page, button, check } = desk;
    const dialog = page.getByRole("dialog").filter({ visible: true });
    const field = (name: string) => dialog.getByLabel(name, { exact: true });
    const priceNow = async () => filsFromAed(await field(names.price).inputValue()) ?? 0;
    const invalid = (name: string) => field(name).getAttribute("aria-invalid");
    /** Chooses the first comprehensive plan; answers its price in fils, once it is compared. */
    const choosePlan = async () => {
      await button(names.make).click();
      const plan = field(names.plan)
        .locator("optgroup")
        .filter({ has: page.locator("option[value*=comprehensive]") })
        .locator("option")
        .first();
      await expect.poll(() => plan.count(), patient).toBe(1);
      await field(names.plan).selectOption((await plan.getAttribute("value")) ?? "");
      await dialog.getByText(offers.form.beside.same).waitFor();
      return { price: await priceNow(), name: (await plan.textContent()) ?? "" };
    };
    await button(names.take).click();

    const { price, name } = await choosePlan();
    expect(name).toContain(`AED ${formatAmount(price)}`);
    expect(await field(names.cover).isDisabled()).toBe(true);
    expect(await field(names.sum).inputValue()).toBe("86000");
    await check("offer");
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
    await field(names.plan).focus();
    await page.keyboard.press("Enter");
    expect(await focused()).toBe("why");
    await field(names.excess).selectOption("0");
    await expect.poll(priceNow, patient).toBeGreaterThan(price);
    const withoutExcess = await priceNow();
    await field(names.oman).check();
    await expect.poll(priceNow, patient).toBeGreaterThan(withoutExcess);
    const dearer = await priceNow();

    await field(names.price).fill(formatAmount(Math.round(dearer / 100)));
    await button(names.ask).click();
    expect(await invalid(names.reference)).toBe("true");
    expect(await invalid(names.reason)).toBe("true");
    await field(names.reference).fill("Q-118834");
    await field(names.reason).fill("Third car of the family");
    await field(names.why).fill("The lowest price for this car.");
    await check("offer slipped");
    await button(names.ask).click();
    await dialog.getByRole("heading", { name: offers.sent.heading }).waitFor();
    await check("offer asked");
    await button(offers.sent.stay).click();
    await page.getByText(offers.waits, { exact: true }).waitFor();
    const link = page.getByRole("link", { name: offers.seeApproval });
    expect(await link.getAttribute("href")).toMatch(/^\/office\/approvals\/[\w-]{36}$/);
    await check("offer waits");

    await page.getByRole("button", { name: names.change }).click();
    await dialog.getByText(offers.form.voids).waitFor();
    await expect.poll(() => button(names.ask).count(), patient).toBe(1);
    await field(names.price).fill(formatAmount(Math.round(dearer * 1.08)));
    await button(names.send).click();
    await page.waitForURL((url) => !url.pathname.endsWith(id), patient);

    await desk.open(`/requests/${id}`);
    await page.getByText(offers.states.open, { exact: true }).waitFor();
    expect(await page.getByText(offers.waits, { exact: true }).count()).toBe(0);
    const again = await choosePlan();
    await field(names.price).fill(formatAmount(Math.round(again.price * 1.15)));
    await field(names.why).fill("Repairs at the agency.");
    await button(names.send).click();
    expect(await invalid(names.reference)).toBe("true");
    expect(await invalid(names.reason)).toBe("true");
    await field(names.reference).fill("Q-118835");
    await check("offer dearer");
    await field(names.reason).fill("The insurer loads this model.");
    await button(names.send).click();
    await page.waitForURL((url) => !url.pathname.endsWith(id), patient);
    await desk.open(`/requests/${id}`);
    await expect
      .poll(() => page.getByText(offers.states.open, { exact: true }).count(), patient)
      .toBe(2);
    expect(desk.someone.troubles).toEqual([]);
    await leave(desk);
  });
});
