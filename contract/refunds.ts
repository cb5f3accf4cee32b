import * as z from "zod/mini";
import { refusals } from "./answers.ts";
import { text } from "./bounded-text.ts";
import { OwnRefund } from "./refund.ts";
import { route } from "./route.ts";

export const giveIban = route({
  method: "PUT",
  url: "/api/carins/insurance-requests/:id/refunds/:refund/iban",
  config: { access: "customer" },
  schema: {
    summary: "Name the account for a refund by transfer, until the insurer was asked",
    tags: ["requests"],
    params: z.object({ id: text(60), refund: text(60) }),
    body: z.object({ iban: text(60) }),
    response: {
      200: z.object({ status: z.literal("success"), data: OwnRefund }),
      ...refusals,
    },
  },
});

export const sendRefundFiles = route({
  method: "POST",
  url: "/api/carins/insurance-requests/:id/refunds/:refund/files",
  config: { access: "customer" },
  schema: {
    summary: "Send a certificate of the account or a proof; each in a file field of its kind",
    tags: ["requests"],
    consumes: ["multipart/form-data"],
    params: z.object({ id: text(60), refund: text(60) }),
    response: {
      200: z.object({ status: z.literal("success"), data: OwnRefund }),
      ...refusals,
    },
  },
});
