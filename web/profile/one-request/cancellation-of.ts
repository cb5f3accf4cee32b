import type { RequestDetails } from "../../../contract/requests.ts";
import { addDays } from "../../../domain/calendar-day.ts";
import { coverOf } from "../../../domain/policies/cover.ts";
import { type Cancellation, NOTICE_DAYS } from "../../../domain/quotes/refund.ts";
import { requestStates } from "../../../domain/requests/request-state.ts";

/** What a letter of today would say; undefined unless a paid policy lasts longer than its notice. */
export const cancellationOf = (
  request: RequestDetails,
  today: string,
): Cancellation | undefined => {
  const { selectedPlan: plan, startDate, paymentStatus, policy } = request;
  const state = requestStates.find((one) => one === request.state);
  const cancelledOn = addDays(today, NOTICE_DAYS);
  const cover = state && coverOf({ state, startDate, policy });
  const isEnded = policy !== null && policy.endedOn !== null;
  if (!plan || paymentStatus !== "paid" || !cover || isEnded || cover.endsOn < cancelledOn)
    return undefined;
  return { priceFils: plan.priceFils, ...cover, cancelledOn, hasClaim: false };
};
