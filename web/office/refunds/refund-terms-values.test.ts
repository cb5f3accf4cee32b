import { expect, test } from "vitest";
import { readTerms, typedAmount } from "./refund-terms-values.ts";

const values = { amount: "744.10", way: "card", reason: "carSold", note: "" } as const;

test.each([
  [{}, []],
  [{ amount: "1,466.20" }, []],
  [{ amount: "٧٤٤٫١٠" }, []],
  [{ amount: "1,466.21" }, ["amount"]],
  [{ amount: "0" }, ["amount"]],
  [{ amount: "" }, ["amount"]],
  [{ reason: "" }, ["reason"]],
  [{ reason: "other" }, ["note"]],
  [{ reason: "other", note: "Paid by two people" }, []],
  [{ amount: "much", reason: "none" }, ["amount", "reason"]],
])("%j of AED 1,466.20 has wrong: %j", (changed, wrong) => {
  expect(readTerms({ ...values, ...changed }, 146_620).wrong).toEqual(wrong);
});

test("terms are read in fils", () => {
  expect(readTerms({ ...values, note: " by phone " }, 146_620).terms).toEqual({
    amountFils: 74_410,
    way: "card",
    reason: "carSold",
    note: "by phone",
  });
  expect(typedAmount(74_410)).toBe("744.10");
});
