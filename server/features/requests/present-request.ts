import type { RequestDetails, RequestSummary } from "../../../contract/requests.ts";
import { aedFromFils } from "../../../domain/money.ts";
import { mayCancel, nextState } from "../../../domain/requests/request-state.ts";
import { paymentStatus } from "../../../domain/requests/totals.ts";
import type { HistoryRow, RequestRow } from "./requests-store.ts";

/** The plate, or null for a car without one. */
export const plateInfoOf = (request: RequestRow) => {
  const { plateEmirate: emirate, plateCode: code, plateNumber: number } = request;
  return emirate === null || code === null || number === null ? null : { emirate, code, number };
};

const selectedPlanOf = (request: RequestRow): RequestSummary["selectedPlan"] => {
  const { insurer, companyNameEn: en, companyNameAr: ar, coverType, priceFils } = request;
  if (!insurer || !en || !ar || !coverType || priceFils === null) return null;
  return {
    insurer,
    companyName: { en, ar },
    companyType: coverType,
    companyPrice: aedFromFils(priceFils),
    priceFils,
  };
};

/** A request as its owner's dashboard shows it; amounts in AED and in fils, times UTC ISO. */
export const presentRequest = (request: RequestRow): RequestSummary => ({
  _id: request.id,
  number: request.number,
  type: request.type,
  plateInfo: plateInfoOf(request),
  state: request.state,
  userInfo: { username: request.username, email: request.email },
  selectedPlan: selectedPlanOf(request),
  paymentStatus: paymentStatus(request),
  startDate: request.startDate,
  mayCancel: mayCancel(request.state) !== undefined && !request.cancelAsked,
  mayPay: nextState(request.state, "paymentNoticed") !== undefined,
  cancelAsked: request.cancelAsked,
  version: request.version,
  createdAt: request.createdAt.toISOString(),
  updatedAt: request.updatedAt.toISOString(),
});

export const presentDetails = (
  request: RequestRow,
  documents: readonly { id: string; slot: string; bytes: number }[],
  history: readonly HistoryRow[],
): RequestDetails => ({
  ...presentRequest(request),
  documents: documents
    .map(({ id, slot, bytes }) => ({ _id: id, slot, bytes }))
    .toSorted((one, other) => one.slot.localeCompare(other.slot, "en")),
  history: history.map(({ event, state, at }) => ({ event, state, at: at.toISOString() })),
});
