import type { RequestState } from "../../domain/requests/request-state.ts";
import type { PillTone } from "./pill.tsx";

/** Customers and staff see a state in the same colour. */
export const requestStateTones: Record<RequestState, PillTone> = {
  submitted: "calm",
  lead: "calm",
  offered: "waiting",
  awaiting_payment: "waiting",
  verifying_payment: "waiting",
  paid: "good",
  issued: "good",
  rejected: "bad",
  cancelled: "sand",
  refund_pending: "waiting",
  refunded: "sand",
};
