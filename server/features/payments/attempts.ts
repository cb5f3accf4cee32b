import { randomBytes, randomUUID } from "node:crypto";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { Language } from "../../../domain/language.ts";
import { isPartOver } from "../../../domain/requests/cover-period.ts";
import { attemptMayBecome } from "../../../domain/requests/payment-attempt-state.ts";
import { nextState } from "../../../domain/requests/request-state.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { PaymentGateway } from "../../adapters/payment-gateway/payment-gateway.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { randomLetters } from "../../random-letters.ts";
import { type Actor, byCustomer, bySystem } from "../../records/audit/audit-store.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import {
  type AttemptRow,
  insertAttemptIn,
  lockLiveAttemptIn,
  moveAttemptIn,
} from "../../records/payments/attempts-store.ts";
import {
  type ChargeRow,
  insertChargeIn,
  moveChargeIn,
  openSaleIn,
} from "../../records/payments/charges-store.ts";
import { accountIn } from "../../records/payments/payees-store.ts";
import { nextQueryAt } from "./query-schedule.ts";

const ORDER_LETTERS = 20;

export const isOrderNo = (text: string) => /^[A-Za-z0-9/_-]{1,30}$/.test(text);
export const isRef = (text: string) => /^[\w-]{22}$/.test(text);

const isPayable = (request: Pick<RequestRow, "state" | "priceFils" | "insurer">) =>
  nextState(request.state, "paymentNoticed") !== undefined &&
  request.priceFils !== null &&
  request.insurer !== null;

export const createAttempts = ({
  configuration,
  gateway,
  now,
  restoring,
}: Pick<Parts, "configuration" | "now" | "restoring"> & {
  gateway: Pick<PaymentGateway, "accounts">;
}) => {
  const unitMs = configuration.reconcileSeconds * 1000;

  const refuseUnpayable = (request: RequestRow) => {
    // It may have been paid after the moment that the database comes from (ruling D3).
    if (restoring.isOn()) throw new Problem("payments.paused");
    if (!isPayable(request)) throw new Problem("requests.notPayable");
    if (isPartOver(request.startDate, dayInDubai(now())))
      throw new Problem("requests.startDate", { field: "startDate" });
  };

  /** Money that arrives for a superseded attempt goes back. */
  const supersedeIn = async (tx: Transaction, attempt: AttemptRow, by: Actor = bySystem) => {
    if (!attemptMayBecome(attempt.state, "superseded")) return;
    const fresh = { ...attempt, state: "superseded" as const, queries: 0 };
    const change = { queries: 0, nextQueryAt: nextQueryAt(fresh, now(), unitMs) };
    await moveAttemptIn(tx, attempt, "superseded", change, by, now());
  };

  const payerOf = ({ userId }: RequestRow) => (userId ? byCustomer(userId) : bySystem);

  const insertSaleIn = (tx: Transaction, request: RequestRow) => {
    const { id: requestId, priceFils, insurer } = request;
    if (priceFils === null || insurer === null) throw new Problem("requests.notPayable");
    const sale = { requestId, kind: "sale" as const, payee: insurer, amountFils: priceFils };
    return insertChargeIn(tx, sale, payerOf(request), now());
  };

  /** The open charge of the sale, which ends with a change of its price (`giveUpIn`). */
  const saleIn = async (tx: Transaction, request: RequestRow) =>
    (await openSaleIn(tx, request.id)) ?? (await insertSaleIn(tx, request));

  /** @throws {Problem} payments.payeeAway: money never goes to somebody else instead */
  const accountOfIn = async (tx: Transaction, payee: string) => {
    const account = await accountIn(tx, payee, gateway.accounts);
    if (!gateway.accounts.includes(account)) throw new Problem("payments.payeeAway");
    return account;
  };

  const insertFreshIn = async (
    tx: Transaction,
    { id: chargeId, payee, amountFils }: ChargeRow,
    request: RequestRow,
    language: Language,
  ) => {
    const account = await accountOfIn(tx, payee);
    const createdAt = now();
    const attempt = {
      id: randomUUID(),
      chargeId,
      requestId: request.id,
      state: "created" as const,
      orderNo: `MZ${randomLetters(ORDER_LETTERS)}`,
      ref: randomBytes(16).toString("base64url"),
      payee,
      account,
      amountFils,
      language,
      createdAt,
      nextQueryAt: nextQueryAt(
        { state: "created", queries: 0, createdAt, handedOffAt: null },
        createdAt,
        unitMs,
      ),
    };
    return insertAttemptIn(tx, attempt, payerOf(request), createdAt);
  };

  return {
    supersedeIn,

    /** Nobody is asked any more to pay the request as it is. */
    giveUpIn: async (tx: Transaction, requestId: string, by: Actor) => {
      const live = await lockLiveAttemptIn(tx, requestId);
      if (live) await supersedeIn(tx, live, by);
      const sale = await openSaleIn(tx, requestId);
      if (sale) await moveChargeIn(tx, sale, "void", by, now());
    },

    /** Takes a request that was inserted in the same transaction. */
    createFirstIn: async (tx: Transaction, request: RequestRow, language: Language) => {
      refuseUnpayable(request);
      return insertFreshIn(tx, await insertSaleIn(tx, request), request, language);
    },

    /**
     * Uses an attempt that was not sent to the card page yet, unless the insurer's payee is another
     * one since; supersedes any other open one.
     */
    createAttemptIn: async (tx: Transaction, request: RequestRow, language: Language) => {
      refuseUnpayable(request);
      const live = await lockLiveAttemptIn(tx, request.id);
      if (live?.state === "created" && live.account === (await accountOfIn(tx, live.payee)))
        return live;
      if (live) await supersedeIn(tx, live);
      return insertFreshIn(tx, await saleIn(tx, request), request, language);
    },

    /** The open attempt, so that the same send gives the same order; a new one if it was decided. */
    continueIn: async (tx: Transaction, request: RequestRow, language: Language) => {
      refuseUnpayable(request);
      const live = await lockLiveAttemptIn(tx, request.id);
      const isOpen = live?.state === "created" || live?.state === "handed_off";
      return isOpen ? live : insertFreshIn(tx, await saleIn(tx, request), request, language);
    },
  };
};

export type Attempts = ReturnType<typeof createAttempts>;
