import type { Dispute, PaidCharge } from "../../../contract/office/refunds/part.ts";

type Paid = { paidCharges: readonly PaidCharge[]; disputes: readonly Dispute[] };

/** Payments about which no bank decides yet. */
export const disputable = ({ paidCharges, disputes }: Paid): readonly PaidCharge[] =>
  paidCharges.filter(
    ({ attempt }) => !disputes.some((one) => one.attempt === attempt && one.state === "open"),
  );
