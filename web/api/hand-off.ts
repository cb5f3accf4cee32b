import type { HandOff } from "../../contract/payments.ts";

export type PaymentForm = { action: string; fields: { encRequest: string; access_code: string } };

/**
 * Undefined when the answer lacks a part or names another origin than this installation's gateway.
 */
export function paymentForm(answer: HandOff, gatewayOrigin: string): PaymentForm | undefined {
  const { encRequest, paymentUrl, accessCode } = answer;
  if (!encRequest || !paymentUrl || originOf(paymentUrl) !== gatewayOrigin) return undefined;
  return { action: paymentUrl, fields: { encRequest, access_code: accessCode } };
}

function originOf(url: string): string | undefined {
  try {
    return new URL(url).origin;
  } catch {
    return undefined;
  }
}
