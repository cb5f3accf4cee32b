import { describe, expect, it } from "vitest";
import { maskEmail, maskPhone } from "./masks.ts";

describe("a masked phone number", () => {
  it.each([
    ["+971501234518", "+971 50 ••• ••18"],
    ["00971 50 123 4518", "+971 50 ••• ••18"],
    ["0501234518", "+971 50 ••• ••18"],
    ["501234518", "+971 50 ••• ••18"],
    ["٠٥٠١٢٣٤٥١٨", "+971 50 ••• ••18"],
    ["+971 4 123 4518", "+971 ••• ••18"],
    ["+966501234518", "+966 ••• ••18"],
    ["+447911123456", "••• ••56"],
    ["+971 12345", "+971 ••• ••"],
    ["+971", "+971 ••• ••"],
    ["12", "+971 ••• ••"],
    ["", "+971 ••• ••"],
  ])("of %s is %s", (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  it("shows two of the last digits of any number, and no more", () => {
    for (let length = 0; length <= 15; length += 1) {
      const digits = "987654321098765".slice(0, length);
      const shown = maskPhone(`+${digits}`).replaceAll(/\D/g, "");
      expect(shown.length).toBeLessThanOrEqual(2);
    }
  });
});

describe("a masked e-mail address", () => {
  it.each([
    ["khalid@mail.test", "kh•••@••••.test"],
    ["khal@mail.example.test", "kh•••@••••.test"],
    ["kha@mail.test", "k•••@••••.test"],
    ["kh@mail.test", "k•••@••••.test"],
    ["k@mail.test", "•••@••••.test"],
    ["khalid.al.mansoori+cars@a.b", "kh•••@••••.b"],
    ["khalid@localhost", "kh•••@••••"],
    ["@", "•••@••••"],
    ["", "•••@••••"],
  ])("of %s is %s", (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
