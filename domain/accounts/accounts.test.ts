import { describe, expect, test } from "vitest";
import {
  emailProblem,
  nationalPhone,
  passwordProblem,
  phoneProblem,
  signUpProblems,
  usernameProblem,
} from "./account-rules.ts";
import { commonPasswords } from "./common-passwords.ts";
import { normaliseEmail } from "./email.ts";
import { sameOriginPath } from "./same-origin-path.ts";
import { initials, shortName } from "./shown-name.ts";

test.each([
  ["Mariam", undefined],
  ["مريم العلي", undefined],
  ["", "username_required"],
  ["   ", "username_required"],
  [" Omar ", "username_length"],
  ["a".repeat(61), "username_length"],
  ["you won: evil.example", "username_characters"],
])("the username %j is %s", (name, problem) => {
  expect(usernameProblem(name)).toBe(problem);
});

describe("an e-mail address", () => {
  test.each(["a@b.ae", " mariam.al-ali+car@mail.example.com ", "O'Hara@example.co.uk"])(
    "%s is fine",
    (email) => {
      expect(emailProblem(email)).toBeUndefined();
    },
  );

  test.each([
    "mariam",
    "a@b",
    "a@@b.ae",
    "a b@c.ae",
    "a@b.ae,c@d.ae",
    "a@b.ae\r\nBcc: c@d.ae",
    "<a@b.ae>",
    "Mariam <a@b.ae>",
    ".a@b.ae",
    "a..b@c.ae",
    "a@-b.ae",
    `${"a".repeat(250)}@b.ae`,
  ])("%j is not an e-mail address", (email) => {
    expect(emailProblem(email)).toBe("email_invalid");
  });

  test("is required, and compared without capitals", () => {
    expect(emailProblem(" ")).toBe("email_required");
    expect(normaliseEmail(" Mariam@Mail.AE ")).toBe("mariam@mail.ae");
  });
});

test.each([
  ["", "password_required"],
  ["abc12", "password_length"],
  ["a".repeat(129), "password_length"],
  ["Password1", "password_common"],
  ["123456", "password_common"],
  ["six ch", undefined],
])("the password %j is %s", (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

test("staff need twelve characters, and the list of common ones is long", () => {
  expect(passwordProblem("only-eleven", 12)).toBe("password_length");
  expect(commonPasswords.size).toBeGreaterThan(200);
});

test.each([
  ["501234567", undefined],
  ["٥٠١٢٣٤٥٦٧", undefined],
  ["", "phone_required"],
  ["12345", "phone_invalid"],
  ["1234567890123456", "phone_invalid"],
  ["50-1234567", "phone_invalid"],
])("the phone number %j is %s", (phone, problem) => {
  expect(phoneProblem(phone)).toBe(problem);
});

test.each([
  ["+971 50 123 4567", "501234567"],
  ["00971501234567", "501234567"],
  ["971501234567", "501234567"],
  ["050 123 4567", "501234567"],
  ["971123", "971123"],
])("%s is dialled %s after +971", (typed, dialled) => {
  expect(nationalPhone(typed)).toBe(dialled);
});

test("a sign-up names every wrong field and no other", () => {
  const form = { username: "Omar", email: "o@mail.ae", password: "", phonenumber: "5012345" };
  expect(signUpProblems(form)).toEqual({
    username: "username_length",
    password: "password_required",
  });
});

test.each([
  ["Mariam Hassan Al Ali", "MA"],
  ["mariam", "M"],
  ["مريم العلي", "ما"],
  ["  ", ""],
])("%j is abbreviated %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test.each([
  ["Mariam A", 8, "Mariam A"],
  ["Mariam Al Ali", 8, "Mariam A…"],
  ["Mariam  Ali", 7, "Mariam…"],
  ["👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 2, "👨‍👩‍👧👨‍👩‍👧…"],
])("%s cut at %i is %s", (name, max, short) => {
  expect(shortName(name, max)).toBe(short);
});

describe("the address to continue at after login", () => {
  test.each(["/", "/check-answers", "/ar/profile?tab=1#top", "/a?to=//b", "/%2F%2Fevil.test"])(
    "%s stays on the site",
    (path) => {
      expect(sameOriginPath(path)).toBe(path);
    },
  );

  test("letters that a header cannot carry are encoded", () => {
    expect(sameOriginPath("/أ?a=ب")).toBe("/%D8%A3?a=%D8%A8");
  });

  test.each([
    "//evil.test",
    "/ar//evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "https://evil.test",
    "https:evil.test",
    "javascript:alert(1)",
    "/\t/evil.test",
    "/\n/evil.test",
    " /profile",
    "profile",
    "",
    `/${"a".repeat(2000)}`,
    undefined,
    ["/profile"],
  ])("%j is refused", (next) => {
    expect(sameOriginPath(next)).toBeUndefined();
  });
});
