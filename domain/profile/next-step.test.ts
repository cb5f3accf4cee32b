import { describe, expect, it, test } from "vitest";
import { policyStates, type PolicyState } from "../policies/policy-state.ts";
import { nextStepOf, type NextStep, type RecordedPolicy } from "./next-step.ts";
import { requestStates, type RequestState } from "../requests/request-state.ts";

const today = "2026-11-24";
const calm = { mayPay: false, openOffers: 0, isDocumentAsked: false };
const running = { startsOn: "2025-12-12", endsOn: "2027-01-11" };
const ahead = { startsOn: "2026-11-25", endsOn: "2027-12-24" };
const over = { startsOn: "2025-09-01", endsOn: "2026-09-30" };

const recorded = (more: Partial<RecordedPolicy> = {}): RecordedPolicy => ({
  state: "active",
  cover: running,
  mayRenew: false,
  ...more,
});

test.each<[RequestState, NextStep]>([
  ["submitted", "awaitOffer"],
  ["lead", "awaitOffer"],
  ["offered", "awaitOffer"],
  ["awaiting_payment", "awaitOffer"],
  ["verifying_payment", "awaitPayment"],
  ["paid", "awaitPolicy"],
  ["issued", "awaitPolicy"],
  ["rejected", "newQuote"],
  ["cancelled", "newQuote"],
  ["refund_pending", "awaitRefund"],
  ["refunded", "newQuote"],
])("a request that is %s and has nothing else: %s", (state, step) => {
  expect(nextStepOf({ ...calm, state }, null, today)).toBe(step);
});

test("a state of tomorrow waits", () => {
  expect(nextStepOf({ ...calm, state: "unheard_of" }, null, today)).toBe("awaitOffer");
});

describe("what is to be done comes before what is waited for", () => {
  test.each<[string, Parameters<typeof nextStepOf>[0], NextStep]>([
    ["a price to pay", { ...calm, state: "awaiting_payment", mayPay: true }, "pay"],
    [
      "a price to pay beside other offers and a missing picture",
      { state: "awaiting_payment", mayPay: true, openOffers: 2, isDocumentAsked: true },
      "pay",
    ],
    ["offers", { ...calm, state: "offered", openOffers: 2 }, "seeOffers"],
    [
      "offers beside a missing picture",
      { ...calm, state: "offered", openOffers: 1, isDocumentAsked: true },
      "seeOffers",
    ],
    [
      "offers that ended with their request",
      { ...calm, state: "cancelled", openOffers: 1 },
      "newQuote",
    ],
    ["a picture for a lead", { ...calm, state: "lead", isDocumentAsked: true }, "addDocument"],
    ["a picture for the policy", { ...calm, state: "paid", isDocumentAsked: true }, "addDocument"],
  ])("%s", (_what, request, step) => {
    expect(nextStepOf(request, null, today)).toBe(step);
  });
});

describe("a recorded policy", () => {
  const of = (policy: RecordedPolicy, more = {}) =>
    nextStepOf({ ...calm, state: "issued", ...more }, policy, today);

  test.each<[string, RecordedPolicy, NextStep]>([
    ["insures the car today", recorded(), "policy"],
    ["may be renewed", recorded({ mayRenew: true }), "renew"],
    ["begins tomorrow", recorded({ cover: ahead }), "awaitCover"],
    ["is over, and not yet marked as expired", recorded({ cover: over }), "newQuote"],
    ["has expired", recorded({ state: "expired", cover: over }), "newQuote"],
    ["was renewed and runs to its last day", recorded({ state: "renewed" }), "policy"],
    ["was cancelled before it began", recorded({ state: "cancelled", cover: null }), "newQuote"],
    ["was cancelled", recorded({ state: "cancelled", cover: over }), "newQuote"],
    ["is cancelled from a later day on", recorded({ state: "cancelled" }), "policy"],
    ["waits for its customer", recorded({ state: "to_accept", cover: null }), "decidePolicy"],
    ["was refused", recorded({ state: "refused", cover: null }), "awaitPolicy"],
  ])("%s", (_what, policy, step) => {
    expect(of(policy)).toBe(step);
  });

  it("that differs is decided before a picture is sent", () => {
    const policy = recorded({ state: "to_accept", cover: null });
    expect(of(policy, { state: "paid", isDocumentAsked: true })).toBe("decidePolicy");
  });

  it("says nothing once its money goes back", () => {
    expect(of(recorded(), { state: "refund_pending" })).toBe("awaitRefund");
  });

  it.each<PolicyState>(policyStates)(
    "has a step in each state of request and policy: %s",
    (state) => {
      for (const request of requestStates)
        for (const cover of [null, running, ahead, over])
          expect(of(recorded({ state, cover }), { state: request })).toBeTruthy();
    },
  );
});
