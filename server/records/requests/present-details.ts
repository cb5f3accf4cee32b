import type { RequestDetails } from "../../../contract/requests.ts";
import {
  apiInputName,
  apiInputValue,
  ratedInputNames,
} from "../../../domain/quotes/rated-inputs.ts";
import type { Keys } from "../../adapters/keys.ts";
import { presentAnswers } from "./present-answers.ts";
import { presentLedger } from "./present-ledger.ts";
import { presentRequest, type SummaryExtras } from "./present-request.ts";
import { inputOfRow, inputsOfRow } from "./stored-inputs.ts";
import type { HistoryRow } from "./own-requests-store.ts";
import type { RequestRow } from "./requests-store.ts";

type InputValue = RequestDetails["inputs"][number]["value"];

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
