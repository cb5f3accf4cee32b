import * as z from "zod/mini";
import { text } from "../../bounded-text.ts";
import { RequestParams } from "../../request-params.ts";
import { route } from "../../route.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { agents } from "../desk/request-actions.ts";
import { DeskRequestAnswer, deskTags } from "../desk/requests.ts";
import { ReviewEnding } from "../payment-review.ts";
import { versioned } from "../versioned.ts";

export const endPaymentReview = route({
  method: "POST",
  url: "/api/office/requests/:id/payment-reviews/:attempt/end",
  config: { access: agents },
  schema: {
    summary:
      "Ask an admin to end the review of a payment: whether money came, and by what evidence",
    tags: deskTags,
    params: z.extend(RequestParams, { attempt: text(60) }),
    body: z.extend(ReviewEnding, { ...versioned, evidence: text(2_000) }),
    response: { 200: DeskRequestAnswer, ...refusals },
  },
});
