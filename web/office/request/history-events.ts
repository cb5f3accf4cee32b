import { customerEvents } from "../../../domain/requests/customer-history.ts";

/** What the customer sees, too, and what only staff see. */
export const historyEvents = [
  ...customerEvents,
  "taken",
  "released",
  "snoozed",
  "woken",
  "noteAdded",
  "contacted",
  "sentToInsurer",
  "insurerAnswered",
  "mailSentAgain",
  "filesDownloaded",
  "identityRevealed",
  "viewed",
  "documentAccepted",
  "documentRejected",
  "documentAskWithdrawn",
  "documentAskExpired",
] as const;
export type HistoryEvent = (typeof historyEvents)[number];
