/** Kinds of letters that staff see on a request; others are shown as "Mail". */
export const knownMails = [
  "requestReceived",
  "leadReceived",
  "paymentConfirmed",
  "paymentFailed",
  "paymentReturning",
  "requestCancelled",
  "requestRejected",
  "requestExpires",
  "offersMade",
  "offersEnded",
  "policyRecorded",
  "policyDiffers",
  "policyEnded",
  "betterDocument",
  "refund",
] as const;
export type KnownMail = (typeof knownMails)[number];
