import { requestEvents } from "./request-state.ts";

/** What a customer reads in a request's history: everything else stays among staff (ruling O4). */
export const customerHistory: readonly string[] = [
  "submitted",
  ...requestEvents,
  "cancelAsked",
  "edited",
  "claimed",
];
