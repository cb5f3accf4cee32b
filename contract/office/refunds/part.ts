import * as z from "zod/mini";
import { chargeKinds } from "../../../domain/charges/charge-state.ts";
import { refundStates } from "../../../domain/refunds/refund-state.ts";
import { disputeStates } from "../../../domain/refunds/refund-sums.ts";
import { refundReasons, refundWays } from "../../../domain/refunds/refund-terms.ts";
import { refundTurns } from "../../../domain/refunds/refund-turn.ts";
import { MovedBy } from "../../moved-by.ts";
import { bilingual, moment } from "../../values.ts";
import { StaffName } from "../staff-name.ts";

/** A refund as lists and requests show it (ruling P19). */
export const RefundRow = z.object({
  id: z.string(),
  version: z.number(),
  request: z.object({ id: z.string(), number: z.string(), name: z.string() }),
  insurerName: bilingual,
  amountFils: z.number(),
  /** What arrived with the payment that it comes from. */
  arrivedFils: z.number(),
  state: z.enum(refundStates),
  reason: z.enum(refundReasons),
  way: z.enum(refundWays),
  /** Whose turn it is; null once it has ended. */
  turn: z.nullable(z.enum(refundTurns)),
  /** Null for what the system proposed. */
  proposedBy: z.nullable(StaffName),
  proposedAt: moment,
  sentAt: z.nullable(moment),
  promisedOn: z.nullable(z.string()),
  /** Why that day moved; null where it did not. */
  movedBy: z.nullable(MovedBy),
  /** Working days since the insurer was asked, and what it promised; null before that. */
  days: z.nullable(z.object({ passed: z.number(), promised: z.nullable(z.number()) })),
  /** Working days that half of our own refunds of this insurer took; null where they are too few. */
  ownDays: z.nullable(z.number()),
  isLate: z.boolean(),
  endedAt: z.nullable(moment),
});
export type RefundRow = z.infer<typeof RefundRow>;

export const Dispute = z.object({
  id: z.string(),
  attempt: z.string(),
  state: z.enum(disputeStates),
  amountFils: z.number(),
  reference: z.string(),
  notedBy: StaffName,
  notedAt: moment,
  endedBy: z.nullable(StaffName),
  endedAt: z.nullable(moment),
});
export type Dispute = z.infer<typeof Dispute>;

/** A payment that arrived, and what of it nobody has promised yet. */
const PaidCharge = z.object({
  attempt: z.string(),
  kind: z.enum(chargeKinds),
  orderNo: z.string(),
  applied: z.boolean(),
  arrivedFils: z.number(),
  leftFils: z.number(),
});
export type PaidCharge = z.infer<typeof PaidCharge>;

/** What this room adds to a request: the newest first. */
export const refundsPart = {
  shape: {
    refunds: z.array(RefundRow),
    paidCharges: z.array(PaidCharge),
    /** How its insurer pays money back; the first is proposed. */
    refundWays: z.array(z.enum(refundWays)),
    disputes: z.array(Dispute),
  },
  actions: ["proposeRefund", "noteDispute"],
} as const;
