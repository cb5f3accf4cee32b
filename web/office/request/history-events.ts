import { requestEvents } from "../../../domain/requests/request-state.ts";

/** Changes of state, what leaves it as it was, and what staff did. */
export const historyEvents = [
  "submitted",
  ...requestEvents,
  "cancelAsked",
  "edited",
  "offerChanged",
  "claimed",
  "taken",
  "released",
  "snoozed",
  "woken",
  "noteAdded",
  "identityRevealed",
  "viewed",
  "policySent",
  "policyAccepted",
  "policyRefused",
  "policyRecorded",
  "policyCorrected",
  "policyExpired",
  "trafficSet",
  "documentAsked",
  "documentReceived",
  "documentAccepted",
  "documentRejected",
  "documentAskWithdrawn",
  "documentAskExpired",
] as const;
export type HistoryEvent = (typeof historyEvents)[number];
