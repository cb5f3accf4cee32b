import { describe, expect, test } from "vitest";
import {
  decide,
  noticePayment,
  type AttemptInPayment,
  type GatewayFact,
  type PaymentSituation,
} from "./gateway-fact.ts";
import type { AttemptState } from "./payment-attempt-state.ts";
import type { RequestState } from "./request-state.ts";
import { decideReview } from "./review-verdict.ts";

const attempt: AttemptInPayment = {
  state: "handed_off",
  orderNo: "M-1",
  amountFils: 95_550,
  currency: "AED",
  applied: false,
};
const paidFact: GatewayFact = {
  orderNo: "M-1",
  status: "paid",
  amountFils: 95_550,
  currency: "AED",
  trackingId: "T-1",
};

const situation = (
  request: RequestState,
  state: AttemptState,
  more: Partial<PaymentSituation> & { cancelAsked?: boolean } = {},
): PaymentSituation => ({
  request: { state: request, cancelAsked: more.cancelAsked ?? false },
  attempt: { ...attempt, state },
  charge: more.charge ?? { kind: "sale", state: "open" },
  anotherInReview: more.anotherInReview ?? false,
});
const fact = (status: GatewayFact["status"]): GatewayFact => ({ ...paidFact, status });

describe("a confirmed payment", () => {
  test.each([
    ["verifying_payment", "verifying", ["paymentConfirmed"]],
    ["awaiting_payment", "handed_off", ["paymentNoticed", "paymentConfirmed"]],
    ["awaiting_payment", "failed", ["paymentNoticed", "paymentConfirmed"]],
    ["verifying_payment", "aborted", ["paymentConfirmed"]],
  ] as const)("of a request in %s, attempt %s, pays it by %s", (request, state, events) => {
    const decision = decide({ ...situation(request, state), fact: paidFact });
    expect(decision.attempt).toEqual({ to: "succeeded", applied: true, trackingId: "T-1" });
    expect(decision.request?.to).toBe("paid");
    expect(decision.request?.steps.map(({ event }) => event)).toEqual(events);
    expect(decision).toMatchObject({ mail: "paid", outcome: "changed" });
  });

  test("overrides a requested cancellation", () => {
    const asked = situation("verifying_payment", "verifying", { cancelAsked: true });
    expect(decide({ ...asked, fact: paidFact }).request?.to).toBe("paid");
  });

  test.each([
    ["awaiting_payment", "superseded", undefined],
    ["verifying_payment", "expired", undefined],
    ["paid", "verifying", undefined],
    ["issued", "superseded", undefined],
    ["cancelled", "handed_off", undefined],
    ["cancelled", "expired", undefined],
    ["rejected", "failed", undefined],
    ["refunded", "superseded", undefined],
  ] as const)("of a request in %s, attempt %s, is surplus and goes back", (request, state, to) => {
    const decision = decide({ ...situation(request, state), fact: paidFact });
    expect(decision.attempt).toMatchObject({ to: "succeeded", applied: false });
    expect(decision.request?.to).toBe(to);
    expect(decision).toMatchObject({ mail: "returning", refund: true, outcome: "changed" });
  });

  test.each(["paid", "waived", "void"] as const)("is surplus for a charge that is %s", (state) => {
    const charge = { kind: "sale" as const, state };
    const decided = decide({
      ...situation("verifying_payment", "verifying", { charge }),
      fact: paidFact,
    });
    expect(decided).toMatchObject({
      attempt: { to: "succeeded", applied: false },
      refund: true,
    });
    expect(decided.charge).toBeUndefined();
  });

  test.each(["difference", "change"] as const)("of a %s pays it and moves no request", (kind) => {
    const charge = { kind, state: "open" as const };
    const issued = situation("issued", "verifying", { charge });
    expect(decide({ ...issued, fact: paidFact })).toEqual({
      attempt: { to: "succeeded", applied: true, trackingId: "T-1" },
      charge: "paid",
      mail: "paid",
      outcome: "changed",
    });
    for (const status of ["failed", "aborted", "pending"] as const)
      expect(decide({ ...issued, fact: fact(status) }).request).toBeUndefined();
    const tampered = { ...paidFact, amountFils: 1 };
    expect(decide({ ...issued, fact: tampered }).request).toBeUndefined();
  });

  test.each(["difference", "change"] as const)("that comes twice for a %s goes back", (kind) => {
    const charge = { kind, state: "paid" as const };
    const decided = decide({
      ...situation("cancelled", "superseded", { charge }),
      fact: paidFact,
    });
    expect(decided).toMatchObject({ attempt: { applied: false }, refund: true });
    expect(decided.request).toBeUndefined();
  });

  test.each(["succeeded", "review"] as const)("changes nothing for a %s attempt", (state) => {
    const decision = decide({ ...situation("verifying_payment", state), fact: paidFact });
    expect(decision).toEqual({ outcome: "unchanged" });
  });
});

