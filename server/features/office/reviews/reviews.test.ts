import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Approval } from "../../../../contract/office/approvals/part.ts";
import type { GatewayFact } from "../../../../domain/requests/gateway-fact.ts";
import { type Desk, deskOf } from "../../../../tests/support/desk-calls.ts";
import {
  cancelRequest,
  comeBack,
  gatewaySays,
  returnedRenewal,
  shownPayment,
  startPayment,
} from "../../../../tests/support/payments.ts";
import {
  attemptsOf,
  attemptStatesOf,
  chargesOf,
  eventsOf,
  refundsOf,
  requestRow,
} from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { createPayments } from "../../payments/payments.ts";

let app: TestApp;
let agent: Desk;
let admin: Desk;
let otherAdmin: Desk;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  agent = await deskOf(app)();
  admin = await deskOf(app)("admin");
  otherAdmin = await deskOf(app)("admin");
});
afterAll(() => app.close());

const evidence = "Statement of 26 November, reference 4411.";
const noMoney = { outcome: "noMoney", amountFils: null, evidence };
const moneyCame = { outcome: "moneyCame", amountFils: 105_550, evidence };

/** A renewal whose gateway reports AED 1,055.50, taken by the agent. */
const reviewed = async (lie: Partial<GatewayFact> = { amountFils: 105_550 }) => {
  const sent = await returnedRenewal(app, lie);
  await agent.take(sent.requestId);
  const [attempt] = await attemptsOf(app, sent.requestId);
  if (!attempt) throw new Error("There is no attempt.");
  return { ...sent, attempt };
};
type Reviewed = Awaited<ReturnType<typeof reviewed>>;

const ask = ({ requestId, attempt }: Pick<Reviewed, "requestId" | "attempt">, ending: object) =>
  agent.write(requestId, `payment-reviews/${attempt.id}/end`, ending);

const asked = async (one: Reviewed, ending: object): Promise<Approval> => {
  const answer = await ask(one, ending);
  expect(answer.statusCode).toBe(200);
  const [approval] = (answer.json() as { data: { approvals: Approval[] } }).data.approvals;
  if (!approval) throw new Error("Nothing was asked for.");
  return approval;
};

const decide = (
  by: Desk,
  { id, digest }: Pick<Approval, "id" | "digest">,
  how: "approve" | "refuse" | "withdraw" = "approve",
  more: object = {},
) => by.post(`/approvals/${id}/${how}`, { digest, ...more });

const codeOf = (answer: Awaited<ReturnType<typeof decide>>) => answer.json<{ code: string }>().code;
const stateOf = async ({ requestId }: Reviewed) => (await requestRow(app, requestId)).state;
const inReview = async (one: Reviewed) =>
  expect(await attemptStatesOf(app, one.requestId)).toEqual(["review"]);

describe("a payment in review", () => {
  it("shows what was asked for beside what the gateway reports", async () => {
    const one = await reviewed({ amountFils: 105_550, currency: "USD" });
    const { paymentReviews, actions } = await agent.read(one.requestId);
    const { orderNo, amountFils } = one.attempt;
    expect(paymentReviews).toMatchObject([
      {
        attempt: one.attempt.id,
        differs: ["amount", "currency"],
        expected: { orderNo, amountFils, currency: "AED", trackingId: null },
        reported: {
          orderNo,
          amountFils: 105_550,
          currency: "USD",
          trackingId: expect.stringMatching(/^\d+$/),
        },
        approval: null,
      },
    ]);
    expect(actions).toContain("endReview");
    expect((await admin.read(one.requestId)).actions).not.toContain("endReview");
  });

  it("names a tracking id that another payment has", async () => {
    await returnedRenewal(app, { trackingId: "7700" });
    const one = await reviewed({ trackingId: "7700" });
    const [review] = (await agent.read(one.requestId)).paymentReviews;
    expect(review).toMatchObject({
      differs: ["trackingId"],
      expected: { trackingId: null },
      reported: { trackingId: "7700" },
    });
  });
});

