import { describe, expect, it } from "vitest";
import accountAr from "../web/account/ar.ts";
import accountEn from "../web/account/en.ts";
import problemsAr from "../web/problems/ar.ts";
import problemsEn from "../web/problems/en.ts";
import profileAr from "../web/profile/ar.ts";
import profileEn from "../web/profile/en.ts";
import purchaseAr from "../web/purchase/ar.ts";
import purchaseEn from "../web/purchase/en.ts";
import { problemTexts } from "../server/http/problem-texts.ts";

const en = { account: accountEn, problems: problemsEn, profile: profileEn, purchase: purchaseEn };
const ar: typeof en = {
  account: accountAr,
  problems: problemsAr,
  profile: profileAr,
  purchase: purchaseAr,
};

type Texts = typeof en;

/** Messages whose English wording the specification fixes, and where pages take them from. */
const messages: [row: string, wording: string, text: (texts: Texts) => string][] = [
  [
    "[1-5 login]",
    "Email and password are required",
    ({ problems }) => problems.accounts.credentialsRequired,
  ],
  ["[1-5 email]", "Email is required", ({ problems }) => problems.accounts.email_required],
  ["[1-5 both fields]", "Please fill in both fields.", ({ account }) => account.reset.bothRequired],
  ["[1-5 mismatch]", "Passwords do not match.", ({ account }) => account.reset.mismatch],
  [
    "[1-5 password]",
    "Password must be at least 6 characters.",
    ({ problems }) => problems.accounts.password_length,
  ],
  ["[1-8 login failed]", "Login failed. Please try again.", ({ account }) => account.login.failed],
  [
    "[1-8 login broken]",
    "An error occurred. Please try again later.",
    ({ account }) => account.login.unreachable,
  ],
  [
    "[1-8 unverified]",
    "Your account is not verified. Please enter the verification code.",
    ({ problems }) => problems.accounts.notVerified,
  ],
  [
    "[1-8 activated]",
    "Account activated successfully!",
    ({ account }) => account.activation.activated,
  ],
  [
    "[1-8 wrong code]",
    "Invalid verification code",
    ({ problems }) => problems.accounts.invalidCode,
  ],
  [
    "[1-8 verification broken]",
    "Verification error",
    ({ account }) => account.activation.unreachable,
  ],
  [
    "[1-8 username refused]",
    "Username error: {{message}}",
    ({ account }) => account.signUp.refused.username,
  ],
  [
    "[1-8 email refused]",
    "Email error: {{message}}",
    ({ account }) => account.signUp.refused.email,
  ],
  [
    "[1-8 password refused]",
    "Password error: {{message}}",
    ({ account }) => account.signUp.refused.password,
  ],
  [
    "[1-8 phone refused]",
    "Phone number error: {{message}}",
    ({ account }) => account.signUp.refused.phonenumber,
  ],
  [
    "[1-8 sign-up failed]",
    "Something went wrong. Please try again.",
    ({ account }) => account.signUp.failed,
  ],
  [
    "[1-8 link sent]",
    "Password reset email sent. Please check your inbox.",
    ({ account }) => account.forgot.sent,
  ],
  [
    "[1-8 link not sent]",
    "Error sending password reset email",
    ({ account }) => account.forgot.failed,
  ],
  [
    "[1-8 link broken]",
    "An error occurred. Please try again.",
    ({ account }) => account.forgot.unreachable,
  ],
  [
    "[1-8 password set]",
    "Password reset successfully! Redirecting to login...",
    ({ account }) => account.reset.done,
  ],
  ["[1-8 password not set]", "Failed to reset password.", ({ account }) => account.reset.failed],
  ["[1-8 reset broken]", "Something went wrong.", ({ account }) => account.reset.unreachable],
  [
    "[2-5.2 file type]",
    "Please upload only PNG or JPG images",
    ({ purchase }) => purchase.vehicle.documents.problems.type,
  ],
  [
    "[2-5.2 file size]",
    "File size should not exceed 5MB",
    ({ purchase }) => purchase.vehicle.documents.problems.size,
  ],
  [
    "[2-8 required]",
    "Please fill all required fields",
    ({ purchase }) => purchase.vehicle.problems.required,
  ],
  [
    "[2-8 general]",
    "An error occurred while saving data",
    ({ purchase }) => purchase.vehicle.problems.general,
  ],
  ["[2-8 saved]", "Data saved successfully !", ({ purchase }) => purchase.vehicle.saved],
  ["[2-8 login first]", "Please login first", ({ problems }) => problems.accounts.loginRequired],
  [
    "[2-8 invalid payment response]",
    "Invalid payment response",
    ({ purchase }) => purchase.check.failed.invalidAnswer,
  ],
  [
    "[2-8 requests not loaded]",
    "Failed to load insurance requests.",
    ({ profile }) => profile.requests.loadFailed,
  ],
  [
    "[2-8 cancelled]",
    "Request cancelled successfully",
    ({ profile }) => profile.requests.cancelled,
  ],
  [
    "[2-8 cancel failed]",
    "Failed to cancel request",
    ({ profile }) => profile.requests.cancelFailed,
  ],
  [
    "[2-8 login to act]",
    "Please login to perform this action",
    ({ profile }) => profile.requests.loginToAct,
  ],
  [
    "[2-8 profile login required]",
    "Please login to access your profile.",
    ({ profile }) => profile.loginRequired.heading,
  ],
  [
    "[2-8 profile not loaded]",
    "Failed to Load Profile",
    ({ profile }) => profile.details.loadFailed,
  ],
  [
    "[2-8 profile not updated]",
    "Failed to update profile. Please try again.",
    ({ profile }) => profile.update.failed,
  ],
  ["[2-8 profile updated]", "Profile updated successfully", ({ profile }) => profile.update.saved],
];

describe("a message whose wording the specification fixes", () => {
  it.each(messages)("%s reads %j, with an Arabic version", (_row, wording, text) => {
    expect(text(en)).toBe(wording);
    expect(text(ar)).toMatch(/[\u0600-\u06ff]/);
  });

  it("[2-5.2 file hint] names types and size under every picture, in both languages", () => {
    expect(en.purchase.vehicle.documents.limit).toBe("PNG/JPG (max 5MB)");
    for (const part of [/PNG/, /JPG/, /5 ميجابايت/])
      expect(ar.purchase.vehicle.documents.limit).toMatch(part);
  });

  it.each([
    ["accounts.loginRequired", "Please login first"],
    ["requests.missing", "Please fill all required fields"],
    ["documents.type", "Please upload only PNG or JPG images"],
    ["documents.size", "File size should not exceed 5MB"],
  ] as const)("is the API's own for %s", (code, wording) => {
    expect(problemTexts.en[code]).toBe(wording);
  });
});
