import { describe, expect, test } from "vitest";
import {
  attemptMayBecome,
  attemptStates,
  attemptTransitions,
  isLiveAttempt,
} from "./payment-attempt-state.ts";
import {
  mayCancel,
  mayEdit,
  mayPay,
  nextState,
  requestEvents,
  requestStates,
  requestTransitions,
  type RequestState,
  statesBeforeRefund,
} from "./request-state.ts";
import { paymentStatus, returningFils, totals } from "./totals.ts";

describe("a request", () => {
  const ruled: Record<RequestState, RequestState[]> = {
    submitted: ["awaiting_payment", "lead", "cancelled"],
    lead: ["offered", "rejected", "cancelled"],
    offered: ["awaiting_payment", "lead", "rejected", "cancelled"],
    awaiting_payment: ["verifying_payment", "lead", "cancelled"],
    verifying_payment: ["paid", "awaiting_payment", "cancelled"],
    paid: ["issued", "rejected", "refund_pending"],
    issued: ["refund_pending"],
    rejected: ["refund_pending"],
    cancelled: ["refund_pending"],
    refund_pending: ["refunded"],
    refunded: [],
  };

  test.each(requestStates)("in %s may become what ruling P7 says, and nothing else", (state) => {
    const reached = Object.values(requestTransitions[state]);
    expect(new Set(reached)).toEqual(new Set(ruled[state]));
  });

  test("reaches every state from its submission, and uses every event", () => {
    const reached = new Set<RequestState>(["submitted"]);
    const used = new Set<string>();
    for (const state of reached) {
      for (const event of requestEvents) {
        const to = nextState(state, event, "paid");
        if (!to) continue;
        reached.add(to);
        used.add(event);
      }
    }
    expect([...reached].toSorted()).toEqual([...requestStates].toSorted());
    expect([...used].toSorted()).toEqual([...requestEvents].toSorted());
  });

  test.each([
    ["submitted", true, "now", false],
    ["lead", true, "now", false],
    ["offered", true, "now", false],
    ["awaiting_payment", true, "now", true],
    ["verifying_payment", false, "whenNotPaid", false],
    ["paid", false, undefined, false],
    ["issued", false, undefined, false],
    ["rejected", false, undefined, false],
    ["cancelled", false, undefined, false],
    ["refund_pending", false, undefined, false],
    ["refunded", false, undefined, false],
  ] as const)("in %s: edit %s, cancel %s, pay %s", (state, edit, cancel, pay) => {
    expect([mayEdit(state), mayCancel(state), mayPay(state)]).toEqual([edit, cancel, pay]);
  });

  test.each(statesBeforeRefund)("goes back to %s where its refund is void", (before) => {
    expect(nextState("refund_pending", "refundVoided", before)).toBe(before);
    expect(nextState(before, "refundVoided", before)).toBeUndefined();
    expect(nextState("refund_pending", "refundVoided")).toBeUndefined();
  });
});

describe("a payment attempt", () => {
  test.each(attemptStates)("that is %s always changes by a transition", (state) => {
    expect(attemptTransitions[state]).not.toContain(state);
  });

  test.each([
    ["failed", "succeeded", true],
    ["aborted", "succeeded", true],
    ["superseded", "succeeded", true],
    ["expired", "succeeded", true],
    ["superseded", "verifying", false],
    ["verifying", "superseded", false],
    ["verifying", "expired", false],
    ["succeeded", "failed", false],
    ["succeeded", "review", false],
    ["review", "failed", true],
    ["failed", "aborted", false],
  ] as const)("%s → %s: %s", (from, to, legal) => {
    expect(attemptMayBecome(from, to)).toBe(legal);
  });

  test("is live until it is decided or given up", () => {
    expect(attemptStates.filter(isLiveAttempt)).toEqual(["created", "handed_off", "verifying"]);
  });
});

test.each([
  [0, 0, 0, 0, "unpaid", 0],
  [95_550, 0, 95_550, 0, "paid", 0],
  [95_550, 50_000, 95_550, 50_000, "paid", 0],
  [95_550, 95_550, 95_550, 95_550, "unpaid", 0],
  // Money on an attempt that was not applied pays nothing.
  [0, 0, 95_550, 0, "unpaid", 95_550],
  [0, 0, 95_550, 95_550, "unpaid", 0],
  [95_550, 0, 191_100, 0, "paid", 95_550],
  [95_550, 0, 191_100, 95_550, "paid", 0],
  [95_550, 95_550, 191_100, 95_550, "unpaid", 95_550],
  [95_550, 95_550, 191_100, 191_100, "unpaid", 0],
] as const)(
  "%i fils applied, of which %i went back, of %i captured, %i refunded is %s with %i going back",
  (appliedFils, returnedFils, capturedFils, refundedFils, status, returning) => {
    const money = { appliedFils, returnedFils, capturedFils, refundedFils };
    expect(paymentStatus(money)).toBe(status);
    expect(returningFils({ ...money, state: "paid" })).toBe(returning);
    const left = capturedFils - refundedFils;
    for (const state of ["rejected", "cancelled", "refund_pending"] as const)
      expect(returningFils({ ...money, state })).toBe(left);
  },
);

test("the total is the sum of paid and unpaid requests", () => {
  const requests = (["paid", "unpaid", "unpaid"] as const).map((paymentStatus) => ({
    paymentStatus,
  }));
  expect(totals(requests)).toEqual({ total: 3, paid: 1, unpaid: 2 });
  expect(totals([])).toEqual({ total: 0, paid: 0, unpaid: 0 });
});
