import { describe, expect, it } from "vitest";
import type { RefundRow } from "../../contract/office/refunds/part.ts";
import { atDesk, leave, newLateMoney, newSale, sampledDesk, sampledDesks } from "./desk-steps.ts";
import { keyboardOf } from "./hands.ts";
import { refundNames } from "./refund-names.ts";
import { staffCalls } from "./staff-entry.ts";

type Desk = Awaited<ReturnType<typeof atDesk>>;
type Place = (typeof sampledDesks)[number];

/** The refund of a request, as the room lists it. */
const refundsAt = async (requestId: string): Promise<readonly RefundRow[]> => {
  const calls = await staffCalls();
  return (await calls.read(requestId)).refunds;
};

const inRoom = (desk: Desk, place: Place) => {
  const { page, texts, button } = desk;
  const names = refundNames(place, texts);
  const { refunds } = texts;
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const rowOf = (number: string) =>
    page.getByRole("table", { name: names.table }).getByRole("row", { name: number, exact: true });

  return {
    names,
    refunds,
    field,
    rowOf,
    linkOf: (number: string) => rowOf(number).getByRole("link"),
    press: (name: keyof typeof names) => button(names[name]).click(),
    /** What the canopy of the refund says. */
    says: (words: string) => page.getByText(words).first().waitFor(),
  };
};

describe.each(sampledDesks)("money that came too late in $language at $width px", (place) => {
  it("goes back by two people, over a try that failed", async () => {
    const late = await newLateMoney();
    const admin = await atDesk(place, "/refunds?view=toApprove", "admin");
    const first = inRoom(admin, place);
    await first.rowOf(late.number).waitFor();
    await admin.check("refunds");
    await first.linkOf(late.number).click();
    await first.says(first.refunds.reasons.notApplied);
    await first.press("refuse");
    await first.says(first.refunds.fields.refuseMissing);
    await admin.check("refund-proposed");
    await first.press("approve");
    await first.says(first.refunds.next.otherSender);
    await admin.check("refund-approved");
    await leave(admin);

    const agent = await atDesk(place, "/refunds?view=toSend");
    const second = inRoom(agent, place);
    await second.linkOf(late.number).click();
    const stale = await agent.someone.context.newPage();
    await stale.goto(agent.page.url());
    const staleField = stale.getByLabel(second.names.reference, { exact: true });
    await staleField.fill("R-STALE");
    await second.field(second.names.reference).fill("R-1");
    // The second click is not for the button that comes next.
    await agent.button(second.names.send).dblclick();
    await agent.button(second.names.confirm).waitFor();
    await agent.check("refund-sent");
    expect((await refundsAt(late.requestId))[0]?.state).toBe("sent");

    await staleField.press("Enter");
    await stale.getByText(agent.texts.problems.refunds.changed).first().waitFor();
    await stale
      .getByRole("alert")
      .getByRole("button", { name: second.refunds.acts.showNewer })
      .click();
    await stale.getByRole("button", { name: second.names.confirm }).waitFor();
    expect(await staleField.inputValue()).toBe("R-STALE");
    await stale.close();

    await second.press("fail");
    await second.press("fail");
    await second.says(second.refunds.fields.failMissing);
    await second.field(second.names.reason).fill("The card is closed.");
    await agent.check("refund-failing");
    await second.press("fail");
    await second.says("The card is closed.");
    await agent.check("refund-failed");
    await second.press("send");
    await agent.button(second.names.confirm).waitFor();
    await second.field(second.names.reference).fill("R-2");
    await second.press("confirm");
    await second.says(second.refunds.next.confirmed);
    await agent.check("refund-confirmed");
    await agent.open(`/requests/${late.requestId}`);
    await second.says(agent.texts.states.refunded);
    await agent.check("refund-in-request");
    await leave(agent);
  });
});

describe.each(sampledDesks)("a part of a payment in $language at $width px", (place) => {
  it("is proposed in its request, and approved by a second person", async () => {
    const { requestId, sold } = await newSale();
    const agent = await atDesk(place, `/requests/${requestId}`);
    const first = inRoom(agent, place);
    const { names, refunds } = first;
    const open = agent.page.locator("dialog[open]");
    const inDialog = (name: string) => open.getByLabel(name, { exact: true });
    await first.press("take");
    await first.press("propose");
    await inDialog(names.amount).fill("9,000,000");
    await open.getByRole("button", { name: refunds.panel.ask }).click();
    await open.getByText(refunds.fields.reasonMissing).waitFor();
    await agent.check("refund-proposing");
    await inDialog(names.amount).fill("100.50");
    await inDialog(names.way).selectOption("card");
    await inDialog(names.reason).selectOption("carSold");
    await open.getByRole("button", { name: refunds.panel.ask }).click();
    await agent.page.getByRole("link", { name: refunds.reasons.carSold }).waitFor();
    await agent.check("refund-asked");

    const admin = await atDesk(place, "/approvals", "admin");
    const second = inRoom(admin, place);
    const waiting = admin.page.getByRole("list", { name: names.waiting });
    await waiting.getByRole("link", { name: sold.number }).click();
    await admin.page.getByText("100.50").last().waitFor();
    await admin.check("refund-approval");
    await second.press("approve");
    await second.says(admin.texts.approvals.states.used);
    await admin.page.getByRole("link", { name: admin.texts.approvals.refund.open }).click();
    await admin.button(names.send).waitFor();
    expect((await refundsAt(requestId))[0]).toMatchObject({
      state: "approved",
      amountFils: 10_050,
    });
    await leave(admin);

    await agent.page.reload();
    await agent.button(refunds.disputes.note).click();
    await inDialog(refunds.fields.bankReference).fill("CB-77");
    await agent.check("dispute-noting");
    await open.getByRole("button", { name: refunds.disputes.save }).click();
    await first.says(refunds.disputes.states.open);
    await agent.check("dispute-noted");
    await agent.page.getByRole("link", { name: refunds.reasons.carSold }).click();
    await first.says(refunds.next.bank);
    await agent.check("refund-disputed");
    await agent.open(`/requests/${requestId}`);
    await agent.button(refunds.disputes.states.rejected).click();
    await open.getByRole("button", { name: refunds.disputes.save }).click();
    await open.waitFor({ state: "hidden" });
    await expect.poll(async () => (await refundsAt(requestId))[0]?.turn).toBe("agent");
    await leave(agent);
  });
});

describe.each([...sampledDesk("en", 1440), ...sampledDesk("ar", 768)])(
  "refunds with the keyboard alone in $language at $width px",
  (place) => {
    it("are sent, noted as failed and confirmed", async () => {
      const late = await newLateMoney();
      const [refund] = await refundsAt(late.requestId);
      const approver = await staffCalls("admin");
      const { id = "", version } = refund ?? {};
      await approver.post(`/refunds/${id}/approve`, { version, digest: "" });
      const desk = await atDesk(place, "/refunds?view=toSend");
      const { names, linkOf, field, says } = inRoom(desk, place);
      const { tap, type } = keyboardOf(desk.page);

      await tap(linkOf(late.number));
      await type(field(names.reference), "K-1");
      await tap(desk.button(names.send));
      await desk.button(names.fail).waitFor();
      await tap(desk.button(names.fail));
      await type(field(names.reason), "No such account.");
      await tap(desk.button(names.fail));
      await says("No such account.");
      await tap(desk.button(names.send));
      await desk.button(names.confirm).waitFor();
      await tap(desk.button(names.confirm));
      await says(desk.texts.refunds.next.confirmed);
      expect(desk.someone.troubles).toEqual([]);
      await leave(desk);
    });
  },
);
