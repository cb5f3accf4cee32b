import { requestEvents } from "./request-state.ts";

/** What a customer sees of the history (ruling O4): changes of state, and these beside them. */
export const customerEvents = [
  "submitted",
  ...requestEvents,
  "cancelAsked",
  "edited",
  "claimed",
  "documentAsked",
  "documentReceived",
] as const;
export type CustomerEvent = (typeof customerEvents)[number];
