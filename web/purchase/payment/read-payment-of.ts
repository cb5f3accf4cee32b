import { readPayment, type PaymentStatus } from "../../../contract/payments.ts";
import type { callWith } from "../../api/client.ts";

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

/** Ruling P11: without the server's word a payment is unknown. */
export async function readPaymentOf(
  call: ReturnType<typeof callWith>,
  ref: string,
  signal?: AbortSignal,
): Promise<PaymentStatus> {
  if (ref === "") return unknown;
  const answer = await call(readPayment, { params: { ref }, ...(signal && { signal }) });
  return answer.code === 200 ? answer.data.data : unknown;
}

export async function loadPayment(call: ReturnType<typeof callWith>, url: URL) {
  const ref = (url.searchParams.get("ref") ?? "").slice(0, 80);
  return { ref, payment: await readPaymentOf(call, ref) };
}
