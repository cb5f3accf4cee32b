import { amountOf } from "./amounts.ts";
import { reportedFils, returnWord, type Method, type Order, type Outcome } from "./order.ts";

const paymentModes: Record<Method, string> = {
  card: "Credit Card",
  wallet: "Wallet",
  instalments: "EMI",
};

const transDate = (at: number): string => {
  const [date = "", time = ""] = new Date(at + 4 * 3600_000).toISOString().split("T");
  return `${date.split("-").toReversed().join("/")} ${time.slice(0, 8)}`;
};

export const returnMessage = (order: Order, outcome: Outcome): string => {
  const word = returnWord(outcome);
  const fields = {
    order_id: order.orderId,
    tracking_id: order.trackingId,
    bank_ref_no: word === "Success" ? order.trackingId.slice(-6) : "null",
    order_status: word,
    failure_message: word === "Failure" ? "Declined by the bank" : "",
    payment_mode: paymentModes[outcome.method],
    card_name: "null",
    status_code: "null",
    status_message: word,
    currency: "AED",
    amount: amountOf(reportedFils(order)),
    trans_date: transDate(outcome.decidedAt),
  };
  const own = Object.entries(fields).map(([key, value]) => `${key}=${value}`);
  // CCAvenue encodes only values that came from outside.
  const echoed = Object.entries(order.echoed).map(
    ([key, value]) => `${key}=${encodeURIComponent(value)}`,
  );
  return [...own, ...echoed].join("&");
};
