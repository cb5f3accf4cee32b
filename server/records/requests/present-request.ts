import type { Language } from "../../../domain/language.ts";
import type { Insurer } from "../../../contract/insurers.ts";
import type { RequestDetails, RequestSummary } from "../../../contract/requests.ts";
import { momentOf } from "../../../contract/values.ts";
import { coverOf } from "../../../domain/policies/cover.ts";
import { isAgreed } from "../../../domain/policies/policy-for-customer.ts";
import { mayJudgeDocuments } from "../../../domain/documents/document-request.ts";
import { aedFromFils } from "../../../domain/money.ts";
import {
  apiInputName,
  apiInputValue,
  ratedInputNames,
} from "../../../domain/quotes/rated-inputs.ts";
import { promiseMovedBy } from "../../../domain/requests/moved-times.ts";
import { shownPromise } from "../../../domain/requests/promise.ts";
import { mayCancel, mayEdit, mayPay } from "../../../domain/requests/request-state.ts";
import { paymentStatus, returningFils, type SaleMoney } from "../../../domain/requests/totals.ts";
import type { Keys } from "../../adapters/keys.ts";
import { presentAnswers } from "./present-answers.ts";
import { presentLedger } from "./present-ledger.ts";
import { inputOfRow, inputsOfRow } from "./stored-inputs.ts";
import type { HistoryRow, ShownPolicy } from "./own-requests-store.ts";
import type { RequestRow } from "./requests-store.ts";

type InputValue = RequestDetails["inputs"][number]["value"];

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

const confirmationOf = (request: RequestRow): RequestDetails["confirmation"] => ({
  startDate: request.startDate ?? "",
  previousClaims: inputOfRow(request, "claims")?.value ?? "",
  vehicleValue: String(inputOfRow(request, "value")?.value ?? ""),
});

export const presentInputs = (request: RequestRow): RequestDetails["inputs"] => {
  const inputs = inputsOfRow(request);
  return ratedInputNames.flatMap((input) => {
    const known = inputs[input];
    if (!known) return [];
    const value = apiInputValue(input, known.value) as InputValue;
    return [{ input: apiInputName(input), value, source: known.source }];
  });
};

type Asked = Pick<
  RequestDetails["documentRequests"][number],
  "slots" | "reason" | "note" | "state"
> & { id: string; createdAt: Date; expiresAt: Date };

const presentAsked = (asked: Asked): RequestDetails["documentRequests"][number] => ({
  _id: asked.id,
  slots: asked.slots,
  reason: asked.reason,
  note: asked.note,
  state: asked.state,
  askedAt: asked.createdAt.toISOString(),
  expiresAt: asked.expiresAt.toISOString(),
});

type RequestExtras = Pick<SummaryExtras, "insurers" | "language" | "sale" | "mayRenew"> & {
  documentRequests: readonly Asked[];
  documents: readonly { id: string; slot: string; bytes: number }[];
  policy: RequestDetails["policy"];
  refunds: RequestDetails["refunds"];
  history: readonly HistoryRow[];
  views: readonly { slot: string; at: Date }[];
  offers: RequestDetails["offers"];
  priceRange: RequestDetails["priceRange"];
  planCover: RequestDetails["planCover"];
};

const isOpen = ({ state }: RequestDetails["offers"][number]) => state === "open";

export const presentDetails = (
  request: RequestRow,
  {
    insurers,
    language,
    sale,
    documents,
    documentRequests,
    refunds,
    policy,
    history,
    views,
    offers,
    mayRenew,
    priceRange,
    planCover,
  }: RequestExtras,
  { keys, now }: { keys: Pick<Keys, "sealing">; now: Date },
): RequestDetails => ({
  ...presentRequest(request, {
    insurers,
    language,
    sale,
    isDocumentAsked: documentRequests.some(
      ({ state, expiresAt }) => state === "open" && expiresAt > now,
    ),
    openOffers: offers.filter(isOpen).length,
    policy,
    hasDocument: policy?.files.some(({ kind }) => kind === "policy") ?? false,
    mayRenew,
  }),
  priceRange,
  offers,
  answers: presentAnswers(request, keys),
  phonenumber: request.phone ?? "",
  confirmation: confirmationOf(request),
  inputs: presentInputs(request),
  edition: request.edition,
  ratedOn: request.ratedOn,
  planCover,
  ledger: request.ledger && presentLedger(request.ledger),
  documents: documents
    .map(({ id, slot, bytes }) => ({ _id: id, slot, bytes }))
    .toSorted((one, other) => one.slot.localeCompare(other.slot, "en")),
  policy,
  documentRequests: documentRequests.map(presentAsked),
  refunds,
  history: history.map(({ event, state, at }) => ({ event, state, at: at.toISOString() })),
  views: views.map(({ slot, at }) => ({ slot, at: at.toISOString() })),
});
