import { Secret } from "otpauth";
import { expect, it } from "vitest";
import { newAuthenticatorKey, stepOfCode } from "./authenticator.ts";

/** RFC 6238, appendix B, SHA-1; the last six of its eight digits. */
const key = Secret.fromUTF8("12345678901234567890").base32;

it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("accepts the code of RFC 6238 at second %d", (second, code) => {
  expect(stepOfCode(key, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
});

it("accepts a code one step early or late, written in Arabic digits or with a space", () => {
  const at = new Date(59_000 + 30_000);
  expect(stepOfCode(key, "287 082", at)).toBe(1);
  expect(stepOfCode(key, "٢٨٧٠٨٢", at)).toBe(1);
});

it.each(["287083", "28708", "", "abcdef"])("refuses %j", (code) => {
  expect(stepOfCode(key, code, new Date(59_000))).toBeUndefined();
});

it("refuses a code of two steps ago", () => {
  expect(stepOfCode(key, "287082", new Date(59_000 + 60_000 + 30_000))).toBeUndefined();
});

it("makes keys of 160 bits", () => {
  expect(newAuthenticatorKey()).toMatch(/^[A-Z2-7]{32}$/);
});
