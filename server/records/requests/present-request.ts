import type { Language } from "../../../domain/language.ts";
import type { Insurer } from "../../../contract/insurers.ts";
import type { RequestSummary } from "../../../contract/requests.ts";
import { momentOf } from "../../../contract/values.ts";
import { coverOf } from "../../../domain/policies/cover.ts";
import { isAgreed } from "../../../domain/policies/policy-for-customer.ts";
import { mayJudgeDocuments } from "../../../domain/documents/document-request.ts";
import { aedFromFils } from "../../../domain/money.ts";
import { promiseMovedBy } from "../../../domain/requests/moved-times.ts";
import { shownPromise } from "../../../domain/requests/promise.ts";
import { mayCancel, mayEdit, mayPay } from "../../../domain/requests/request-state.ts";
import { paymentStatus, returningFils, type SaleMoney } from "../../../domain/requests/totals.ts";
import type { ShownPolicy } from "./own-requests-store.ts";
import type { RequestRow } from "./requests-store.ts";

export const plateInfoOf = (
  request: Pick<RequestRow, "plateEmirate" | "plateCode" | "plateNumber">,
) => {
  const { plateEmirate: emirate, plateCode: code, plateNumber: number } = request;
  return emirate === null || code === null || number === null ? null : { emirate, code, number };
};

const selectedPlanOf = (
  request: RequestRow,
  insurers: readonly Insurer[],
  language: Language,
): RequestSummary["selectedPlan"] => {
  const { insurer, companyNameEn: en, companyNameAr: ar, coverType, priceFils } = request;
  if (!insurer || !en || !ar || !coverType || priceFils === null) return null;
  const known = insurers.find(({ slug }) => slug === insurer);
  return {
    insurer,
    insurerName: known?.name ?? { en: insurer, ar: insurer },
    logo: known?.logo ?? null,
    companyName: language === "ar" ? ar : en,
    companyNames: { en, ar },
    companyType: coverType,
    companyPrice: aedFromFils(priceFils),
    priceFils,
  };
};

export const isOpenToPay = (request: Pick<RequestRow, "state" | "priceFils" | "insurer">) =>
  mayPay(request.state) && request.priceFils !== null && request.insurer !== null;

export const promiseOf = (
  request: Pick<RequestRow, "promisedFor" | "promisesMissed" | "turn" | "moved">,
): RequestSummary["promise"] => {
  const promise = shownPromise(request);
  const movedBy = promiseMovedBy(request);
  return promise && { ...promise, until: momentOf(promise.until), ...(movedBy && { movedBy }) };
};

/** What presenting needs beside the row. */
export type SummaryExtras = {
  insurers: readonly Insurer[];
  /** Of the call. */
  language: Language;
  sale: SaleMoney | undefined;
  openOffers: number | undefined;
  isDocumentAsked: boolean;
  policy: ShownPolicy | null;
  hasDocument: boolean;
  mayRenew: boolean;
};

const nothingSold: SaleMoney = { appliedFils: 0, returnedFils: 0 };

const insuredDaysOf = (
  { state, startDate }: RequestRow,
  policy: ShownPolicy | null,
  hasDocument: boolean,
): RequestSummary["cover"] => {
  if (!policy || !isAgreed(policy.state)) return null;
  const cover = coverOf({ state, startDate, policy });
  const { number: policyNumber, plate } = policy;
  return cover && { ...cover, policyNumber, plate, hasDocument };
};

export const presentRequest = (
  request: RequestRow,
  {
    insurers,
    language,
    sale = nothingSold,
    openOffers = 0,
    isDocumentAsked,
    policy,
    hasDocument,
    mayRenew,
  }: SummaryExtras,
): RequestSummary => ({
  _id: request.id,
  number: request.number,
  type: request.type,
  plateInfo: plateInfoOf(request),
  state: request.state,
  policyState: policy?.state ?? null,
  cover: insuredDaysOf(request, policy, hasDocument),
  mayRenew,
  userInfo: { username: request.username, email: request.email },
  selectedPlan: selectedPlanOf(request, insurers, language),
  paymentStatus: paymentStatus({ ...request, ...sale }),
  returningFils: returningFils({ ...request, ...sale }),
  promise: promiseOf(request),
  openOffers,
  startDate: request.startDate,
  mayEdit: mayEdit(request.state),
  mayCancel: mayCancel(request.state) !== undefined && !request.cancelAsked,
  mayPay: isOpenToPay(request),
  // Stays stored for the history; it has no effect after the payment was decided.
  cancelAsked: request.cancelAsked && mayCancel(request.state) === "whenNotPaid",
  isDocumentAsked: isDocumentAsked && mayJudgeDocuments(request.state),
  version: request.version,
  createdAt: request.createdAt.toISOString(),
  updatedAt: request.updatedAt.toISOString(),
});
