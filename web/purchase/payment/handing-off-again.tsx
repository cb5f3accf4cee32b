import type { PaymentStatus } from "../../../contract/payments.ts";
import type { PaymentForm } from "../../api/hand-off.ts";
import { useSite } from "../../i18n/use-site.ts";
import { HandingOff } from "./handing-off.tsx";

type Props = { payment: PaymentStatus; form: PaymentForm };

/** Pays what an earlier payment did not. */
export function HandingOffAgain({ payment, form }: Props) {
  const { language } = useSite();

  return (
    <div className="wrap py-section">
      <HandingOff
        form={form}
        insurer={payment.insurerName?.[language] ?? ""}
        priceFils={payment.priceFils ?? 0}
      />
    </div>
  );
}
