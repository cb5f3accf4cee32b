import type { AttemptState } from "../../../domain/requests/payment-attempt-state.ts";
import type { RequestEvent } from "../../../domain/requests/request-state.ts";

/** What happened to a request, and the states that each of its payment attempts went through. */
export type Life = {
  weight: number;
  events: readonly RequestEvent[];
  attempts: readonly (readonly AttemptState[])[];
  /** Sent at least so many days ago; 0 where it is missing. */
  from?: number;
  /** Sent less than so many days ago: later, work has been done or retention has erased it. */
  days: number;
  /** The gateway does not answer about the payment. */
  isUnanswered?: boolean;
};

/** Editions are on sale since January (`catalogue-rows.ts`): older sales name none. */
export const SOLD_DAYS = 300;
/** Whose cover of 13 months is over, even where it began four weeks after the sale. */
const OVER_DAYS = { from: 430, days: 651 };
/** Less than `UNSOLD_DAYS`. */
const UNSOLD_DAYS = 85;

const succeeded = ["created", "handed_off", "verifying", "succeeded"] as const;
const failed = ["created", "handed_off", "verifying", "failed"] as const;
const sold = ["priced", "paymentNoticed", "paymentConfirmed"] as const;
const isIssued = [...sold, "policyIssued"] as const;

/** Life of most sales. */
export const soldLife: Life = {
  weight: 50,
  days: SOLD_DAYS,
  events: isIssued,
  attempts: [succeeded],
};

/** Life of a policy that is over. */
export const overLife: Life & { from: number } = {
  ...OVER_DAYS,
  weight: 7,
  events: isIssued,
  attempts: [succeeded],
};

const ended: readonly Life[] = [
  overLife,
  soldLife,
  {
    weight: 6,
    days: SOLD_DAYS,
    events: ["priced", "paymentNoticed", "paymentFailed", ...isIssued.slice(1)],
    attempts: [failed, succeeded],
  },
  {
    weight: 4,
    days: SOLD_DAYS,
    events: ["becameLead", "offered", "offerAccepted", ...isIssued.slice(1)],
    attempts: [succeeded],
  },
  {
    weight: 2,
    days: SOLD_DAYS,
    events: [...sold, "rejected", "refundRequested", "refunded"],
    attempts: [succeeded],
  },
  {
    weight: 16,
    days: UNSOLD_DAYS,
    events: ["priced", "expired"],
    attempts: [["created", "expired"]],
  },
  {
    weight: 6,
    days: UNSOLD_DAYS,
    events: ["priced", "customerCancelled"],
    attempts: [["created", "superseded"]],
  },
  { weight: 3, days: UNSOLD_DAYS, events: ["becameLead", "rejected"], attempts: [] },
  { weight: 4, days: UNSOLD_DAYS, events: ["becameLead", "cancelledByStaff"], attempts: [] },
];

const open: readonly Life[] = [
  { weight: 3.5, days: 5, events: ["priced"], attempts: [["created"]] },
  {
    weight: 0.5,
    days: 5,
    events: ["priced", "paymentNoticed", "paymentFailed"],
    attempts: [failed],
  },
  { weight: 2, days: 4, events: ["becameLead"], attempts: [] },
  { weight: 1, days: 7, events: ["becameLead", "offered"], attempts: [] },
  { weight: 0.2, days: 5, events: ["becameLead", "offered", "offersEnded"], attempts: [] },
  {
    weight: 0.3,
    days: 1,
    events: ["priced", "paymentNoticed"],
    attempts: [["created", "handed_off", "verifying"]],
  },
  {
    weight: 0.1,
    days: 3,
    events: ["priced", "paymentNoticed"],
    attempts: [["created", "handed_off", "verifying", "review"]],
  },
  { weight: 1.2, days: 3, events: sold, attempts: [succeeded] },
  { weight: 0.5, days: 6, events: [...sold, "rejected", "refundRequested"], attempts: [succeeded] },
];

export const lives = [...ended, ...open];

/** Few, wherever chance would put them: `unansweredAt`. */
export const unansweredLife: Life = {
  weight: 0,
  from: 1,
  days: 6,
  events: ["priced", "paymentNoticed"],
  attempts: [["created", "handed_off", "verifying"]],
  isUnanswered: true,
};

/** More of them than a few hundred in a million would mean that the gateway is down. */
const REQUESTS_PER_UNANSWERED = 5_000;

export const unansweredAt = (position: number) => position % REQUESTS_PER_UNANSWERED === 121;
