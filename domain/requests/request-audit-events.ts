import { customerEvents } from "./customer-history.ts";

/** What its customer does not see: what staff did with a request, and what was not done in time. */
const staffEvents = [
  "taken",
  "released",
  "takenOver",
  "assigned",
  "releasedAway",
  "releasedDisabled",
  "snoozed",
  "woken",
  "noteAdded",
  "contacted",
  "sentToInsurer",
  "insurerAnswered",
  "promiseMissed",
  "timesMoved",
  "gatewayAsked",
  "mailSentAgain",
  "filesDownloaded",
  "identityRevealed",
  "documentAccepted",
  "documentRejected",
  "documentAskWithdrawn",
  "documentAskExpired",
  "approvalAsked",
  "approvalGiven",
  "approvalRefused",
  "approvalWithdrawn",
  "approvalVoid",
] as const;

/** What the desk does not show in a request's history. */
const quietEvents = ["commissionNoted", "erased"] as const;

export const requestAuditEvents = [...customerEvents, ...staffEvents, ...quietEvents] as const;
export type RequestAuditEvent = (typeof requestAuditEvents)[number];

/** What the desk's history shows: also views of a request's documents. */
export const historyEvents = [...customerEvents, ...staffEvents, "viewed"] as const;
export type HistoryEvent = (typeof historyEvents)[number];
