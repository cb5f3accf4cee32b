import type { GreetedName, Mail } from "../mail.ts";
import { refundSamples } from "./refund-mail-samples.ts";

/** One of each kind, and further ones of a kind that says something else at each step. */
export type MailSamples = { [Kind in Mail["kind"]]: Extract<Mail, { kind: Kind }> } & ReturnType<
  typeof refundSamples
>;

export const mailSamples = (username: GreetedName): MailSamples => {
  const request = { username, number: "MZ-7F3K2Q", path: "/profile/requests/sample" };
  const insurerName = { en: "Hazm Motor", ar: "حزم لتأمين المركبات" };
  const amountFils = 109_200;
  const at = "2026-03-04T21:30:00.000Z";
  return {
    activationCode: { kind: "activationCode", code: "012345", minutes: 10, isFirst: true },
    newAccountNotice: {
      kind: "newAccountNotice",
      username: username ?? "Mariam",
      email: "mariam1987654@example.test",
      at,
    },
    staffChangedNotice: {
      kind: "staffChangedNotice",
      name: { en: "Huda Salem", ar: "هدى سالم" },
      email: "agent@example.test",
      change: "rolesChanged",
      roles: ["agent", "admin"],
      by: { en: "Omar Khan", ar: "عمر خان" },
      at,
    },
    staffLink: {
      kind: "staffLink",
      name: { en: "Huda Salem", ar: "هدى سالم" },
      why: "added",
      hours: 24,
      path: "/office/set-password/abc_-DEF",
    },
    staffLimitNotice: {
      kind: "staffLimitNotice",
      name: { en: "Huda Salem", ar: "هدى سالم" },
      what: "packs",
      count: 30,
      opensAt: at,
    },
    clientsWatchNotice: {
      kind: "clientsWatchNotice",
      name: { en: "Huda Salem", ar: "هدى سالم" },
      what: "opened",
      count: 61,
      at,
    },
    auditNotice: { kind: "auditNotice", rows: 1204, head: "a1b2c3d4", at },
    filesKeptNotice: { kind: "filesKeptNotice", files: 42, at },
    restoringNotice: { kind: "restoringNotice", why: "behind", at },
    damagedDocumentNotice: {
      kind: "damagedDocumentNotice",
      documentId: "3f2c8a10-5b7d-4e6f-9a01-2b3c4d5e6f70",
      fault: "unreadable",
      at,
    },
    clientsJoined: { kind: "clientsJoined", at },
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
    policyRecorded: {
      kind: "policyRecorded",
      ...request,
      insurerName,
      startsOn: "2026-03-05",
      endsOn: "2027-04-04",
    },
    policyDiffers: { kind: "policyDiffers", ...request, insurerName },
    policyEnded: {
      kind: "policyEnded",
      ...request,
      insurerName,
      by: "cancelled",
      endedOn: "2026-06-30",
      neverBegan: false,
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
    requestRejected: {
      kind: "requestRejected",
      ...request,
      why: "noInsurer",
      returningFils: amountFils,
      insurerName,
    },
    ...refundSamples({ ...request, insurerName, amountFils }),
    chatTranscript: {
      kind: "chatTranscript",
      isMessageAnswered: true,
      isShortened: false,
      lines: [
        { by: null, text: "Is my windscreen covered?\nPolicy 20417788.", at },
        { by: { en: "Huda Salem", ar: "هدى سالم" }, text: "نعم، زجاج السيارة مشمول.", at },
      ],
    },
    requestExpires: { kind: "requestExpires", ...request, endsOn: "2026-03-31" },
    offersMade: {
      kind: "offersMade",
      ...request,
      offers: [
        {
          insurerName,
          planName: { en: "Hazm Plus", ar: "حزم بلس" },
          coverType: "comprehensive",
          excessAed: 700,
          repair: "agency",
          sumInsuredAed: 86_000,
          startDate: "2026-03-20",
          amountFils,
          validUntil: "2026-03-18",
        },
        {
          insurerName: { en: "Marsa Insurance", ar: "مرسى للتأمين" },
          planName: { en: "Marsa Basic", ar: "مرسى الأساسية" },
          coverType: "thirdParty",
          excessAed: null,
          repair: null,
          sumInsuredAed: null,
          startDate: null,
          amountFils: 95_550,
          validUntil: "2026-03-18",
        },
      ],
      hasAccount: false,
      path: "/signup?next=%2Fprofile%2Frequests%2Fsample#email=mariam%40example.test",
    },
    offersEnded: { kind: "offersEnded", ...request, by: "expired" },
    promiseMissed: {
      kind: "promiseMissed",
      ...request,
      missed: "2026-03-04T12:00:00.000Z",
      until: "2026-03-06T07:30:00.000Z",
      at,
    },
    promiseMoved: {
      kind: "promiseMoved",
      ...request,
      from: "2026-03-19T12:00:00.000Z",
      until: "2026-03-23T07:30:00.000Z",
      by: { reason: "holiday", name: { en: "Eid al-Fitr", ar: "عيد الفطر" } },
      at,
    },
    leadReceived: {
      kind: "leadReceived",
      ...request,
      promise: { until: "2026-03-06T10:00:00.000Z", at },
      path: "/signup#email=mariam%40example.test",
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
