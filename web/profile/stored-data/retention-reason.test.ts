import { expect, it } from "vitest";
import { retentionReason } from "./retention-reason.ts";

it.each([
  [null, true, "underWay"],
  ["2027-02-19", true, "unsold"],
  [null, false, "unsettled"],
  ["2037-12-21", false, "sold"],
] as const)(
  "a request that is erased on %s and may be erased now (%s) is retained as %s",
  (...one) => {
    const [erasedOn, mayErase, reason] = one;
    expect(retentionReason({ erasedOn, mayErase })).toBe(reason);
  },
);
