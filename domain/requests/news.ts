import type { RequestAuditEvent } from "./request-audit-events.ts";

/** Why a request is back with somebody, as a list says it in one line. */
export const newsCodes = [
  "paid",
  "paymentFailed",
  "offerAccepted",
  "offerDeclined",
  "offersExpired",
  "policyAccepted",
  "policyRefused",
  "picturesCame",
  "picturesMissing",
  "insurerAnswered",
  "promiseMissed",
  "answersChanged",
  "cancelAsked",
  "cancelled",
  "moneyToGoBack",
  "mailFailed",
  "takenOver",
  "assigned",
  "released",
  "snoozeEnded",
] as const;
export type NewsCode = (typeof newsCodes)[number];

type By = "customer" | "staff" | "system" | "gateway";

const byAnybody: Partial<Record<RequestAuditEvent, NewsCode>> = {
  paymentConfirmed: "paid",
  paymentFailed: "paymentFailed",
  cancelTookEffect: "cancelled",
  refundRequested: "moneyToGoBack",
  insurerAnswered: "insurerAnswered",
};

const byOne: Partial<Record<By, Partial<Record<RequestAuditEvent, NewsCode>>>> = {
  customer: {
    offerAccepted: "offerAccepted",
    offerChanged: "offerAccepted",
    offersEnded: "offerDeclined",
    becameLead: "answersChanged",
    edited: "answersChanged",
    cancelAsked: "cancelAsked",
    customerCancelled: "cancelled",
    policyIssued: "policyAccepted",
    policyCorrected: "policyAccepted",
    policyRefused: "policyRefused",
    documentReceived: "picturesCame",
  },
  system: {
    offersEnded: "offersExpired",
    documentAskExpired: "picturesMissing",
    promiseMissed: "promiseMissed",
  },
};

/** Undefined for what staff did themselves, and for a request that is only begun. */
export function newsOf(event: RequestAuditEvent, by: By): NewsCode | undefined {
  return byAnybody[event] ?? byOne[by]?.[event];
}

type Told = { news: NewsCode | null; newsAt: Date | null; newsSeenAt: Date | null };
export type News = { code: NewsCode; at: Date; isSeen: boolean };

/** The newest of what happened to a request and the end of its snooze; null where nothing did. */
export function newsNow(
  { news, newsAt, newsSeenAt, snoozedUntil }: Told & { snoozedUntil: Date | null },
  now: Date,
): News | null {
  const isSeen = (at: Date) => newsSeenAt !== null && newsSeenAt >= at;
  const isAwakeAgain = snoozedUntil !== null && snoozedUntil <= now;
  if (isAwakeAgain && (newsAt === null || newsAt < snoozedUntil))
    return { code: "snoozeEnded", at: snoozedUntil, isSeen: isSeen(snoozedUntil) };
  return news && newsAt ? { code: news, at: newsAt, isSeen: isSeen(newsAt) } : null;
}