describe("a payment that does not match", () => {
  const { amountFils: _amount, ...noAmount } = paidFact;
  const { currency: _currency, ...noCurrency } = paidFact;
  const { trackingId: _tracking, ...noTracking } = paidFact;

  test.each<[string, GatewayFact]>([
    ["amount", { ...paidFact, amountFils: 1 }],
    ["currency", { ...paidFact, currency: "USD" }],
    ["order", { ...paidFact, orderNo: "M-2" }],
    ["tracking id", { ...paidFact, trackingId: "T-2" }],
    ["missing amount", noAmount],
    ["missing currency", noCurrency],
    ["missing tracking id", noTracking],
  ])("by its %s goes to review and keeps the request verifying", (_, tampered) => {
    const here = situation("awaiting_payment", "verifying");
    const known = { ...here, attempt: { ...here.attempt, trackingId: "T-1" } };
    const decision = decide({ ...known, fact: tampered });
    expect(decision).toMatchObject({
      attempt: { to: "review" },
      request: { to: "verifying_payment" },
      outcome: "review",
    });
  });

  test("is reported once, and never undoes a success", () => {
    const tampered = { ...paidFact, amountFils: 1 };
    const inReview = situation("verifying_payment", "review");
    expect(decide({ ...inReview, fact: tampered }).outcome).toBe("unchanged");
    const done = decide({ ...situation("paid", "succeeded"), fact: tampered });
    expect(done).toEqual({ outcome: "review", differs: ["amount"] });
  });
});

describe("a payment that failed", () => {
  test.each([
    ["failed", "awaiting_payment", "failed"],
    ["aborted", "awaiting_payment", "failed"],
  ] as const)("(%s) lets the customer try again", (status, to, mail) => {
    const decision = decide({ ...situation("verifying_payment", "verifying"), fact: fact(status) });
    expect(decision.attempt?.to).toBe(status);
    expect(decision.request?.to).toBe(to);
    expect(decision.mail).toBe(mail);
  });

  test("lets a noted cancellation take effect", () => {
    const asked = situation("verifying_payment", "verifying", { cancelAsked: true });
    expect(decide({ ...asked, fact: fact("aborted") })).toMatchObject({
      request: { to: "cancelled", event: "cancelTookEffect" },
      mail: "cancelled",
    });
  });

  test("leaves the request verifying while another attempt is in review", () => {
    const beside = situation("verifying_payment", "verifying", { anotherInReview: true });
    const decision = decide({ ...beside, fact: fact("failed") });
    expect(decision.attempt?.to).toBe("failed");
    expect(decision.request).toBeUndefined();
    expect(decision.mail).toBeUndefined();
  });

  test.each(["succeeded", "failed", "superseded", "expired", "review"] as const)(
    "does not change a %s attempt",
    (state) => {
      const decision = decide({ ...situation("awaiting_payment", state), fact: fact("failed") });
      expect(decision.outcome).toBe("unchanged");
    },
  );
});

describe("an inconclusive answer", () => {
  test.each(["created", "handed_off", "verifying"] as const)(
    "(unknown) does not change %s",
    (state) => {
      const decision = decide({ ...situation("verifying_payment", state), fact: fact("unknown") });
      expect(decision.outcome).toBe("unchanged");
    },
  );

  test("(pending) starts verifying, once", () => {
    const started = decide({
      ...situation("awaiting_payment", "handed_off"),
      fact: fact("pending"),
    });
    expect(started).toMatchObject({
      attempt: { to: "verifying" },
      request: { to: "verifying_payment" },
    });
    const again = decide({ ...situation("verifying_payment", "verifying"), fact: fact("pending") });
    expect(again.outcome).toBe("unchanged");
  });

  test("(the browser's return) never moves an attempt that was given up", () => {
    expect(noticePayment(situation("awaiting_payment", "superseded")).outcome).toBe("unchanged");
    expect(noticePayment(situation("awaiting_payment", "handed_off")).request?.to).toBe(
      "verifying_payment",
    );
  });
});

describe("staff end a review", () => {
  test.each([
    ["verifying_payment", false, "noMoney", "awaiting_payment", "failed"],
    ["verifying_payment", true, "noMoney", "cancelled", "cancelled"],
    ["verifying_payment", false, "moneyCame", "awaiting_payment", "returning"],
    ["verifying_payment", true, "moneyCame", "cancelled", "cancelled"],
    ["cancelled", false, "moneyCame", undefined, "returning"],
    ["cancelled", false, "noMoney", undefined, undefined],
    ["paid", false, "moneyCame", undefined, "returning"],
  ] as const)("of a request in %s (cancel asked: %s) as %s → %s", (...row) => {
    const [request, cancelAsked, outcome, to, mail] = row;
    const came = outcome === "moneyCame";
    const verdict = came ? { outcome, amountFils: 105_550 } : { outcome };
    const decision = decideReview({ ...situation(request, "review", { cancelAsked }), verdict });
    expect(decision.attempt?.to).toBe(came ? "succeeded" : "failed");
    expect(decision.arrivedFils).toBe(came ? 105_550 : undefined);
    expect(decision.attempt?.applied ?? false).toBe(false);
    expect(decision.refund ?? false).toBe(came);
    expect(decision.request?.to).toBe(to);
    expect(decision.mail).toBe(mail);
  });

  test.each(["anotherVerifying", "anotherInReview"])(
    "with %s the request waits for it",
    (other) => {
      const beside = { ...situation("verifying_payment", "review"), [other]: true };
      expect(decideReview({ ...beside, verdict: { outcome: "noMoney" } }).request).toBeUndefined();
    },
  );
});
