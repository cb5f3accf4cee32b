import { addDays, dayInDubai } from "../../../domain/calendar-day.ts";
import type { Bilingual, Language } from "../../../domain/language.ts";
import { NOTICE_DAYS, refundOf } from "../../../domain/quotes/refund.ts";
import { type Cover, coverOf } from "../../../domain/policies/cover.ts";
import { returnedFils } from "../../../domain/refunds/refund-sums.ts";
import type { PolicyToCancel } from "../../adapters/papers/cancellation-letter.ts";
import type { PaymentSummary } from "../../adapters/papers/payment-summary.ts";
import { reminderFile } from "../../adapters/papers/reminder.ts";
import type { Customer } from "../../http/access.ts";
import { pagePath } from "../../http/page-language.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import type { Policies } from "../policies/policies.ts";
import { daysOf, type PolicyRow } from "../../records/policies/policies-store.ts";
import { plateInfoOf } from "../../records/requests/present-request.ts";
import { requestPage } from "../../records/requests/request-page.ts";
import { inputsOfRow } from "../../records/requests/stored-inputs.ts";
import { createRequestsStore } from "../../records/requests/own-requests-store.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import type { AttemptRow } from "../../records/payments/attempts-store.ts";
import { disputesOfIn } from "../../records/refunds/disputes-store.ts";
import { refundsOfIn } from "../../records/refunds/refunds-store.ts";
import { createPaymentsStore } from "./payments-store.ts";

type Paid = {
  request: RequestRow;
  policy: PolicyRow | null;
  attempt: AttemptRow;
  paidAt: Date;
  insurerName: Bilingual;
  /** Fils that went back of this payment. */
  returnedFils: number;
};

const isReturning = ({ request, attempt }: Paid) =>
  !attempt.applied || (request.state !== "paid" && request.state !== "issued");

/** Cover that this payment bought. */
const coverOfPaid = ({ request, policy, attempt }: Paid): Cover | null =>
  attempt.applied ? coverOf({ ...request, policy: policy && daysOf(policy) }) : null;

/** @throws {Problem} requests.notPaid where there is none, or it was ended */
const lastingCoverOf = (paid: Paid): Cover => {
  const cover = coverOfPaid(paid);
  if (cover === null || (paid.policy?.endedOn ?? null) !== null)
    throw new Problem("requests.notPaid");
  return cover;
};

const policyToCancel = (
  { request, policy, attempt, insurerName }: Paid,
  cover: Cover,
  writtenOn: string,
): PolicyToCancel => {
  const cancelledOn = addDays(writtenOn, NOTICE_DAYS);
  const paidFils = attempt.amountFils;
  const { none, percent, refundFils } = refundOf({
    priceFils: paidFils,
    ...cover,
    cancelledOn,
    hasClaim: false,
  });
  return {
    number: request.number,
    policyNumber: policy?.number ?? null,
    insurerName,
    insuredName: policy?.insuredName ?? request.username,
    email: request.email,
    plate: plateInfoOf(request),
    cover,
    paidFils,
    writtenOn,
    cancelledOn,
    refund: none === null ? { percent, refundFils } : null,
  };
};

export const createPaymentPapers = (
  { db, configuration, papers, now }: Pick<Parts, "db" | "configuration" | "papers" | "now">,
  policies: Pick<Policies, "rowOf">,
) => {
  const requests = createRequestsStore(db);
  const payments = createPaymentsStore(db);

  const findPaid = async (customer: Customer, id: string): Promise<Paid> => {
    const request = await requests.findOwn(customer.id, id);
    if (!request) throw new Problem("requests.notFound");
    const isWithInsurer = request.capturedFils > request.refundedFils;
    const attempt = isWithInsurer ? await payments.findSucceeded(id) : undefined;
    if (!attempt) throw new Problem("requests.notPaid");
    const [insurerName, recorded, refunds, disputes] = await Promise.all([
      payments.insurerName(attempt.payee),
      policies.rowOf(id),
      refundsOfIn(db, id),
      disputesOfIn(db, id),
    ]);
    const isOfIt = ({ attemptId }: { attemptId: string }) => attemptId === attempt.id;
    const returned = returnedFils({
      refunds: refunds.filter(isOfIt),
      disputes: disputes.filter(isOfIt),
    });
    // What its customer has not accepted is not in force yet.
    const policy = (request.state === "issued" && recorded) || null;
    const paidAt = attempt.decidedAt ?? attempt.createdAt;
    return { request, policy, attempt, insurerName, paidAt, returnedFils: returned };
  };

  const summaryOf = (paid: Paid, language: Language): PaymentSummary => {
    const { request, attempt, insurerName, paidAt } = paid;
    const { make, model, body, cylinders, origin } = request;
    const { year } = inputsOfRow(request);
    const modelYear = year && year.source !== "assumed" ? year.value : null;
    return {
      language,
      number: request.number,
      insurerName,
      insuredName: request.username,
      plate: plateInfoOf(request),
      vehicle: { make, model, modelYear, body, cylinders, origin },
      coverType: request.coverType,
      cover: coverOfPaid(paid),
      isReturning: isReturning(paid),
      ledger: request.ledger ?? [],
      paidFils: attempt.amountFils,
      returnedFils: paid.returnedFils,
      paidAt,
      trackingId: attempt.trackingId,
      licenceNumber: configuration.licenceNumber,
      isDemonstration: configuration.gateway.kind === "practice",
    };
  };

  const blankLetters = new Map<Language, Promise<Buffer>>();

  const printBlankLetter = (language: Language) => {
    const printing = papers.cancellationLetter({ language, policy: null });
    blankLetters.set(language, printing);
    printing.catch(() => blankLetters.delete(language));
    return printing;
  };

  return {
    summary: async (customer: Customer, id: string, language: Language) => {
      const paid = await findPaid(customer, id);
      const pdf = await papers.paymentSummary(summaryOf(paid, language));
      return { number: paid.request.number, pdf };
    },

    /** @throws {Problem} requests.notFound; requests.notPaid also where there is no cover any more */
    reminder: async (customer: Customer, id: string, language: Language) => {
      const paid = await findPaid(customer, id);
      const { request, policy, insurerName, paidAt } = paid;
      const { endsOn } = lastingCoverOf(paid);
      const calendar = reminderFile({
        language,
        requestId: request.id,
        number: request.number,
        insurerName,
        plate: plateInfoOf(request),
        endsOn,
        paidAt: policy?.updatedAt ?? paidAt,
        requestUrl: `${configuration.publicUrl}${pagePath(language, requestPage(request.id))}`,
      });
      return { number: request.number, calendar };
    },

    /**
     * Written today (in Dubai), so that the seven days of notice begin.
     * @throws {Problem} requests.notFound; requests.notPaid also where there is no cover any more
     */
    cancellationLetter: async (customer: Customer, id: string, language: Language) => {
      const paid = await findPaid(customer, id);
      const cover = lastingCoverOf(paid);
      const writtenOn = dayInDubai(now());
      if (cover.endsOn < writtenOn) throw new Problem("requests.notPaid");
      const { request } = paid;
      const pdf = await papers.cancellationLetter({
        language,
        policy: policyToCancel(paid, cover, writtenOn),
      });
      return { number: request.number, pdf };
    },

    /** Holds nothing personal, so one file for each language is enough. */
    blankLetter: (language: Language) => blankLetters.get(language) ?? printBlankLetter(language),
  };
};

export type PaymentPapers = ReturnType<typeof createPaymentPapers>;
