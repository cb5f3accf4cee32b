import { describe, expect, test } from "vitest";
import {
  nextPolicyState,
  policyEvents,
  policyStates,
  policyTransitions,
  type PolicyState,
} from "./policy-state.ts";

describe("a policy", () => {
  const ruled: Record<PolicyState, PolicyState[]> = {
    to_accept: ["active", "to_accept", "refused"],
    refused: ["active", "to_accept"],
    active: ["active", "to_accept", "cancelled", "total_loss", "renewed", "expired"],
    cancelled: [],
    total_loss: [],
    renewed: [],
    expired: [],
  };

  test.each(policyStates)("in %s may become what ruling P18 says, and nothing else", (state) => {
    expect(new Set(Object.values(policyTransitions[state]))).toEqual(new Set(ruled[state]));
  });

  test("reaches every state from its recording, and uses every event", () => {
    const reached = new Set<PolicyState | undefined>([undefined]);
    const used = new Set<string>();
    for (const state of reached)
      for (const event of policyEvents) {
        const to = nextPolicyState(state, event);
        if (!to) continue;
        reached.add(to);
        used.add(event);
      }
    expect(reached).toEqual(new Set([undefined, ...policyStates]));
    expect(used).toEqual(new Set(policyEvents));
  });

  test("becomes active only by recording or by its customer's acceptance", () => {
    const ways = policyStates.flatMap((state) =>
      policyEvents.filter((event) => nextPolicyState(state, event) === "active"),
    );
    expect(new Set(ways)).toEqual(new Set(["recorded", "accepted"]));
  });
});
