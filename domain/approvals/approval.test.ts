import { describe, expect, it } from "vitest";
import { DAY_MS } from "../durations.ts";
import { apartUntil, approvalState, whyNotDecide } from "./approval.ts";

const now = new Date("2026-11-27T08:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const agent = (id: string) => ({ id, roles: ["agent" as const] });

describe("who decides", () => {
  it("is another agent or an admin, never whoever asked", () => {
    expect(whyNotDecide("offer", "a", agent("b"), [], now)).toBeUndefined();
    expect(whyNotDecide("rejection", "a", { id: "b", roles: ["admin"] }, [], now)).toBeUndefined();
    expect(whyNotDecide("offer", "a", agent("a"), [], now)).toBe("ownRequest");
    const admin = { id: "a", roles: ["admin", "agent", "compliance"] as const };
    expect(whyNotDecide("offer", "a", admin, [], now)).toBe("ownRequest");
    expect(whyNotDecide("offer", "a", { id: "b", roles: ["compliance"] }, [], now)).toBe("role");
  });

  it("is only another admin for the end of a payment review", () => {
    const admin = (id: string) => ({ id, roles: ["admin" as const] });
    expect(whyNotDecide("paymentReview", "a", admin("b"), [], now)).toBeUndefined();
    expect(whyNotDecide("paymentReview", "a", admin("a"), [], now)).toBe("ownRequest");
    expect(whyNotDecide("paymentReview", "a", agent("b"), [], now)).toBe("role");
    const changed = [{ by: "a", whom: "b", at: daysAgo(6) }];
    expect(whyNotDecide("paymentReview", "a", admin("b"), changed, now)).toBe("apart");
  });

  it.each([
    ["a", "b"],
    ["b", "a"],
  ])("is nobody whose account %s changed for %s, within seven days", (by, whom) => {
    const changed = (days: number) => [{ by, whom, at: daysAgo(days) }];
    expect(whyNotDecide("offer", "a", agent("b"), changed(6.99), now)).toBe("apart");
    expect(whyNotDecide("offer", "a", agent("b"), changed(7), now)).toBeUndefined();
    expect(whyNotDecide("offer", "a", agent("c"), changed(0), now)).toBeUndefined();
  });

  it("counts the last change, and none of the command line", () => {
    const changes = [
      { by: "a", whom: "b", at: daysAgo(9) },
      { by: "a", whom: "b", at: daysAgo(3) },
      { by: null, whom: "b", at: daysAgo(1) },
    ];
    expect(apartUntil("a", "b", changes, now)).toEqual(daysAgo(-4));
    expect(apartUntil("a", "b", changes.slice(2), now)).toBeUndefined();
  });
});

it("the state of an approval is what happened to it last", () => {
  expect(approvalState(null, null)).toBe("asked");
  expect(approvalState("refused", null)).toBe("refused");
  expect(approvalState("approved", "used")).toBe("used");
  expect(approvalState(null, "void")).toBe("void");
});
