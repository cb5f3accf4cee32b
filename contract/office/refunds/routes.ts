import * as z from "zod/mini";
import { ListQuery } from "../../answers.ts";
import { text } from "../../bounded-text.ts";
import { route } from "../../route.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { agents } from "../desk/request-actions.ts";
import { pagedRooms } from "../rooms.ts";
import { versioned } from "../versioned.ts";
import { RefundRow } from "./part.ts";
import { refundTerms, RefundShown } from "./shown.ts";

const tags = ["office: refunds"] as const;
const readers = { staff: pagedRooms.refunds.roles };

export const refundViews = ["open", "toApprove", "toSend", "withInsurer", "late", "ended"] as const;
export type RefundView = (typeof refundViews)[number];

const RefundParams = z.object({ id: text(60) });
const answer = {
  200: z.object({ status: z.literal("success"), data: RefundShown }),
  ...refusals,
};

export const listRefunds = route({
  method: "GET",
  url: "/api/office/refunds",
  config: { access: readers },
  schema: {
    summary: "Refunds of a view: what waits longest first, of ended ones the newest",
    tags,
    querystring: z.extend(ListQuery, { view: z._default(z.enum(refundViews), "open") }),
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.array(RefundRow),
        nextCursor: z.nullable(z.string()),
      }),
      ...refusals,
    },
  },
});

export const countRefunds = route({
  method: "GET",
  url: "/api/office/refunds/counts",
  config: { access: { ...readers, background: true } },
  schema: {
    summary: "What is owed to how many people, and how many refunds each view has, at most 100",
    tags,
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.object({
          owedFils: z.number(),
          people: z.number(),
          views: z.record(z.enum(refundViews), z.number()),
        }),
      }),
      ...refusals,
    },
  },
});

export const exportRefunds = route({
  method: "GET",
  url: "/api/office/refunds.csv",
  config: { access: readers },
  schema: {
    summary: "The refunds of a view as CSV, at most 10,000 rows",
    tags,
    querystring: z.object({ view: z._default(z.enum(refundViews), "open") }),
    response: { 200: z.any(), ...refusals },
  },
});

export const readRefund = route({
  method: "GET",
  url: "/api/office/refunds/:id",
  config: { access: readers },
  schema: {
    summary: "One refund: its sums, its steps, and what may be done",
    tags,
    params: RefundParams,
    response: answer,
  },
});

const act = <const Name extends string, Body extends z.ZodMiniType>(
  name: Name,
  summary: string,
  body: Body,
  access: { staff: readonly ("agent" | "admin")[] } = agents,
) =>
  route({
    method: "POST",
    url: `/api/office/refunds/:id/${name}`,
    config: { access },
    schema: { summary, tags, params: RefundParams, body, response: answer },
  });

const admins = { staff: ["admin"] } as const;
const reason = text(500);

export const changeRefund = act(
  "change",
  "Propose other terms, which voids the approval that was asked for",
  z.object({ ...versioned, ...refundTerms }),
);
/** `digest`: of the approval that was shown; empty where the system proposed it. */
export const approveRefund = act(
  "approve",
  "Approve it, as an admin who did not propose it",
  z.object({ ...versioned, digest: text(64) }),
  admins,
);
export const refuseRefund = act(
  "refuse",
  "Refuse it, with a reason; what is owed is proposed again",
  z.object({ ...versioned, digest: text(64), reason }),
  admins,
);
export const withdrawRefund = act(
  "withdraw",
  "Take back what one proposed",
  z.object({ ...versioned }),
);
export const sendRefund = act(
  "send",
  "Note that the insurer was asked; again after a failed try",
  z.object({ ...versioned, insurerRef: text(60) }),
);
export const confirmRefund = act(
  "confirm",
  "Note that the customer has the money",
  z.object({ ...versioned, insurerRef: text(60) }),
);
export const failRefund = act(
  "fail",
  "Note that the insurer could not pay, and why",
  z.object({ ...versioned, reason }),
);
export const voidRefund = act(
  "void",
  "End it without payment, with a reason; what is owed is proposed again",
  z.object({ ...versioned, reason }),
  admins,
);

export const viewRefundFile = route({
  method: "GET",
  url: "/api/office/refunds/:id/files/:file",
  config: { access: readers },
  schema: {
    summary: "What the customer sent for it; each view is an audit row",
    tags,
    params: z.extend(RefundParams, { file: text(60) }),
    response: { 200: z.any(), ...refusals },
  },
});

export const revealIban = route({
  method: "POST",
  url: "/api/office/refunds/:id/reveal",
  config: { access: agents },
  schema: {
    summary: "The whole IBAN; each reveal is an audit row",
    tags,
    params: RefundParams,
    response: {
      200: z.object({ status: z.literal("success"), data: z.object({ iban: z.string() }) }),
      ...refusals,
    },
  },
});
