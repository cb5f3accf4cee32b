import {
  type RejectionReason,
  rejectionReasons,
} from "../../../../domain/requests/rejection-reasons.ts";

const REJECTED = "rejected.";

/** Whether we know why: customers are asked nothing, and staff write it into a note. */
const whys = {
  declined: "nobodyAsked",
  offersEnded: "nobodyAsked",
  expired: "nobodyAsked",
  cancelled: "nobodyAsked",
  cancelledByStaff: "whyNoted",
} as const;
type Named = keyof typeof whys;

type Words =
  | { name: "rejected"; why: RejectionReason | "none" }
  | { name: Named; why: (typeof whys)[Named] }
  | { name: undefined; why: undefined };

const isNamed = (outcome: string): outcome is Named => Object.hasOwn(whys, outcome);

export function wordsOfOutcome(outcome: string): Words {
  if (outcome.startsWith(REJECTED)) {
    const why = rejectionReasons.find((one) => outcome === REJECTED + one) ?? "none";
    return { name: "rejected", why };
  }
  return isNamed(outcome)
    ? { name: outcome, why: whys[outcome] }
    : { name: undefined, why: undefined };
}
