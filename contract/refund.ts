import * as z from "zod/mini";
import { refundFileKinds } from "../domain/refunds/refund-files.ts";
import { refundStates } from "../domain/refunds/refund-state.ts";
import { refundNeeds } from "../domain/refunds/refund-turn.ts";
import { refundProofs, refundReasons, refundWays } from "../domain/refunds/refund-terms.ts";
import { MovedBy } from "./moved-by.ts";
import { moment } from "./values.ts";

/** A refund as its customer sees it: how far it is, and what is still needed. */
export const OwnRefund = z.object({
  _id: z.string(),
  state: z.enum(refundStates),
  reason: z.enum(refundReasons),
  amountFils: z.number(),
  /** What the payment was that it comes from, in fils. */
  paidFils: z.number(),
  way: z.enum(refundWays),
  /** Masked; null where none was given. */
  iban: z.nullable(z.string()),
  mayGiveIban: z.boolean(),
  /** Of each kind, when the newest came. */
  files: z.array(z.object({ kind: z.enum(refundFileKinds), at: moment })),
  maySendFiles: z.boolean(),
  /** What we wait for from the customer. */
  needs: z.array(z.enum(refundNeeds)),
  proofs: z.array(z.enum(refundProofs)),
  insurerRef: z.nullable(z.string()),
  askedAt: moment,
  approvedAt: z.nullable(moment),
  sentAt: z.nullable(moment),
  /** The day by which the insurer promised to pay, YYYY-MM-DD. */
  promisedOn: z.nullable(z.string()),
  /** Why that day moved; null where it did not. */
  movedBy: z.nullable(MovedBy),
  endedAt: z.nullable(moment),
});
export type OwnRefund = z.infer<typeof OwnRefund>;
