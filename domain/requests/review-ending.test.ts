import { describe, expect, it } from "vitest";
import { verdictOf, wrongFieldOf } from "./review-ending.ts";

const evidence = "Statement of 26 November, reference 4411.";
const came = { outcome: "moneyCame", amountFils: 105_550, evidence } as const;
const none = { outcome: "noMoney", amountFils: null, evidence } as const;

describe("the end of a review", () => {
  it.each([came, none, { ...came, amountFils: 1 }, { ...none, evidence: "x".repeat(500) }])(
    "may be asked for: %j",
    (ending) => expect(wrongFieldOf(ending)).toBeUndefined(),
  );

  it.each([null, 0, -1, 10.5, Number.NaN, 1_000_000_001])(
    "needs the amount that came in whole fils, not %s",
    (amountFils) => {
      expect(wrongFieldOf({ ...came, amountFils })).toBe("amountFils");
      expect(verdictOf({ ...came, amountFils })).toBeUndefined();
    },
  );

  it("names no amount where none came", () => {
    expect(wrongFieldOf({ ...none, amountFils: 1 })).toBe("amountFils");
  });

  it.each(["", "no money", `   ${"x".repeat(9)}   `, "x".repeat(501)])(
    "needs evidence, not %j",
    (text) => {
      expect(wrongFieldOf({ ...came, evidence: text })).toBe("evidence");
      expect(wrongFieldOf({ ...none, evidence: text })).toBe("evidence");
    },
  );

  it("says what is decided", () => {
    expect(verdictOf(came)).toEqual({ outcome: "moneyCame", amountFils: 105_550 });
    expect(verdictOf(none)).toEqual({ outcome: "noMoney" });
  });
});
