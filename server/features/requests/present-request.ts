import type { RequestDetails, RequestSummary } from "../../../contract/requests.ts";
import { aedFromFils } from "../../../domain/money.ts";
import { mayCancel, mayEdit, mayPay } from "../../../domain/requests/request-state.ts";
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
  mayEdit: mayEdit(request.state),
  mayCancel: mayCancel(request.state) !== undefined && !request.cancelAsked,
  mayPay: mayPay(request.state) && request.priceFils !== null && request.insurer !== null,
  cancelAsked: request.cancelAsked,
  version: request.version,
  createdAt: request.createdAt.toISOString(),
  updatedAt: request.updatedAt.toISOString(),
});

/** The form's answers by their names in the draft (specification part 2, 3.1). */
const answersOf = (request: RequestRow): Record<string, string> => ({
  type: request.type,
  emirate: request.plateEmirate ?? "",
  plateSource: request.plateEmirate ?? "",
  plateCode: request.plateCode ?? "",
  plateNumber: request.plateNumber ?? "",
  cylinderType: request.cylinders,
  carType: request.body,
  carOrigin: request.origin,
  make: request.make ?? "",
  model: request.model ?? "",
  modelYear: String(request.modelYear ?? ""),
  vehicleValue: String(request.vehicleValueAed ?? ""),
  driverBirthYear: String(request.driverBirthYear ?? ""),
  claimFreeYears: String(request.claimFreeYears ?? ""),
  ...request.answers,
});

const confirmationOf = (request: RequestRow) => ({
  startDate: request.startDate ?? "",
  previousClaims: request.previousClaims ?? "",
  vehicleValue: String(request.vehicleValueAed ?? ""),
});

export const presentDetails = (
  request: RequestRow,
  documents: readonly { id: string; slot: string; bytes: number }[],
  history: readonly HistoryRow[],
): RequestDetails => ({
  ...presentRequest(request),
  answers: answersOf(request),
  confirmation: confirmationOf(request),
  ledger: request.ledger,
  views: [],
  documents: documents
    .map(({ id, slot, bytes }) => ({ _id: id, slot, bytes }))
    .toSorted((one, other) => one.slot.localeCompare(other.slot, "en")),
  history: history.map(({ event, state, at }) => ({ event, state, at: at.toISOString() })),
});
