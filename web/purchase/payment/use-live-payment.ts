import { useEffect, useState } from "react";
import type { PaymentStatus } from "../../../contract/payments.ts";
import { call } from "../../api/client.ts";
import { isUnanswered, readPaymentOf } from "./read-payment-of.ts";

const FIRST_WAIT_MS = 2000;
const MAX_WAIT_MS = 15_000;
const SLOW_AFTER = 6;

type LivePayment = { payment: PaymentStatus; isSlow: boolean; isUnreachable: boolean };

/** Polls while the payment is being verified: after 2 s, then ever more slowly. */
export function useLivePayment(ref: string, first: PaymentStatus) {
  const [live, setLive] = useState<LivePayment>({
    payment: first,
    isSlow: false,
    isUnreachable: isUnanswered(first),
  });
  const isVerifying = live.payment.state === "verifying";

  useEffect(() => {
    if (!isVerifying) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let asked = 0;

    const ask = async () => {
      asked += 1;
      const answer = await readPaymentOf(call, ref, leaving.signal);
      if (leaving.signal.aborted) return;
      // An answer that knows nothing (a session that ended) changes nothing that was known.
      const isInformative = (payment: PaymentStatus) =>
        answer?.state !== "unknown" || isUnanswered(payment);
      setLive(({ payment }) => ({
        payment: answer && isInformative(payment) ? answer : payment,
        isSlow: asked >= SLOW_AFTER,
        isUnreachable: answer === undefined,
      }));
      plan();
    };
    const plan = () => {
      const wait = Math.min(FIRST_WAIT_MS * 1.3 ** Math.max(asked - 3, 0), MAX_WAIT_MS);
      timer = setTimeout(() => void ask(), wait);
    };
    plan();

    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [ref, isVerifying]);

  return {
    ...live,
    refresh: async () => {
      const payment = await readPaymentOf(call, ref);
      if (payment) setLive({ payment, isSlow: false, isUnreachable: false });
    },
  };
}
