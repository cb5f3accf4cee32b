import {
  type DeskAction,
  deskActions,
  type DeskRequest,
} from "../../../../contract/office/requests.ts";
import { mayJudgeDocuments } from "../../../../domain/documents/document-request.ts";
import {
  mayNoteAnswer,
  mayNoteCall,
  mayReject,
  maySendToInsurer,
} from "../../../../domain/requests/desk-moves.ts";
import { mayCausePolicy } from "../../../../domain/policies/may-cause-policy.ts";
import { nextPolicyState } from "../../../../domain/policies/policy-state.ts";
import { mayCause } from "../../../../domain/requests/may-cause.ts";
import { takesOffers } from "../../../../domain/requests/offer-state.ts";
import { mayRecordPolicy, nextState } from "../../../../domain/requests/request-state.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";

/** What this member may do with it now; everything else is refused as well. */
export const actionsOf = (
  request: RequestRow,
  { id, roles }: Pick<StaffMember, "id" | "roles">,
  { documents, offers, policy }: Pick<DeskRequest, "documents" | "offers" | "policy"> = {
    documents: [],
    offers: [],
    policy: null,
  },
): DeskAction[] => {
  const isAgent = roles.includes("agent") || roles.includes("admin");
  const isOwn = isAgent && request.assignee === id;
  const filesWithReason = roles.includes("compliance") && !isOwn && documents.length > 0;
  if (!isAgent) return filesWithReason ? ["filesWithReason"] : [];
  const { state } = request;
  const may: Record<DeskAction, boolean> = {
    take: request.assignee === null,
    release: isOwn || (request.assignee !== null && roles.includes("admin")),
    addNote: true,
    snooze: isOwn && request.turn !== null,
    offer: isOwn && mayCause("offered", roles) && takesOffers(state, offers),
    recordPolicy:
      isOwn &&
      mayCausePolicy("recorded", roles) &&
      mayRecordPolicy(state) &&
      nextPolicyState(policy?.state, "recorded") !== undefined,
    endPolicy:
      isOwn &&
      mayCausePolicy("cancelled", roles) &&
      policy !== null &&
      nextPolicyState(policy.state, "cancelled") !== undefined,
    judgeDocument: isOwn && mayJudgeDocuments(state),
    askDocument: isOwn && mayJudgeDocuments(state),
    contacted: isOwn && mayNoteCall(request),
    sentToInsurer: isOwn && maySendToInsurer(request),
    insurerAnswered: isOwn && mayNoteAnswer(request),
    sendAgain: request.email !== "",
    files: isOwn,
    filesWithReason,
    reveal: request.emiratesIdSealed !== null,
    reject: isOwn && mayCause("rejected", roles) && mayReject(state),
    cancel:
      isOwn &&
      mayCause("cancelledByStaff", roles) &&
      nextState(state, "cancelledByStaff") !== undefined,
  };
  return deskActions.filter((action) => may[action]);
};
