import type { RefundRow } from "../../../contract/office/refunds/part.ts";
import type { StaffRole } from "../../../domain/accounts/staff-roles.ts";
import { mayCauseRefund } from "../../../domain/refunds/refund-state.ts";

type Reader = { id: string; roles: readonly StaffRole[] };
type Waiting = Pick<RefundRow, "state" | "turn" | "isLate"> & {
  proposedBy: { id: string } | null;
};

export type ShownTurn =
  | { of: "you" | "staff"; what: "approve" | "send" | "sendAgain" }
  | { of: "customer" | "bank" | "insurer" | "askAgain" | "none" };

/**
 * Whose turn it is, for its reader. A row does not say who approved it: where its reader may have
 * been the one, they are not asked to send it.
 */
export function turnOfReader(
  { state, turn, isLate, proposedBy }: Waiting,
  reader: Reader,
): ShownTurn {
  const by = { proposedBy: proposedBy?.id ?? null, approvedBy: null };
  const mayApprove = mayCauseRefund("approve", by, reader);
  if (turn === "admin") return { of: mayApprove ? "you" : "staff", what: "approve" };
  if (turn === "agent") {
    const approvedBy = mayApprove ? reader.id : null;
    return {
      of: mayCauseRefund("send", { ...by, approvedBy }, reader) ? "you" : "staff",
      what: state === "failed" ? "sendAgain" : "send",
    };
  }
  if (turn === "insurer") return { of: isLate ? "askAgain" : "insurer" };
  return { of: turn ?? "none" };
}
