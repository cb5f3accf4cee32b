import { readPayment, type PaymentStatus } from "../../../contract/payments.ts";
import type { Call } from "../../api/client.ts";

const unknown: PaymentStatus = {
  state: "unknown",
  requestId: null,
  number: null,
  insurerName: null,
  logo: null,
  priceFils: null,
  plateInfo: null,
  startDate: null,
  email: null,
  mayPay: false,
};

/** The server cannot say yet: the page keeps asking, and offers no second payment. */
const unanswered: PaymentStatus = { ...unknown, state: "verifying" };

/** Whether the server has not said anything of a payment yet. */
export const isUnanswered = ({ state, requestId }: PaymentStatus) =>
  state === "verifying" && requestId === null;

/**
 * Only what the server says of a `ref` is ever shown (ruling P11); without its word it is unknown.
 * Undefined when the server cannot say anything now.
 */
export async function readPaymentOf(
  call: Call,
  ref: string,
  signal?: AbortSignal,
): Promise<PaymentStatus | undefined> {
  if (ref === "") return unknown;
  const answer = await call(readPayment, { params: { ref }, ...(signal && { signal }) });
  if (answer.code === "unreachable" || answer.code >= 500) return undefined;
  return answer.code === 200 ? answer.data.data : unknown;
}

export async function loadPayment(call: Call, url: URL) {
  const ref = (url.searchParams.get("ref") ?? "").slice(0, 80);
  return { ref, payment: (await readPaymentOf(call, ref)) ?? unanswered };
}
