import { describe, expect, it } from "vitest";
import { requestStates } from "./request-state.ts";
import {
  dueBefore,
  erasedOn,
  isDue,
  mayErase,
  messageErasedOn,
  messagesBefore,
  type Retained,
} from "./retention.ts";

const request = (changes: Partial<Retained>): Retained => ({
  state: "cancelled",
  capturedFils: 0,
  startDate: "2026-11-22",
  createdAt: new Date("2026-11-21T08:00:00Z"),
  updatedAt: new Date("2026-11-21T08:00:00Z"),
  isPaymentUnclear: false,
  isRefundOpen: false,
  policyEndsOn: null,
  ...changes,
});

const paid = { capturedFils: 55_125 };

describe("the day a request is erased (ruling D2)", () => {
  it.each<[string, Partial<Retained>, string | null]>([
    ["cancelled: 90 days after it ended", {}, "2027-02-19"],
    ["rejected: 90 days after it ended", { state: "rejected" }, "2027-02-19"],
    ["days are Dubai's", { updatedAt: new Date("2026-11-21T20:00:00Z") }, "2027-02-20"],
    ["issued: 10 years after the end of cover", { state: "issued", ...paid }, "2037-12-21"],
    [
      "a policy that was recorded counts as it is",
      { state: "issued", ...paid, policyEndsOn: "2028-01-05" },
      "2038-01-05",
    ],
    ["paid: likewise", { state: "paid", ...paid }, "2037-12-21"],
    ["refunded: money came for it", { state: "refunded", ...paid }, "2037-12-21"],
    ["cancelled after money came", paid, "2037-12-21"],
    ["a month without such a day", { state: "issued", startDate: "2027-01-31" }, "2038-02-28"],
    ["cover without a date", { state: "issued", startDate: null }, "2037-12-20"],
    ["money may be on its way", { isPaymentUnclear: true }, null],
    ["a refund has not ended", { isRefundOpen: true }, null],
  ])("%s", (_name, changes, day) => {
    expect(erasedOn(request(changes))).toBe(day);
  });

  it.each(requestStates.filter((state) => !/cancelled|rejected|paid|issued|refunded/.test(state)))(
    "is not set while a request is %s",
    (state) => expect(erasedOn(request({ state }))).toBeNull(),
  );

  it("begins at midnight in Dubai", () => {
    expect(isDue(request({}), new Date("2027-02-18T19:59:00Z"))).toBe(false);
    expect(isDue(request({}), new Date("2027-02-18T20:00:00Z"))).toBe(true);
  });

  it("is not before the limits of the sweeper's query", () => {
    const now = new Date("2038-03-01T00:00:00Z");
    const { endedBefore, startedBefore } = dueBefore(now);
    const lateEnd = request({ updatedAt: endedBefore });
    const lateStart = request({ state: "issued", startDate: startedBefore });
    expect([isDue(lateEnd, now), isDue(lateStart, now)]).toEqual([false, false]);
  });
});

describe("what a customer may erase", () => {
  it.each(requestStates)("a request that is %s, unless it was sold or is being paid", (state) => {
    const kept = ["verifying_payment", "paid", "issued", "refund_pending", "refunded"];
    expect(mayErase(request({ state }))).toBe(!kept.includes(state));
  });

  it("no request that was paid, or whose payment is unclear", () => {
    expect(mayErase(request(paid))).toBe(false);
    expect(mayErase(request({ isPaymentUnclear: true }))).toBe(false);
    expect(mayErase(request({ isRefundOpen: true }))).toBe(false);
  });
});

describe("messages", () => {
  const now = new Date("2026-11-21T21:00:00Z");

  it("are erased two years later", () => {
    expect(messageErasedOn(new Date("2024-11-22T05:00:00Z"))).toBe("2026-11-22");
    expect(messageErasedOn(new Date("2024-02-29T05:00:00Z"))).toBe("2026-02-28");
  });

  it("are erased with all others of that day in Dubai", () => {
    expect(messagesBefore(now).toISOString()).toBe("2024-11-22T20:00:00.000Z");
  });
});
