import type { Fils } from "../../../../domain/money.ts";
import {
  type RefundReason,
  type RefundWay,
  staffRefundReasons,
  waysOf,
} from "../../../../domain/refunds/refund-terms.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import { byStaff } from "../../../records/audit/audit-store.ts";
import {
  editRefundIn,
  insertRefundIn,
  type RefundRow,
} from "../../../records/refunds/refunds-store.ts";
import { lockRequestIn } from "../../../records/requests/requests-store.ts";
import { refundTermsIn } from "../../quotes/insurers-store.ts";
import { moneyOfIn, type PaymentOfRequest, paymentOf } from "../../refunds/money-of-request.ts";
import { proposeOwedIn } from "../../refunds/settle-request.ts";
import type { VersionedAct } from "../writes/staff-act.ts";
import type { StaffWrites } from "../writes/request-writes.ts";
import { askForRefundIn } from "./refund-approval.ts";

export type RefundTermsAsked = {
  amountFils: Fils;
  way: RefundWay;
  reason: RefundReason;
  note: string;
};

const written = (note: string) => note.replaceAll("\0", "").trim();

/** Never more than what arrived and nobody was promised (ruling P19). */
const refuseImpossibleIn = async (
  tx: Transaction,
  { attempt }: PaymentOfRequest,
  mostFils: Fils,
  { amountFils, way, reason, note }: RefundTermsAsked,
  reasons: readonly RefundReason[],
) => {
  if (!Number.isInteger(amountFils) || amountFils <= 0)
    throw new Problem("request.invalid", { field: "amountFils" });
  if (amountFils > mostFils) throw new Problem("refunds.tooMuch", { field: "amountFils" });
  if (!waysOf(await refundTermsIn(tx, attempt.payee)).includes(way))
    throw new Problem("request.invalid", { field: "way" });
  if (!reasons.includes(reason)) throw new Problem("request.invalid", { field: "reason" });
  if (reason === "other" && written(note) === "")
    throw new Problem("request.invalid", { field: "note" });
};

const isSame = (refund: RefundRow, terms: RefundTermsAsked, staffId: string) =>
  refund.state === "proposed" &&
  refund.proposedBy === staffId &&
  refund.amountFils === terms.amountFils &&
  refund.way === terms.way &&
  refund.reason === terms.reason &&
  refund.note === terms.note;

/**
 * Somebody at the desk proposes a refund, whole or in part; an admin approves it.
 * @throws {Problem} staff.notNow, refunds.tooMuch, request.invalid
 */
export const createProposing =
  (writes: StaffWrites) => (act: VersionedAct, attemptId: string, terms: RefundTermsAsked) =>
    writes.write(act, async (tx, request, by, at) => {
      const money = await moneyOfIn(tx, request.id);
      const payment = isUuid(attemptId) ? paymentOf(money, attemptId) : undefined;
      if (!payment) throw new Problem("staff.notNow");
      const note = written(terms.note);
      // A call that is sent twice proposes once.
      if (payment.refunds.some((one) => isSame(one, { ...terms, note }, act.member.id))) return;
      await refuseImpossibleIn(tx, payment, payment.leftFils, terms, staffRefundReasons);
      const { chargeId, requestId, payee } = payment.attempt;
      const ids = { attemptId, chargeId, requestId, payee, proposedBy: act.member.id };
      const refund = await insertRefundIn(tx, { ...terms, ...ids, note }, by, at);
      await askForRefundIn(tx, refund, act.member.id, at);
      await proposeOwedIn(tx, request, at);
    });

/**
 * Other terms for what is only proposed: whoever changes them proposes it from then on, and what the
 * system owes beyond them is proposed beside it.
 * @throws {Problem} staff.notNow, refunds.tooMuch, request.invalid
 */
export const changeProposalIn = async (
  tx: Transaction,
  refund: RefundRow,
  terms: RefundTermsAsked,
  staffId: string,
  at: Date,
) => {
  const payment = paymentOf(await moneyOfIn(tx, refund.requestId), refund.attemptId);
  if (!payment || refund.state !== "proposed") throw new Problem("staff.notNow");
  const isSystems = refund.reason === "notApplied" || refund.reason === "rejected";
  const reasons = isSystems ? [refund.reason] : staffRefundReasons;
  const mostFils = payment.leftFils + refund.amountFils;
  await refuseImpossibleIn(tx, payment, mostFils, terms, reasons);
  const change = { ...terms, note: written(terms.note), proposedBy: staffId };
  const edited = await editRefundIn(tx, refund, change, "changed", byStaff(staffId), at);
  await askForRefundIn(tx, edited, staffId, at);
  const request = await lockRequestIn(tx, refund.requestId);
  if (request) await proposeOwedIn(tx, request, at);
};
