import type { StaffRole } from "../accounts/staff-roles.ts";
import type { PolicyEvent } from "./policy-state.ts";

/** Who may cause an event, beside the transitions that it has in each state. */
type Cause = StaffRole | "customer" | "system";

const causes: Record<PolicyEvent, readonly Cause[]> = {
  recorded: ["agent"],
  sentToCustomer: ["agent"],
  accepted: ["customer"],
  refused: ["customer"],
  cancelled: ["agent"],
  totalLoss: ["agent"],
  // The system does it where the policy that follows is recorded here, too.
  renewed: ["agent", "system"],
  expired: ["system"],
};

export function mayCausePolicy(event: PolicyEvent, roles: readonly StaffRole[]): boolean {
  return causes[event].some((cause) => roles.some((role) => role === cause));
}
