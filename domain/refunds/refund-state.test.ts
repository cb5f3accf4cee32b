import { describe, expect, test } from "vitest";
import {
  isOpenRefund,
  mayCauseRefund,
  nextRefundState,
  refundEvents,
  type RefundState,
  refundStates,
} from "./refund-state.ts";

describe("a refund", () => {
  const ruled: Record<RefundState, RefundState[]> = {
    proposed: ["approved", "refused", "withdrawn"],
    approved: ["sent", "void"],
    sent: ["confirmed", "failed"],
    failed: ["sent", "void"],
    confirmed: [],
    refused: [],
    withdrawn: [],
    void: [],
  };

  test.each(refundStates)("in %s may become what ruling P19 says, and nothing else", (state) => {
    const reached = refundEvents.flatMap((event) => nextRefundState(state, event) ?? []);
    expect(new Set(reached)).toEqual(new Set(ruled[state]));
  });

  test("is open as long as something may happen to it", () => {
    expect(refundStates.filter(isOpenRefund)).toEqual(
      refundStates.filter((state) => ruled[state].length > 0),
    );
  });
});

describe("two people", () => {
  const agent = { id: "a", roles: ["agent"] as const };
  const admin = { id: "d", roles: ["admin"] as const };
  const both = { id: "b", roles: ["agent", "admin"] as const };
  const by = (proposedBy: string | null, approvedBy: string | null = null) => ({
    proposedBy,
    approvedBy,
  });

  test.each([
    ["approve", by("a"), admin, true],
    ["approve", by("a"), agent, false],
    ["approve", by("d"), admin, false],
    ["approve", by("b"), both, false],
    ["approve", by(null), admin, true],
    ["refuse", by("d"), admin, false],
    ["withdraw", by("a"), agent, true],
    ["withdraw", by("a"), admin, false],
    ["withdraw", by(null), agent, false],
    ["send", by("a", "d"), agent, true],
    ["send", by("a", "d"), admin, true],
    // Nobody proposed it but the system: whoever approved it is the one person so far.
    ["send", by(null, "b"), both, false],
    ["send", by(null, "d"), agent, true],
    ["void", by("a", "d"), agent, false],
    ["void", by("a", "d"), admin, true],
  ] as const)("%s of what %o did, by %o: %s", (event, actors, person, may) => {
    expect(mayCauseRefund(event, actors, person)).toBe(may);
  });
});
