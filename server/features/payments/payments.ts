import type { FastifyBaseLogger } from "fastify";
import type { PaymentStatus } from "../../../contract/payments.ts";
import type { HandOff } from "../../../contract/payments.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { Language } from "../../../domain/language.ts";
import type { Customer } from "../../http/access.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { accountKey } from "../../http/caller-keys.ts";
import { acceptedOfferIn } from "../../records/offers/offers-store.ts";
import { createRequestsStore } from "../../records/requests/own-requests-store.ts";
import { lockOwnRequestIn, touchRequestIn } from "../../records/requests/requests-store.ts";
import { createDecisions } from "./apply-decision.ts";
import { createAttempts, isOrderNo, isRef } from "./attempts.ts";
import { followReturns } from "./follow-return.ts";
import { createHandOff } from "./hand-off.ts";
import { createPaymentLog } from "./payment-log.ts";
import {
  type AttemptRow,
  isPaymentUnclearIn,
  lockLiveAttemptIn,
  scheduleQueryIn,
} from "../../records/payments/attempts-store.ts";
import { accountOf } from "../../records/payments/payees-store.ts";
import { createPaymentsStore } from "./payments-store.ts";
import { pageAfter, pageOfUnsure, presentPayment, unknownPayment } from "./present-payment.ts";
import { createReconciliation } from "./reconciliation.ts";

type Warn = (reason: string, error?: unknown) => void;

export const createPayments = (
  parts: Pick<
    Parts,
    "db" | "jobs" | "gateway" | "keys" | "limits" | "now" | "configuration" | "restoring"
  >,
  logger: Pick<FastifyBaseLogger, "warn" | "error">,
) => {
  const log = createPaymentLog(logger, parts.now);
  const store = createPaymentsStore(parts.db);
  const attempts = createAttempts(parts);
  const handOff = createHandOff(parts, attempts);
  const decisions = createDecisions(parts, attempts, log);
  const { apply, applyGatewayFact } = decisions;

  type Asked = Pick<AttemptRow, "id" | "orderNo" | "payee" | "account" | "troubleSince">;

  /** Serves staff only: a mark that is lost is not worth a payment that is not followed up. */
  const noteTrouble = async ({ id, troubleSince }: Asked, isTrouble: boolean) => {
    if (isTrouble === (troubleSince !== null)) return;
    await store.setTrouble(id, isTrouble ? parts.now() : null).catch(() => undefined);
  };

  /** Never inside a transaction. */
  const query = async (attempt: Asked) => {
    const { id, orderNo } = attempt;
    const account = accountOf(attempt, parts.gateway.accounts);
    const { trouble, ...fact } = await parts.gateway.queryStatus(orderNo, account);
    if (trouble) log.notAsked({ attemptId: id, trouble });
    await noteTrouble(attempt, trouble !== undefined);
    return { fact, hasAnswered: trouble === undefined };
  };

  const ask = async (attempt: Asked) => (await query(attempt)).fact;

  /** Asks the gateway and writes down its answer. */
  const verify = async (attempt: Asked) => applyGatewayFact(attempt.id, await ask(attempt));

  const followReturn = followReturns(store, decisions, ask);

  const readReturn = (body: unknown) => {
    if (typeof body !== "object" || body === null) return undefined;
    const hint = parts.gateway.readReturn(body as Readonly<Record<string, unknown>>);
    return hint && isOrderNo(hint.orderNo) ? hint : undefined;
  };

  return {
    isOwn: createRequestsStore(parts.db).isOwn,
    createFirstAttemptIn: attempts.createFirstIn,
    continueIn: attempts.continueIn,
    giveUpIn: attempts.giveUpIn,
    handOff,
    scheduleQueryIn,
    lockLiveAttemptIn,
    isUnclearIn: isPaymentUnclearIn,
    apply,
    applyGatewayFact,
    endReviewIn: decisions.endReviewIn,
    verify,
    unconfirmedOf: store.findUnconfirmed,

    /** What arrived with a payment, in fils. */
    arrivedFilsOf: async (id: string) => {
      const attempt = await store.find(id);
      return attempt?.arrivedFils ?? attempt?.amountFils ?? 0;
    },

    /** Asks at once, and answers what the gateway said. */
    askNow: async (attempt: AttemptRow) => {
      const { fact, hasAnswered } = await query(attempt);
      if (!hasAnswered) return "noAnswer" as const;
      const applied = await applyGatewayFact(attempt.id, fact);
      return applied?.outcome === "review" ? ("differs" as const) : fact.status;
    },

    ...createReconciliation(parts, { store, apply, verify, log }),

    /**
     * Returns the page to go to. The body only says which order to ask about (ruling P9). Without the
     * database that page shows that the payment is being confirmed, and the reconciler asks again.
     */
    handleReturn: async (body: unknown, warn: Warn): Promise<string> => {
      const hint = readReturn(body);
      try {
        const attempt = hint && (await followReturn(hint.orderNo));
        if (!attempt) warn("a return that names no attempt of ours");
        return pageAfter(attempt);
      } catch (error) {
        warn("a return could not be followed up", error);
        return pageOfUnsure(hint?.requestRef ?? "");
      }
    },

    /** Others than the owner see an unknown payment (ruling P11). */
    read: async (ref: string, customer: Customer | undefined): Promise<PaymentStatus> => {
      const payment = isRef(ref) && customer ? await store.findByRef(ref) : undefined;
      const isOwn = payment && payment.request.userId === customer?.id;
      return isOwn ? presentPayment(payment) : unknownPayment;
    },

    /** @throws {Problem} offers.notAccepted: starting a payment accepts nothing (ruling P8) */
    start: async (customer: Customer, requestId: string, language: Language): Promise<HandOff> => {
      await parts.limits.take("paymentOfAccount", accountKey(parts.keys, customer.email));
      await parts.limits.take("paymentOfRequest", `request:${requestId.toLowerCase()}`);
      const { attempt, request } = await parts.db.transaction(async (tx) => {
        const own = await lockOwnRequestIn(tx, customer.id, requestId);
        if (!own) throw new Problem("requests.notFound");
        if (own.state === "offered") throw new Problem("offers.notAccepted");
        const offer = await acceptedOfferIn(tx, own.id);
        if (offer && offer.validUntil < dayInDubai(parts.now()))
          throw new Problem("offers.notOpen");
        const attempt = await attempts.createAttemptIn(tx, own, language);
        await touchRequestIn(tx, own.id, parts.now());
        return { request: own, attempt };
      });
      return handOff(attempt, request, language);
    },
  };
};

export type Payments = ReturnType<typeof createPayments>;
