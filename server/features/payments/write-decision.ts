import type { Decision } from "../../../domain/requests/gateway-fact.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { sendLetterIn } from "../../adapters/mail/send-mail.ts";
import type { Parts } from "../../parts.ts";
import type { Actor } from "../../records/audit/audit-store.ts";
import { cancelledLetter } from "../../records/requests/cancelled-letter.ts";
import { insurerNameIn } from "../quotes/insurers-store.ts";
import {
  addCapturedToRequestIn,
  moveRequestIn,
  type RequestRow,
} from "../../records/requests/requests-store.ts";
import type { Attempts } from "./attempts.ts";
import { failedLetter, paidLetter, returningLetter, reviewNotice } from "./payment-letters.ts";
import { type AttemptRow, moveAttemptIn } from "../../records/payments/attempts-store.ts";
import {
  addCapturedIn,
  type ChargeRow,
  moveChargeIn,
} from "../../records/payments/charges-store.ts";
import type { ReviewDetail } from "../../records/payments/reviews-store.ts";
import { proposeOwedIn } from "../refunds/settle-request.ts";
import { nextQueryAt } from "./query-schedule.ts";

export type Locked = {
  request: RequestRow;
  charge: ChargeRow;
  attempt: AttemptRow;
  /** Those of the charge that decide. */
  attempts: AttemptRow[];
};

/** States, audit, money, proposed refund and mail of one decision are one transaction. */
export const createDecisionWriter = (
  parts: Pick<Parts, "jobs" | "now" | "configuration">,
  attempts: Pick<Attempts, "supersedeIn">,
) => {
  const unitMs = parts.configuration.reconcileSeconds * 1000;

  const writeAttemptIn = async (
    tx: Transaction,
    { attempt }: Locked,
    { to, applied, trackingId }: NonNullable<Decision["attempt"]>,
    { differs, reported, arrivedFils = attempt.amountFils }: Decision,
    by: Actor,
  ) => {
    const at = parts.now();
    const settled = to !== "verifying";
    const changed = await moveAttemptIn(
      tx,
      attempt,
      to,
      {
        queries: 0,
        nextQueryAt: nextQueryAt({ ...attempt, state: to, queries: 0 }, at, unitMs),
        ...(settled && { decidedAt: at }),
        ...(applied !== undefined && { applied }),
        ...(arrivedFils !== attempt.amountFils && { arrivedFils }),
        ...(trackingId !== undefined && { trackingId }),
        ...(differs && reported && { detail: { differs, reported } satisfies ReviewDetail }),
      },
      by,
      at,
    );
    if (to === "succeeded") {
      await addCapturedIn(tx, attempt.chargeId, arrivedFils);
      await addCapturedToRequestIn(tx, attempt.requestId, arrivedFils, at);
    }
    return changed ?? attempt;
  };

  const writeRequestIn = async (
    tx: Transaction,
    { request }: Locked,
    move: NonNullable<Decision["request"]>,
    by: Actor,
  ) => {
    let row = request;
    for (const { event } of move.steps)
      row = (await moveRequestIn(tx, row, event, by, parts.now())) ?? row;
    return row;
  };

  const writeChargeIn = async (
    tx: Transaction,
    { charge, attempt, attempts: all }: Locked,
    to: NonNullable<Decision["charge"]>,
    by: Actor,
  ) => {
    await moveChargeIn(tx, charge, to, by, parts.now());
    // Nobody is to pay twice: other attempts end, and money that still arrives goes back.
    for (const other of all) if (other.id !== attempt.id) await attempts.supersedeIn(tx, other);
  };

  const letterIn = async (
    tx: Transaction,
    mail: NonNullable<Decision["mail"]>,
    request: RequestRow,
    attempt: AttemptRow,
  ) => {
    if (mail === "cancelled") return cancelledLetter(request);
    if (mail === "failed") return failedLetter(request, attempt);
    const insurerName = await insurerNameIn(tx, attempt.payee);
    return mail === "returning"
      ? returningLetter(request, attempt, insurerName)
      : paidLetter(request, attempt, insurerName);
  };

  return async (tx: Transaction, locked: Locked, decision: Decision, by: Actor) => {
    const attempt = decision.attempt
      ? await writeAttemptIn(tx, locked, decision.attempt, decision, by)
      : locked.attempt;
    const request = decision.request
      ? await writeRequestIn(tx, locked, decision.request, by)
      : locked.request;
    if (decision.charge) await writeChargeIn(tx, locked, decision.charge, by);
    const arrived = { ...attempt, amountFils: decision.arrivedFils ?? attempt.amountFils };
    if (decision.refund) await proposeOwedIn(tx, request, parts.now());
    if (decision.mail)
      await sendLetterIn(tx, parts.jobs, await letterIn(tx, decision.mail, request, arrived));
    if (decision.differs && decision.attempt) {
      const to = { adminEmail: parts.configuration.adminEmail, at: parts.now() };
      await sendLetterIn(tx, parts.jobs, reviewNotice(request, attempt, decision.differs, to));
    }
    return { request, attempt };
  };
};
