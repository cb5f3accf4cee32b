import { expect, it } from "vitest";
import { retentionReason } from "./retention-reason.ts";

it.each([
  ["lead", null, true, "underWay"],
  ["cancelled", "2027-02-19", true, "unsold"],
  ["refund_pending", null, false, "unsettled"],
  ["issued", "2037-12-21", false, "sold"],
  ["refunded", "2037-12-21", false, "returned"],
] as const)(
  "a request that is %s, erased on %s and may be erased now (%s) is retained as %s",
  (...one) => {
    const [state, erasedOn, mayErase, reason] = one;
    expect(retentionReason({ state, erasedOn, mayErase })).toBe(reason);
  },
);
