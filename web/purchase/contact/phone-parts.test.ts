import { expect, test } from "vitest";
import { phoneParts, tidyPhone, wholePhone } from "./phone-parts.ts";

const person = { username: "Mariam", email: "m@example.test" };

test.each([
  ["971", "+971501234567", "971", "501234567"],
  ["966", "+966551234567", "966", "551234567"],
  ["971", "0501234567", "971", "501234567"],
  ["971", "501234567", "971", "501234567"],
  ["", "+971501234567", "971", "501234567"],
  ["1", "5551234567", "971", "5551234567"],
  ["971", "", "971", ""],
  ["971", "+966551234567", "966", "551234567"],
  ["971", "+447700900123", "971", "+447700900123"],
])(
  "country code %j and number %j are asked as %s and %s",
  (countryCode, phonenumber, code, phone) => {
    expect(phoneParts({ ...person, countryCode, phonenumber })).toEqual({
      countryCode: code,
      phone,
    });
  },
);

test.each([
  ["501234567", "971", "+971501234567"],
  ["0501234567", "971", "+971501234567"],
  ["٥٥١٢٣٤٥٦٧", "966", "+966551234567"],
  ["", "971", ""],
  ["+971501234567", "971", "+971501234567"],
  ["+966 55 123 4567", "971", "+966551234567"],
  ["971501234567", "971", "+971501234567"],
  ["00966551234567", "971", "+966551234567"],
])("%j with %s is sent as %j", (phone, countryCode, whole) => {
  expect(wholePhone(phone, countryCode)).toBe(whole);
});

test("a number written whole keeps its plus", () => {
  expect(tidyPhone(" +971 50 123-4567")).toBe("+971501234567");
  expect(tidyPhone("٠٥٠ ١٢٣ ٤٥٦٧")).toBe("0501234567");
});
