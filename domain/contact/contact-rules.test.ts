import { expect, test } from "vitest";
import {
  contactEmailProblem,
  contactPhone,
  contactPhoneProblem,
  contactProblemsOf,
  internationalPhone,
  parseCountryCode,
} from "./contact-rules.ts";
import { contactNameProblem } from "./full-name.ts";

test.each([
  ["Mariam Al Ali", undefined],
  ["مريم العلي", undefined],
  [" ", "nameRequired"],
  ["Mariam 2", "nameNoNumbers"],
  ["مريم ٢", "nameNoNumbers"],
  ["Mariam https://evil.example/pay", "nameCharacters"],
  ["م".repeat(101), "nameTooLong"],
])("[2-5.3 name] the name %j is %s", (name, problem) => {
  expect(contactNameProblem(name)).toBe(problem);
});

test.each([
  ["a@b.ae", undefined],
  ["", "emailRequired"],
  ["a@b", "emailInvalid"],
])("[2-5.3 email] the e-mail %j is %s", (email, problem) => {
  expect(contactEmailProblem(email)).toBe(problem);
});

test.each([
  ["5012345", undefined],
  ["+971 50 123-4567", undefined],
  ["٥٠١٢٣٤٥", undefined],
  ["", "phoneRequired"],
  ["501234", "phoneInvalid"],
  ["1234567890123456", "phoneInvalid"],
  ["call 5012345", "phoneInvalid"],
])("[2-5.3 phone] the phone number %j is %s", (phone, problem) => {
  expect(contactPhoneProblem(phone)).toBe(problem);
});

test("the country code is put in front and the leading 0 dropped", () => {
  expect(internationalPhone("971", "050 123 4567")).toBe("+971501234567");
  expect(parseCountryCode("+966")).toBe("966");
  expect(parseCountryCode("+44")).toBeUndefined();
});

test.each([
  ["050 123 4567", "971", "+971501234567"],
  ["971501234567", "971", "+971501234567"],
  ["00971 50 123 4567", "966", "+971501234567"],
  ["+44 20 7946 0000", "971", "+442079460000"],
  ["٥٥١٢٣٤٥٦", "965", "+96555123456"],
  ["9655123", "965", "+9659655123"],
  ["50123456", undefined, "+97150123456"],
] as const)("the phone number %j with the code %s is stored as %s", (phone, code, kept) => {
  expect(contactPhone(phone, code)).toBe(kept);
});

test("a contact form names every wrong field", () => {
  expect(contactProblemsOf({ username: "", email: "a@b.ae", phonenumber: "1" })).toEqual({
    username: "nameRequired",
    phonenumber: "phoneInvalid",
  });
});
