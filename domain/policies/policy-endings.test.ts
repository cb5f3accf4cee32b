import { describe, expect, it } from "vitest";
import { mayCausePolicy } from "./may-cause-policy.ts";
import { endingDays, endingsOf } from "./policy-endings.ts";
import { policyEvents, policyStates } from "./policy-state.ts";

const dates = { startsOn: "2026-03-05", endsOn: "2027-04-04" };

describe("the end of a policy", () => {
  it.each(policyStates)("is for staff to say of an active one only, here %s", (state) => {
    const possible = state === "active" ? ["cancelled", "totalLoss"] : [];
    expect(endingsOf({ state, ...dates }, "2026-06-01")).toEqual(possible);
  });

  it.each([
    ["2026-03-04", ["cancelled"]],
    ["2026-03-05", ["cancelled", "totalLoss"]],
  ])("is no total loss before the car is insured, on %s", (today, possible) => {
    expect(endingsOf({ state: "active", ...dates }, today)).toEqual(possible);
  });

  it.each([
    ["2027-02-02", false],
    ["2027-02-03", true],
    ["2027-04-04", true],
  ])("may be a renewal only when it is near: %s", (today, isPossible) => {
    const endings = endingsOf({ state: "active", ...dates }, today);
    expect(endings.includes("renewed")).toBe(isPossible);
  });

  it.each([
    ["2026-06-01", { first: "2026-03-05", last: "2026-06-01" }],
    ["2026-03-01", { first: "2026-03-01", last: "2026-03-01" }],
    ["2027-05-01", { first: "2026-03-05", last: "2027-04-04" }],
  ])("is a day that has come, on %s", (today, days) => {
    expect(endingDays(dates, today)).toEqual(days);
  });

  it("is said by agents, and never by compliance or admins", () => {
    const ofAgents = policyEvents.filter((event) => mayCausePolicy(event, ["agent"]));
    expect(ofAgents).toEqual(["recorded", "sentToCustomer", "cancelled", "totalLoss", "renewed"]);
    expect(policyEvents.some((one) => mayCausePolicy(one, ["compliance", "admin"]))).toBe(false);
  });
});
