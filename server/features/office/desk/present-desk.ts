import type { DeskAction, DeskRequest, DeskRow } from "../../../../contract/office/requests.ts";
import type { Insurer } from "../../../../contract/insurers.ts";
import { mayJudgeDocuments } from "../../../../domain/documents/document-request.ts";
import { mayCause } from "../../../../domain/requests/may-cause.ts";
import { nextState } from "../../../../domain/requests/request-state.ts";
import { maskEmiratesId } from "../../../../domain/vehicle/emirates-id.ts";
import type { Keys } from "../../../adapters/keys.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import { openEmiratesId } from "../../requests/store/emirates-id-column.ts";
import { storedDraft } from "../../requests/store/stored-draft.ts";
import { presentLedger } from "../../requests/view/present-ledger.ts";
import { plateInfoOf, presentInputs } from "../../requests/view/present-request.ts";
import type { DeskListedRow, DeskStoreRow } from "./desk-store.ts";

const momentOf = (at: Date | null) => at?.toISOString() ?? null;

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

/** What this member may do with it now; everything else is refused as well. */
export const actionsOf = (
  { request }: DeskStoreRow,
  { id, roles }: Pick<StaffMember, "id" | "roles">,
): DeskAction[] => {
  const isAgent = roles.includes("agent") || roles.includes("admin");
  if (!isAgent) return [];
  const isOwn = request.assignee === id;
  const mayRelease = isOwn || (request.assignee !== null && roles.includes("admin"));
  const mayCancel =
    mayCause("cancelledByStaff", roles) && nextState(request.state, "cancelledByStaff");
  return [
    ...(request.assignee === null ? (["take"] as const) : []),
    ...(mayRelease ? (["release"] as const) : []),
    "addNote",
    ...(isOwn && request.turn !== null ? (["snooze"] as const) : []),
    ...(request.emiratesIdSealed === null ? [] : (["reveal"] as const)),
    ...(isOwn && mayCancel ? (["cancel"] as const) : []),
    ...(isOwn && mayJudgeDocuments(request.state)
      ? (["judgeDocument", "askDocument"] as const)
      : []),
  ];
};

type Beside = Pick<
  DeskRequest,
  | "documents"
  | "documentRequests"
  | "attempts"
  | "history"
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
    actions: actionsOf(row, member),
    ...beside,
  };
};
