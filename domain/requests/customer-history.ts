import { requestEvents } from "./request-state.ts";

/**
 * The events that a request's history shows to its customer. An allow-list, so that what staff do
 * appears only once somebody adds it here: changes of state, and what leaves the state as it was.
 */
export const customerEvents = [
  "submitted",
  ...requestEvents,
  "cancelAsked",
  "edited",
  "offerChanged",
  "documentAsked",
  "documentReceived",
  "policySent",
  "policyAccepted",
  "policyRefused",
  "policyRecorded",
  "policyCorrected",
  "policyCancelled",
  "policyTotalLoss",
  "policyRenewed",
  "policyExpired",
  "trafficSet",
  "claimed",
] as const;
export type CustomerEvent = (typeof customerEvents)[number];
