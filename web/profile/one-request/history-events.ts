import { requestEvents } from "../../../domain/requests/request-state.ts";

/** Changes of state, and events that leave the state as it was. */
export const historyEvents = [
  "submitted",
  ...requestEvents,
  "cancelAsked",
  "edited",
  "claimed",
  "policySent",
  "policyAccepted",
  "policyRefused",
  "policyRecorded",
  "policyCorrected",
  "policyExpired",
  "trafficSet",
] as const;
export type HistoryEvent = (typeof historyEvents)[number];
