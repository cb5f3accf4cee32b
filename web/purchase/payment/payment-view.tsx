import * as paths from "../../../contract/page-paths.ts";
import type { PaymentStatus } from "../../../contract/payments.ts";
import { PaymentFailed } from "./failed-view.tsx";
import { Receipt } from "./receipt.tsx";
import { PaymentReturning } from "./returning-view.tsx";
import { PaymentUnknown } from "./unknown-view.tsx";
import { useLivePayment } from "./use-live-payment.ts";
import { Verifying } from "./verifying-view.tsx";

type Props = {
  paymentRef: string;
  first: PaymentStatus;
  /** The page of arrival, used when the server knows nothing. */
  arrivedAt: typeof paths.paymentSucceeded | typeof paths.paymentFailed;
};

/** Goes by what the server says, whichever page the gateway returned to. */
export function PaymentView({ paymentRef, first, arrivedAt }: Props) {
  const { payment, isSlow, isUnreachable, refresh } = useLivePayment(paymentRef, first);

  switch (payment.state) {
    case "paid":
      return <Receipt payment={payment} />;
    case "verifying":
      return <Verifying payment={payment} isSlow={isSlow} isUnreachable={isUnreachable} />;
    case "failed":
    case "aborted":
      return <PaymentFailed payment={payment} paymentRef={paymentRef} onOutdated={refresh} />;
    case "returning":
      return <PaymentReturning payment={payment} paymentRef={paymentRef} onOutdated={refresh} />;
    default:
      return <PaymentUnknown paymentRef={paymentRef} arrivedAt={arrivedAt} />;
  }
}
