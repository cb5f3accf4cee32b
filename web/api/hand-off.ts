import type { HandOff } from "../../contract/sends.ts";

/** What the hidden form posts, and where. */
export type PaymentForm = { action: string; fields: { encRequest: string; access_code: string } };

/**
 * The form of a hand-off to the card page; undefined when the answer lacks a part or names another
 * site than the gateway of this installation.
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
