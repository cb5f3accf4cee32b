import type { PaidCharge } from "../../../../contract/office/refunds/part.ts";
import type { RefundWay } from "../../../../domain/refunds/refund-terms.ts";
import { waysOf } from "../../../../domain/refunds/refund-terms.ts";
import type { Parts } from "../../../parts.ts";
import { calendarIn } from "../../../records/calendar/calendar-store.ts";
import { refundTermsIn } from "../../quotes/insurers-store.ts";
import { moneyOfIn, type PaymentOfRequest } from "../../refunds/money-of-request.ts";
import type { RequestPart } from "../desk/request-part.ts";
import { presentDispute, presentRefundRow } from "./present-refund.ts";
import type { RefundsReading } from "./read-refunds.ts";

const chargeOf = ({ attempt, arrivedFils, leftFils }: PaymentOfRequest): PaidCharge => ({
  attempt: attempt.id,
  kind: attempt.kind,
  orderNo: attempt.orderNo,
  applied: attempt.applied,
  arrivedFils,
  leftFils,
});

export const createRefundsPart = (
  { db, now }: Pick<Parts, "db" | "now">,
  reading: Pick<RefundsReading, "ofRequest">,
): RequestPart<"refunds"> => ({
  read: async ({ id }, { named }) => {
    const { payments } = await moneyOfIn(db, id);
    if (payments.length === 0)
      return { refunds: [], paidCharges: [], refundWays: [], disputes: [] };
    const [found, calendar] = await Promise.all([reading.ofRequest(id), calendarIn(db)]);
    const payee = payments.at(-1)?.attempt.payee ?? "";
    const ways: readonly RefundWay[] = waysOf(await refundTermsIn(db, payee));
    return {
      refunds: found.map((one) => presentRefundRow(one, { named, calendar, now: now() })),
      paidCharges: payments.map(chargeOf),
      refundWays: [...ways],
      disputes: payments.flatMap(({ disputes }) =>
        disputes.map((one) => presentDispute(one, named)),
      ),
    };
  },
  actions: (_request, { isOwn }, { paidCharges }) => ({
    proposeRefund: isOwn && paidCharges.some(({ leftFils }) => leftFils > 0),
    noteDispute: isOwn && paidCharges.length > 0,
  }),
});
