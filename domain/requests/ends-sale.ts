import type { RequestEvent } from "./request-state.ts";

const endings: readonly RequestEvent[] = [
  "offersEnded",
  "customerCancelled",
  "cancelledByStaff",
  "cancelTookEffect",
  "expired",
  "rejected",
];

/** Nobody is asked to pay a request after this: its open sale is void. */
export const endsSale = (event: RequestEvent): boolean => endings.includes(event);
