import type { HandOff } from "../../../contract/payments.ts";
import type { Language } from "../../../domain/language.ts";
import type { HandOffAttempt } from "../../adapters/payment-gateway/payment-gateway.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { bySystem } from "../../records/audit/audit-store.ts";
import { lockRequestIn } from "../../records/requests/requests-store.ts";
import type { Attempts } from "./attempts.ts";
import { type AttemptRow, moveAttemptIn } from "../../records/payments/attempts-store.ts";
import { accountOf } from "../../records/payments/payees-store.ts";
import { createPaymentsStore } from "./payments-store.ts";
import { nextQueryAt } from "./query-schedule.ts";

type Payer = { email: string };

export const createHandOff = (
  { db, gateway, now, configuration }: Pick<Parts, "db" | "gateway" | "now" | "configuration">,
  attempts: Attempts,
) => {
  const store = createPaymentsStore(db);
  const unitMs = configuration.reconcileSeconds * 1000;
  const returnUrl = `${configuration.publicUrl}/api/payments/return`;

  const formFor = (order: HandOffAttempt) => {
    try {
      return gateway.handOff(order);
    } catch (cause) {
      const problem = new Problem("payments.unavailable");
      problem.cause = cause;
      throw problem;
    }
  };

  /** False when a parallel start superseded the attempt since its creation. */
  const markHandedOff = async (attempt: AttemptRow) => {
    if (attempt.state !== "created") return true;
    const handedOffAt = now();
    const handed = { ...attempt, state: "handed_off" as const, handedOffAt };
    const change = { handedOffAt, nextQueryAt: nextQueryAt(handed, handedOffAt, unitMs) };
    const marked = await db.transaction((tx) =>
      moveAttemptIn(tx, attempt, "handed_off", change, bySystem, handedOffAt),
    );
    // Another call may have handed the same attempt off first.
    return (marked ?? (await store.find(attempt.id)))?.state === "handed_off";
  };

  const openAttemptOf = (requestId: string, language: Language) =>
    db.transaction(async (tx) => {
      const request = await lockRequestIn(tx, requestId);
      if (!request) throw new Problem("requests.notPayable");
      return attempts.continueIn(tx, request, language);
    });

  /** Never inside a transaction. */
  const handOff = async (
    attempt: AttemptRow,
    payer: Payer,
    language: Language,
  ): Promise<HandOff> => {
    const { orderNo, amountFils, payee, ref, requestId } = attempt;
    const account = accountOf(attempt, gateway.accounts);
    if (!gateway.accounts.includes(account)) throw new Problem("payments.payeeAway");
    const payeeName = await store.insurerName(payee);
    const form = formFor({
      orderNo,
      amountFils,
      account,
      payeeName: payeeName[language],
      returnUrl,
      cancelUrl: returnUrl,
      language,
      customer: { email: payer.email },
      requestRef: ref,
    });
    if (await markHandedOff(attempt)) return { status: "success", requestId, ref, ...form };
    return handOff(await openAttemptOf(requestId, language), payer, language);
  };

  return handOff;
};
