import { expect, it } from "vitest";
import { shortEmail } from "./short-email.ts";

it.each([
  ["noor@example.test", "n…@example.test"],
  ["n@example.test", "n…@example.test"],
  ["نور@example.test", "ن…@example.test"],
  ["a@b@example.test", "a…@example.test"],
])("%s is %s", (email, short) => {
  expect(shortEmail(email)).toBe(short);
});
