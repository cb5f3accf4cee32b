import { leftFils } from "../../../domain/refunds/refund-sums.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import {
  type SucceededAttempt,
  succeededAttemptsIn,
} from "../../records/payments/attempts-store.ts";
import { type DisputeRow, disputesOfIn } from "../../records/refunds/disputes-store.ts";
import { type RefundRow, refundsOfIn } from "../../records/refunds/refunds-store.ts";

/** A payment that arrived, and what goes back of it; amounts in fils. */
export type PaymentOfRequest = {
  attempt: SucceededAttempt;
  arrivedFils: number;
  refunds: RefundRow[];
  disputes: DisputeRow[];
  /** What nobody has promised yet. */
  leftFils: number;
};

export type MoneyOfRequest = { payments: PaymentOfRequest[]; refunds: RefundRow[] };

/** All payments of a request, the oldest first. In a transaction the lock of the request guards them. */
export const moneyOfIn = async (
  handle: Database | Transaction,
  requestId: string,
): Promise<MoneyOfRequest> => {
  const attempts = await succeededAttemptsIn(handle, requestId);
  if (attempts.length === 0) return { payments: [], refunds: [] };
  const refunds = await refundsOfIn(handle, requestId);
  const disputes = await disputesOfIn(handle, requestId);
  const payments = attempts.map((attempt) => {
    const isOfIt = ({ attemptId }: { attemptId: string }) => attemptId === attempt.id;
    const { arrivedFils } = attempt;
    const own = { arrivedFils, refunds: refunds.filter(isOfIt), disputes: disputes.filter(isOfIt) };
    return { attempt, ...own, leftFils: leftFils(own) };
  });
  return { payments, refunds };
};

export const paymentOf = ({ payments }: MoneyOfRequest, attemptId: string) =>
  payments.find(({ attempt }) => attempt.id === attemptId);
