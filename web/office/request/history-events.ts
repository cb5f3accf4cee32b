import { requestEvents } from "../../../domain/requests/request-state.ts";

/** Changes of state, what leaves it as it was, and what staff did. */
export const historyEvents = [
  "submitted",
  ...requestEvents,
  "cancelAsked",
  "edited",
  "claimed",
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
] as const;
export type HistoryEvent = (typeof historyEvents)[number];
