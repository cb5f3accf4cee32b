import type { DeskRequest, DeskRow } from "../../../../contract/office/requests.ts";
import type { Insurer } from "../../../../contract/insurers.ts";
import { momentOf } from "../../../../contract/values.ts";
import { maskEmiratesId } from "../../../../domain/vehicle/emirates-id.ts";
import type { Keys } from "../../../adapters/keys.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import { soldTermsOf } from "../../policies/sold-terms.ts";
import { openEmiratesId } from "../../../records/requests/emirates-id-column.ts";
import { storedDraft } from "../../../records/requests/stored-draft.ts";
import { presentLedger } from "../../../records/requests/present-ledger.ts";
import { plateInfoOf, presentInputs } from "../../../records/requests/present-request.ts";
import { actionsOf } from "./actions-of.ts";
import type { DeskListedRow } from "./desk-list-store.ts";
import type { DeskStoreRow } from "./desk-store.ts";

export const presentRow = (
  { request, assigneeEmail }: DeskListedRow,
  insurers: readonly Insurer[],
): DeskRow => {
  const { insurer, companyNameEn: en, companyNameAr: ar, assignee } = request;
  return {
    id: request.id,
    number: request.number,
    type: request.type,
    state: request.state,
    turn: request.turn,
    dueAt: momentOf(request.dueAt),
    snoozedUntil: momentOf(request.snoozedUntil),
    assignee: assignee && assigneeEmail ? { id: assignee, email: assigneeEmail } : null,
    name: request.username,
    plate: plateInfoOf(request),
    origin: request.origin,
    insurerName: insurers.find(({ slug }) => slug === insurer)?.name ?? null,
    planName: en && ar ? { en, ar } : null,
    coverType: request.coverType,
    priceFils: request.priceFils,
    language: request.language,
    createdAt: request.createdAt.toISOString(),
  };
};

export type Beside = Pick<
  DeskRequest,
  | "documents"
  | "documentRequests"
  | "attempts"
  | "history"
  | "calls"
  | "submissions"
  | "mails"
  | "offers"
  | "policy"
  | "notes"
  | "noteDraft"
  | "related"
  | "lease"
>;

export const presentDeskRequest = (
  row: DeskStoreRow,
  member: Pick<StaffMember, "id" | "roles">,
  insurers: readonly Insurer[],
  beside: Beside,
  keys: Pick<Keys, "sealing">,
): DeskRequest => {
  const { request } = row;
  const emiratesId = openEmiratesId(request, keys);
  return {
    ...presentRow(row, insurers),
    version: request.version,
    email: request.email,
    phone: request.phone,
    emiratesId: emiratesId === undefined ? null : maskEmiratesId(emiratesId),
    cylinders: request.cylinders,
    body: request.body,
    answers: storedDraft(request),
    inputs: presentInputs(request),
    startDate: request.startDate,
    ledger: request.ledger && presentLedger(request.ledger),
    edition: request.edition,
    capturedFils: request.capturedFils,
    refundedFils: request.refundedFils,
    cancelAsked: request.cancelAsked,
    sold: soldTermsOf(request),
    actions: actionsOf(request, member, beside),
    ...beside,
  };
};
