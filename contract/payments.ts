import * as z from "zod/mini";
import { refusals } from "./answers.ts";
import { route } from "./route.ts";

/** The gateway's browser posts here; the body is only a hint (ruling P9). Always answers 303. */
export const paymentReturn = route({
  method: "POST",
  url: "/api/payments/return",
  config: { access: "gateway" },
  schema: {
    summary: "Return from the card page (form post of encResp)",
    tags: ["payments"],
    consumes: ["application/x-www-form-urlencoded"],
    response: { 303: z.any(), ...refusals },
  },
});

export const PaymentStatus = z.object({
  /** `returning`: money arrived too late to buy anything and goes back to the payer. */
  state: z.enum(["paid", "failed", "aborted", "verifying", "returning", "unknown"]),
  requestId: z.nullable(z.string()),
  number: z.nullable(z.string()),
  insurerName: z.nullable(z.object({ en: z.string(), ar: z.string() })),
  logo: z.nullable(z.string()),
  priceFils: z.nullable(z.number()),
  plateInfo: z.nullable(z.object({ emirate: z.string(), code: z.string(), number: z.string() })),
  startDate: z.nullable(z.string()),
  email: z.nullable(z.string()),
  mayPay: z.boolean(),
});
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** A ref of another visitor, or an unknown one, answers `unknown` (ruling P11). */
export const readPayment = route({
  method: "GET",
  url: "/api/payments/:ref",
  config: { access: "anyone" },
  schema: {
    summary: "The state of a payment one started",
    tags: ["payments"],
    params: z.object({ ref: z.string().check(z.maxLength(80)) }),
    response: {
      200: z.object({ status: z.literal("success"), data: PaymentStatus }),
      ...refusals,
    },
  },
});
