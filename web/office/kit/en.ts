import type { StaffProblemCode } from "../../../contract/office/problems.ts";

type StaffProblem = StaffProblemCode extends `staff.${infer Name}` ? Name : never;

/** Refusals that the office shows in its own words; any other is "unexpected". */
export default {
  unreachable: "The server cannot be reached. Try again in a moment.",
  staff: {
    loginRequired: "Your session has ended. Log in again.",
    forbidden: "Your role does not allow this.",
    wrongCode: "This code is wrong, or it was already used.",
    noAuthenticator: "Set up your authenticator first.",
    hasAuthenticator: "Your authenticator is already set up.",
    invalidLink: "This link is no longer valid. Ask an admin for a new one.",
    passwordLength: "Use at least 12 characters.",
    takenByOther: "A colleague has taken this request.",
    notTaken: "Take the request first.",
    beingWorkedOn: "A colleague is working on this request right now.",
  } satisfies Record<StaffProblem, string>,
  accounts: {
    credentialsRequired: "Enter your email and your password.",
    wrongCredentials: "The email or the password is wrong.",
    password_required: "Enter a password.",
    password_length: "Use at least 12 characters.",
    password_common: "This password is too common. Choose another.",
  },
  requests: {
    notFound: "There is no such request.",
    notCancellable: "This request can no longer be cancelled.",
    changedMeanwhile: "The request changed while you were working. Nothing you typed is lost.",
  },
  request: {
    tooMany: "Too many attempts. Wait a while and try again.",
    busy: "The server is very busy. Try again in a minute.",
    unavailable: "Part of the system is not answering. Try again in a few seconds.",
    invalid: "Something here is missing or incorrect.",
    unexpected: "Something went wrong. Try again.",
  },
};
