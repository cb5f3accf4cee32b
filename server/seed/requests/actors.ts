import type { RequestEvent } from "../../../domain/requests/request-state.ts";
import type { AuditRow } from "./seeded-rows-store.ts";

/** Who causes an event in a seeded life. */
export const actorOf: Record<RequestEvent, AuditRow["actor"]> = {
  priced: "system",
  becameLead: "system",
  offered: "staff",
  offerAccepted: "customer",
  offersEnded: "staff",
  paymentNoticed: "gateway",
  paymentConfirmed: "gateway",
  paymentFailed: "gateway",
  customerCancelled: "customer",
  cancelledByStaff: "staff",
  cancelTookEffect: "gateway",
  expired: "system",
  rejected: "staff",
  policyIssued: "staff",
  refundRequested: "system",
  refunded: "staff",
  refundVoided: "system",
};
