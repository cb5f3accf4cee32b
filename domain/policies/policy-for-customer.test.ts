import { describe, expect, test } from "vitest";
import { endedPolicyOf, endedPolicyStates, isAgreed } from "./policy-for-customer.ts";
import { nextPolicyState, policyStates, policyTransitions } from "./policy-state.ts";

describe("to its customer, a policy", () => {
  test("counts instead of what was sold once its customer need not accept it", () => {
    const waiting = policyStates.filter(
      (state) => nextPolicyState(state, "recorded") && state !== "active",
    );
    expect(policyStates.filter((state) => !isAgreed(state))).toEqual(waiting);
  });

  test("has ended where nothing may happen to it any more", () => {
    const final = policyStates.filter(
      (state) => Object.keys(policyTransitions[state]).length === 0,
    );
    expect([...endedPolicyStates]).toEqual(final);
  });

  test.each(policyStates)("in %s says more than its issued request once it has ended", (state) => {
    const ended = Object.keys(policyTransitions[state]).length === 0 ? state : undefined;
    expect(endedPolicyOf({ state: "issued", policyState: state })).toBe(ended);
    expect(endedPolicyOf({ state: "refund_pending", policyState: state })).toBeUndefined();
  });
});
