import * as z from "zod/mini";
import { approvalKinds } from "../../../domain/approvals/approval.ts";
import { askedWays } from "../../../domain/clients/erasing.ts";
import { sides } from "../../../domain/clients/joining.ts";
import { addOns } from "../../../domain/quotes/add-ons.ts";
import { repairs } from "../../../domain/quotes/rated-inputs.ts";
import { refundReasons, refundWays } from "../../../domain/refunds/refund-terms.ts";
import { rejectionReasons } from "../../../domain/requests/rejection-reasons.ts";
import { ListQuery } from "../../answers.ts";
import { text } from "../../bounded-text.ts";
import { LedgerLine } from "../../quotes.ts";
import { route } from "../../route.ts";
import { bilingual, moment } from "../../values.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { ComparedPayment, ReviewEnding } from "../payment-review.ts";
import { PriceComparison } from "../price-comparison.ts";
import { pagedRooms } from "../rooms.ts";
import { StaffName } from "../staff-name.ts";
import { Approval } from "./part.ts";

const tags = ["office: approvals"] as const;
const access = { staff: pagedRooms.approvals.roles };

export const approvalLists = ["waiting", "asked", "decided"] as const;
export type ApprovalList = (typeof approvalLists)[number];

const amount = z.nullable(z.number());

/** An offer as it would go out, beside what it is compared with (ruling P25). */
const AskedOffer = z.object({
  version: z.number(),
  insurerName: bilingual,
  planName: bilingual,
  coverType: z.enum(["thirdParty", "comprehensive"]),
  excessAed: amount,
  repair: z.nullable(z.enum(repairs)),
  sumInsuredAed: amount,
  addOns: z.nullable(z.array(z.enum(addOns))),
  startDate: z.nullable(z.string()),
  priceFils: z.number(),
  insurerRef: z.string(),
  priceReason: z.string(),
  why: z.string(),
  validUntil: z.string(),
  comparison: PriceComparison,
  /** How our price is made; empty where none of ours is compared. */
  ledger: z.array(LedgerLine),
});

const AskedRejection = z.object({
  why: z.enum(rejectionReasons),
  reason: z.string(),
  /** What goes back to the customer, in fils. */
  amountFils: z.number(),
});

/** How a payment review would end, beside what the gateway reported. */
const AskedReview = z.extend(ReviewEnding, { payment: ComparedPayment });

/** Money that would go back, of which payment and how. */
const AskedRefund = z.object({
  id: z.string(),
  amountFils: z.number(),
  arrivedFils: z.number(),
  way: z.enum(refundWays),
  reason: z.enum(refundReasons),
  note: z.string(),
});

/** Two records that would be one person to the desk, and by what. */
const AskedJoin = z.object({
  other: z.nullable(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  /** Masked, as that of the other. */
  email: z.string(),
  proof: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("mail"), from: z.enum(sides), day: z.string() }),
    z.object({
      kind: z.literal("document"),
      /** Null once it is gone. */
      document: z.nullable(
        z.object({ slot: z.string(), requestId: z.string(), requestNumber: z.string() }),
      ),
    }),
  ]),
});

/** What an erasure would take away, and what the law keeps. */
const AskedErasure = z.object({
  how: z.enum(askedWays),
  hasAccount: z.boolean(),
  erased: z.number(),
  kept: z.array(z.object({ number: z.string(), until: z.nullable(z.string()) })),
});

const standings = ["may", "away", "apart"] as const;

export const ApprovalShown = z.extend(Approval, {
  offer: z.nullable(AskedOffer),
  rejection: z.nullable(AskedRejection),
  paymentReview: z.nullable(AskedReview),
  refund: z.nullable(AskedRefund),
  clientJoin: z.nullable(AskedJoin),
  erasure: z.nullable(AskedErasure),
  /**
   * Why a draft should count, and from when; null for at once, or for the days of an agreement.
   * `account`: of a payee, the credentials that payments would use.
   */
  asked: z.nullable(
    z.object({
      reason: z.string(),
      countsFrom: z.nullable(moment),
      account: z.nullable(z.string()),
    }),
  ),
  /** Everybody whose role allows it, but for whoever asked; `until` for those who may not yet. */
  deciders: z.array(
    z.object({ colleague: StaffName, standing: z.enum(standings), until: z.nullable(moment) }),
  ),
  /** In which the customer of the request is told. */
  language: z.nullable(z.enum(["en", "ar"])),
});
export type ApprovalShown = z.infer<typeof ApprovalShown>;

const ApprovalParams = z.object({ id: text(60) });
const answer = {
  200: z.object({ status: z.literal("success"), data: ApprovalShown }),
  ...refusals,
};

export const listApprovals = route({
  method: "GET",
  url: "/api/office/approvals",
  config: { access },
  schema: {
    summary: "What waits for the caller (the oldest first), what they asked for or decided",
    tags,
    querystring: z.extend(ListQuery, {
      list: z._default(z.enum(approvalLists), "waiting"),
      kind: z.optional(z.enum(approvalKinds)),
    }),
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.array(Approval),
        nextCursor: z.nullable(z.string()),
      }),
      ...refusals,
    },
  },
});

export const readApproval = route({
  method: "GET",
  url: "/api/office/approvals/:id",
  config: { access },
  schema: {
    summary: "One approval: its content, what that is compared with, and who may decide",
    tags,
    params: ApprovalParams,
    response: answer,
  },
});

const digest = { digest: text(64) };

const deciding = <const Name extends string, Body extends z.ZodMiniType>(
  name: Name,
  summary: string,
  body: Body,
) =>
  route({
    method: "POST",
    url: `/api/office/approvals/:id/${name}`,
    config: { access },
    schema: { summary, tags, params: ApprovalParams, body, response: answer },
  });

export const approve = deciding(
  "approve",
  "Approve and do it at once; void, saying why, where it cannot be done any more",
  z.object(digest),
);
export const refuse = deciding(
  "refuse",
  "Refuse, with a reason that whoever asked reads",
  z.object({ ...digest, reason: text(500) }),
);
export const withdrawApproval = deciding(
  "withdraw",
  "Take back what one asked for",
  z.object(digest),
);
