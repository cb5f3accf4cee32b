import { describe, expect, test } from "vitest";
import { owedFils, requestEventAfter } from "./request-after-refund.ts";

const refund = (state: "proposed" | "approved" | "sent" | "confirmed" | "void", reason = "other") =>
  ({ state, reason }) as const;
type Row = Parameters<typeof requestEventAfter>[1];
const request = (state: Row["state"], refunds: unknown[], sums: [number, number]) =>
  ({ state, refunds, heldFils: sums[0], uncoveredFils: sums[1] }) as Row;

describe("a request", () => {
  test.each([
    ["approve", request("rejected", [refund("approved")], [1_000, 0]), "refundRequested"],
    ["approve", request("cancelled", [refund("approved")], [1_000, 0]), "refundRequested"],
    // A surplus, or a part, leaves the sale as it is.
    ["approve", request("paid", [refund("approved")], [2_000, 1_000]), undefined],
    ["approve", request("paid", [refund("approved")], [1_000, 0]), "refundRequested"],
    ["approve", request("issued", [refund("approved")], [1_000, 0]), undefined],
    ["approve", request("issued", [refund("approved", "policyVoid")], [1_000, 400]), undefined],
    [
      "approve",
      request("issued", [refund("approved", "policyVoid")], [1_000, 0]),
      "refundRequested",
    ],
    ["approve", request("awaiting_payment", [refund("approved")], [1_000, 0]), undefined],
    ["send", request("rejected", [refund("sent")], [1_000, 0]), undefined],
    ["confirm", request("refund_pending", [refund("confirmed")], [0, 0]), "refunded"],
    [
      "confirm",
      request("refund_pending", [refund("confirmed"), refund("sent")], [500, 0]),
      undefined,
    ],
    [
      "confirm",
      request("refund_pending", [refund("confirmed"), refund("proposed")], [0, 0]),
      undefined,
    ],
    ["void", request("refund_pending", [refund("void")], [1_000, 1_000]), "refundVoided"],
    ["void", request("refund_pending", [refund("void"), refund("sent")], [1_000, 500]), undefined],
    // The bank of the card has given back the rest.
    ["void", request("refund_pending", [refund("void")], [0, 0]), "refunded"],
  ] as const)("after %s, as %j: %s", (event, after, moved) => {
    expect(requestEventAfter(event, after)).toBe(moved);
  });
});

test.each([
  [true, true, 500],
  [true, false, 500],
  [false, false, 500],
  [false, true, 0],
])("ended without a policy %s, applied %s: %i fils are proposed", (isEnded, isApplied, fils) => {
  expect(owedFils(isEnded, { isApplied, leftFils: 500 })).toBe(fils);
});
