import * as z from "zod/mini";
import { text } from "../../bounded-text.ts";
import { RequestParams } from "../../request-params.ts";
import { route } from "../../route.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { agents } from "../desk/request-actions.ts";
import { DeskRequestAnswer } from "../desk/requests.ts";
import { versioned } from "../versioned.ts";
import { refundTerms } from "./shown.ts";

const tags = ["office: refunds"] as const;

export const proposeRefund = route({
  method: "POST",
  url: "/api/office/requests/:id/refunds",
  config: { access: agents },
  schema: {
    summary: "Propose a refund of a payment, whole or in part, which an admin approves",
    tags,
    params: RequestParams,
    body: z.object({ ...versioned, attempt: text(60), ...refundTerms }),
    response: { 200: DeskRequestAnswer, ...refusals },
  },
});

export const noteDispute = route({
  method: "POST",
  url: "/api/office/requests/:id/disputes",
  config: { access: agents },
  schema: {
    summary: "Note that a card's owner asked the bank for the money (chargeback)",
    tags,
    params: RequestParams,
    body: z.object({
      ...versioned,
      attempt: text(60),
      amountFils: z.number(),
      reference: text(100),
    }),
    response: { 200: DeskRequestAnswer, ...refusals },
  },
});

export const endDispute = route({
  method: "POST",
  url: "/api/office/requests/:id/disputes/:dispute/end",
  config: { access: agents },
  schema: {
    summary: "Note what the bank decided: `upheld` gave the money back to the card's owner",
    tags,
    params: z.extend(RequestParams, { dispute: text(60) }),
    body: z.object({ ...versioned, outcome: z.enum(["upheld", "rejected"]) }),
    response: { 200: DeskRequestAnswer, ...refusals },
  },
});
