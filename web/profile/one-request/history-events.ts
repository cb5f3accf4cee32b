import { requestEvents } from "../../../domain/requests/request-state.ts";

/** What the history of a request tells: its moves, and what leaves its state as it was. */
export const historyEvents = [
  "submitted",
  ...requestEvents,
  "cancelAsked",
  "edited",
  "claimed",
] as const;
export type HistoryEvent = (typeof historyEvents)[number];