describe("asking for its end", () => {
  it.each([
    [{ ...moneyCame, amountFils: null }, "amountFils"],
    [{ ...moneyCame, amountFils: 0 }, "amountFils"],
    [{ ...moneyCame, amountFils: 10.5 }, "amountFils"],
    [{ ...noMoney, amountFils: 1 }, "amountFils"],
    [{ ...noMoney, evidence: " \0 too short " }, "evidence"],
    [{ ...noMoney, evidence: "x".repeat(501) }, "evidence"],
  ])("with %j is refused for its field", async (ending, field) => {
    const one = await reviewed();
    const answer = await ask(one, ending);
    expect(answer.json()).toMatchObject({ code: "request.invalid", field });
    expect((await agent.read(one.requestId)).approvals).toEqual([]);
  });

  it("is for whoever has the request, on the version that was read", async () => {
    const one = await reviewed();
    const path = `payment-reviews/${one.attempt.id}/end`;
    const other = await deskOf(app)();
    expect(codeOf(await other.write(one.requestId, path, noMoney))).toBe("staff.takenByOther");
    const compliance = await deskOf(app)("compliance");
    expect((await compliance.write(one.requestId, path, noMoney)).statusCode).toBe(403);
    const stale = await agent.act(one.requestId, path, { version: 1, ...noMoney });
    expect(stale.statusCode).toBe(412);
    await inReview(one);
  });

  it.each([randomUUID(), "1' or 1=1"])("is refused for no payment in review: %s", async (id) => {
    const one = await reviewed();
    const path = `payment-reviews/${encodeURIComponent(id)}/end`;
    expect(codeOf(await agent.write(one.requestId, path, noMoney))).toBe("staff.notNow");
  });

  it("is refused for the payment of another request, and for one that is paid", async () => {
    const [one, other] = [await reviewed(), await reviewed()];
    expect(codeOf(await ask({ ...one, attempt: other.attempt }, noMoney))).toBe("staff.notNow");
    const paid = await reviewed({});
    expect(codeOf(await ask(paid, moneyCame))).toBe("staff.notNow");
  });

  it("twice is one approval, and with other words another in its place", async () => {
    const one = await reviewed();
    const first = await asked(one, noMoney);
    expect((await asked(one, noMoney)).id).toBe(first.id);
    const second = await asked(one, { ...noMoney, evidence: `${evidence} Seen twice.` });
    expect((await agent.read(one.requestId)).approvals).toMatchObject([
      { id: second.id, state: "asked" },
      { id: first.id, state: "void", why: "changed" },
    ]);
    expect((await agent.read(one.requestId)).paymentReviews[0]?.approval).toBe(second.id);
    await inReview(one);
  });
});

describe("two people", () => {
  it("are an agent and an admin who did not ask", async () => {
    const one = await reviewed();
    const approval = await asked(one, noMoney);
    expect(approval).toMatchObject({ kind: "paymentReview", amountFils: null });
    expect(codeOf(await decide(agent, approval))).toBe("approvals.own");
    const colleague = await deskOf(app)();
    expect(codeOf(await decide(colleague, approval))).toBe("staff.forbidden");
    expect(codeOf(await decide(admin, { ...approval, digest: "0".repeat(64) }))).toBe(
      "approvals.changed",
    );
    await inReview(one);
    const shown = (await admin.get(`/approvals/${approval.id}`)).json().data;
    expect(shown).toMatchObject({
      offer: null,
      rejection: null,
      paymentReview: { ...noMoney, payment: { differs: ["amount"] } },
    });
    expect((await decide(admin, approval)).json().data).toMatchObject({ state: "used" });
    expect(await eventsOf(app, "approval", approval.id)).toEqual(["asked", "approved", "used"]);
  });

  it("may refuse it with a reason, or take it back", async () => {
    const one = await reviewed();
    const first = await asked(one, noMoney);
    expect((await decide(admin, first, "refuse", { reason: "" })).statusCode).toBe(400);
    await decide(admin, first, "refuse", { reason: "Look at the bank's statement." });
    const second = await asked(one, moneyCame);
    await decide(agent, second, "withdraw");
    expect((await agent.read(one.requestId)).approvals).toMatchObject([
      { state: "withdrawn", amountFils: 105_550 },
      { state: "refused" },
    ]);
    await inReview(one);
    expect(await refundsOf(app, one.requestId)).toEqual([]);
  });

  it("and a payment that changed meanwhile makes it void", async () => {
    const one = await reviewed();
    const approval = await asked(one, moneyCame);
    const { paymentAttempts } = schema;
    await app.parts.db
      .update(paymentAttempts)
      .set({ amountFils: 1 })
      .where(eq(paymentAttempts.id, one.attempt.id));
    const decided = (await decide(admin, approval)).json().data;
    expect(decided).toMatchObject({ state: "void", why: "changed", decision: null });
    await inReview(one);
    expect(await refundsOf(app, one.requestId)).toEqual([]);
  });
});

