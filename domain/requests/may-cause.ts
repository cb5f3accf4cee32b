import type { StaffRole } from "../accounts/staff-roles.ts";
import type { RequestEvent } from "./request-state.ts";

/** Who may cause an event, beside the transitions that it has in each state. */
type Cause = StaffRole | "customer" | "gateway" | "system";

const causes: Record<RequestEvent, readonly Cause[]> = {
  priced: ["system"],
  becameLead: ["system", "customer"],
  offered: ["agent"],
  offerAccepted: ["customer"],
  offersEnded: ["system", "agent", "customer"],
  paymentNoticed: ["gateway"],
  paymentConfirmed: ["gateway"],
  paymentFailed: ["gateway", "agent", "admin"],
  customerCancelled: ["customer"],
  cancelledByStaff: ["agent"],
  cancelTookEffect: ["gateway", "agent", "admin"],
  expired: ["system"],
  rejected: ["agent"],
  // A customer, by accepting a policy that differs from what was sold (ruling P18).
  policyIssued: ["agent", "customer"],
  refundRequested: ["admin", "system"],
  refunded: ["agent", "admin"],
  refundVoided: ["admin", "system"],
};

export function mayCause(event: RequestEvent, roles: readonly StaffRole[]): boolean {
  return causes[event].some((cause) => roles.some((role) => role === cause));
}
