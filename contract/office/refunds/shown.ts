import * as z from "zod/mini";
import { refundFileKinds, refundFileTypes } from "../../../domain/refunds/refund-files.ts";
import { refundEvents, refundStates } from "../../../domain/refunds/refund-state.ts";
import { refundProofs, refundReasons, refundWays } from "../../../domain/refunds/refund-terms.ts";
import { refundNeeds } from "../../../domain/refunds/refund-turn.ts";
import { text } from "../../bounded-text.ts";
import { bilingual, moment } from "../../values.ts";
import { StaffName } from "../staff-name.ts";
import { Dispute, RefundRow } from "./part.ts";

/** What the caller may do with a refund now; the server refuses everything else. */
export const refundActions = [...refundEvents, "change", "reveal"] as const;
export type RefundAction = (typeof refundActions)[number];

export const RefundShown = z.extend(RefundRow, {
  note: z.string(),
  attempt: z.string(),
  orderNo: z.string(),
  applied: z.boolean(),
  /** What may be proposed instead, at most, in fils. */
  mostFils: z.number(),
  insurer: z.string(),
  ways: z.array(z.enum(refundWays)),
  /** What the insurer asks for, by its own words; null where it told us nothing. */
  terms: z.nullable(z.object({ source: bilingual, readOn: z.string() })),
  proofs: z.array(z.enum(refundProofs)),
  /** What we wait for from the customer. */
  needs: z.array(z.enum(refundNeeds)),
  /** Masked until it is revealed. */
  iban: z.nullable(z.string()),
  ibanAt: z.nullable(moment),
  /** What the customer sent, the newest first. */
  files: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(refundFileKinds),
      type: z.enum(refundFileTypes),
      at: moment,
    }),
  ),
  insurerRef: z.nullable(z.string()),
  closedWhy: z.nullable(z.string()),
  disputes: z.array(Dispute),
  /** The approval that waits; whoever approves or refuses sends its digest back. */
  approval: z.nullable(z.object({ id: z.string(), digest: z.string() })),
  /** The oldest first. */
  steps: z.array(
    z.object({
      event: z.enum([
        ...refundStates,
        "changed",
        "ibanGiven",
        "ibanRevealed",
        "fileSent",
        "promiseMoved",
      ]),
      actor: z.enum(["customer", "staff", "system", "gateway"]),
      staff: z.nullable(StaffName),
      amountFils: z.nullable(z.number()),
      at: moment,
    }),
  ),
  actions: z.array(z.enum(refundActions)),
});
export type RefundShown = z.infer<typeof RefundShown>;

/** What is proposed, or changed while it is only proposed. */
export const refundTerms = {
  amountFils: z.number(),
  way: z.enum(refundWays),
  reason: z.enum(refundReasons),
  note: text(500),
};