describe("no money came", () => {
  it("fails the payment, after which its customer may pay again", async () => {
    const one = await reviewed();
    await decide(admin, await asked(one, noMoney));
    expect(await attemptStatesOf(app, one.requestId)).toEqual(["failed"]);
    expect(await eventsOf(app, "attempt", one.attempt.id)).toEqual([
      "created",
      "handed_off",
      "verifying",
      "review",
      "failed",
    ]);
    expect(await requestRow(app, one.requestId)).toMatchObject({
      state: "awaiting_payment",
      capturedFils: 0,
    });
    expect((await agent.read(one.requestId)).paymentReviews).toEqual([]);
    expect((await startPayment(app, one)).statusCode).toBe(200);
  });

  it("stays so though the gateway says the same again, but not where it says something else", async () => {
    const one = await reviewed();
    await decide(admin, await asked(one, noMoney));
    await comeBack(app, one.orderNo);
    expect(await attemptStatesOf(app, one.requestId)).toEqual(["failed"]);
    await gatewaySays(app, one, { amountFils: 99 });
    await comeBack(app, one.orderNo);
    await inReview(one);
  });

  it("cancels the request where that was asked for meanwhile", async () => {
    const one = await reviewed();
    const approval = await asked(one, noMoney);
    expect((await cancelRequest(app, one)).statusCode).toBe(200);
    await decide(admin, approval);
    expect(await stateOf(one)).toBe("cancelled");
    expect(await attemptStatesOf(app, one.requestId)).toEqual(["failed"]);
    expect(await refundsOf(app, one.requestId)).toEqual([]);
  });
});

describe("money came", () => {
  it("is recorded unapplied in the sum that came, and goes back", async () => {
    const one = await reviewed();
    await decide(admin, await asked(one, moneyCame));
    const [attempt] = await attemptsOf(app, one.requestId);
    expect(attempt).toMatchObject({ state: "succeeded", applied: false });
    const request = await requestRow(app, one.requestId);
    expect(request).toMatchObject({ state: "awaiting_payment", capturedFils: 105_550 });
    expect(request.moneyBackSince).not.toBeNull();
    expect(await chargesOf(app, one.requestId)).toMatchObject([
      { state: "open", capturedFils: 105_550 },
    ]);
    expect(await refundsOf(app, one.requestId)).toMatchObject([
      { attemptId: one.attempt.id, amountFils: 105_550, state: "proposed" },
    ]);
    expect((await agent.read(one.requestId)).attempts).toMatchObject([
      { state: "succeeded", applied: false, amountFils: 105_550 },
    ]);
    expect(await shownPayment(app, one.ref, one.person.headers)).toMatchObject({
      state: "returning",
      priceFils: 105_550,
      mayPay: true,
    });
    const mail = await app.mailTo(one.person.email, ({ text }) => text.includes("1,055.50"));
    expect(mail.text).toContain(request.number);
  });

  it("is the sum on its payment summary", async () => {
    const one = await reviewed();
    await decide(admin, await asked(one, moneyCame));
    const summary = vi.spyOn(app.parts.papers, "paymentSummary");
    const url = `/api/carins/insurance-requests/${one.requestId}/payment-summary.pdf`;
    expect((await app.call({ url, headers: one.person.headers })).statusCode).toBe(200);
    expect(summary).toHaveBeenCalledWith(
      expect.objectContaining({ paidFils: 105_550, isReturning: true, cover: null }),
    );
  });

  it("of a request that was to be cancelled is proposed as its refund", async () => {
    const one = await reviewed();
    await cancelRequest(app, one);
    await decide(admin, await asked(one, moneyCame));
    expect(await stateOf(one)).toBe("cancelled");
    expect((await eventsOf(app, "request", one.requestId)).at(-1)).toBe("cancelTookEffect");
    expect(await refundsOf(app, one.requestId)).toMatchObject([
      { state: "proposed", reason: "notApplied", proposedBy: null },
    ]);
  });

  it("is counted once by two admins at once, with the gateway reporting in two processes", async () => {
    const one = await reviewed();
    const approval = await asked(one, moneyCame);
    const second = createPayments(app.parts, app.app.log);
    const [first, other] = await Promise.all([
      decide(admin, approval),
      decide(otherAdmin, approval),
      comeBack(app, one.orderNo),
      second.handleReturn({ orderNo: one.orderNo }, () => {}),
    ]);
    expect(new Set([first.statusCode, other.statusCode])).toEqual(new Set([200, 409]));
    expect((await requestRow(app, one.requestId)).capturedFils).toBe(105_550);
    expect(await refundsOf(app, one.requestId)).toHaveLength(1);
    const winner = first.statusCode === 200 ? admin : otherAdmin;
    expect((await decide(winner, approval)).statusCode).toBe(200);
    expect((await requestRow(app, one.requestId)).capturedFils).toBe(105_550);
  });
});
