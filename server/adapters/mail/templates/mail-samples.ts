import type { Mail } from "../mail.ts";

export type MailSamples = { [Kind in Mail["kind"]]: Extract<Mail, { kind: Kind }> };

export const mailSamples = (username: string): MailSamples => {
  const request = { username, number: "MZ-7F3K2Q", path: "/profile/requests/sample" };
  const insurerName = { en: "Hazm Motor", ar: "حزم لتأمين المركبات" };
  const amountFils = 109_200;
  const at = "2026-03-04T21:30:00.000Z";
  return {
    activationCode: { kind: "activationCode", username, code: "012345", minutes: 10 },
    welcome: { kind: "welcome", username },
    newAccountNotice: {
      kind: "newAccountNotice",
      username,
      email: "mariam1987654@example.test",
      at,
    },
    staffChangedNotice: {
      kind: "staffChangedNotice",
      email: "agent@example.test",
      change: "rolesChanged",
      at,
    },
    auditNotice: { kind: "auditNotice", isWhole: true, rows: 1204, head: "a1b2c3d4", at },
    resetLink: { kind: "resetLink", username, path: "/reset-password/abc_-DEF", minutes: 30 },
    requestReceived: { kind: "requestReceived", ...request },
    paymentConfirmed: {
      kind: "paymentConfirmed",
      ...request,
      insurerName,
      amountFils,
      plate: "B 12345",
      startDate: "2026-03-05",
    },
    paymentFailed: { kind: "paymentFailed", ...request },
    paymentReturning: {
      kind: "paymentReturning",
      ...request,
      insurerName,
      amountFils,
      isStillToPay: true,
    },
    betterDocument: {
      kind: "betterDocument",
      username,
      slots: ["ownership_front", "ownership_back"],
      reason: "blurred",
      note: "The chassis number cannot be read.",
      until: "2026-03-11T21:30:00.000Z",
      path: "/documents/abc_-DEF",
    },
    requestCancelled: { kind: "requestCancelled", ...request },
    requestExpires: { kind: "requestExpires", ...request, endsOn: "2026-03-31" },
    leadReceived: {
      kind: "leadReceived",
      ...request,
      path: "/signup?email=mariam%40example.test",
    },
    paymentReviewNotice: {
      kind: "paymentReviewNotice",
      number: request.number,
      differs: ["order", "amount", "currency", "trackingId"],
      at,
    },
    newLeadNotice: { kind: "newLeadNotice", number: request.number, at },
  };
};
