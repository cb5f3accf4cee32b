import { describe, expect, it } from "vitest";
import {
  chassisTail,
  isUsualChassisNumber,
  readChassisNumber,
  readPolicyNumber,
} from "./policy-numbers.ts";

describe("a policy number", () => {
  it.each([
    ["p/01/2026-77 ", "P/01/2026-77"],
    ["م  ١٢٣", "م 123"],
    ["MTR(26) 5", "MTR(26) 5"],
    ["", undefined],
    ["POLICY", undefined],
    ["<b>1", undefined],
    ["1".repeat(41), undefined],
  ])("%j is read as %j", (typed, number) => {
    expect(readPolicyNumber(typed)).toBe(number);
  });
});

describe("a chassis number", () => {
  it.each([
    ["jtdbr32e 7200-12345", "JTDBR32E720012345"],
    ["AB123", "AB123"],
    ["1234", undefined],
    ["JTDBR32E7200123456", undefined],
    ["JTDBR32E_20012345", undefined],
    ["ABCDEF", undefined],
  ])("%j is read as %j", (typed, chassis) => {
    expect(readChassisNumber(typed)).toBe(chassis);
  });

  it("is found by its tail", () => {
    expect(chassisTail("JTDBR32E720012345")).toBe("543210");
  });

  it("is unusual with letters that look like digits, or when it is short", () => {
    expect(isUsualChassisNumber("JTDBR32E720012345")).toBe(true);
    expect(isUsualChassisNumber("JTDBR32E72OO12345")).toBe(false);
    expect(isUsualChassisNumber("AB123")).toBe(false);
  });
});
