import type { Draft, DraftAction } from "../../../../contract/office/insurance/drafts.ts";
import { nextDraftState } from "../../../../domain/insurance/draft-state.ts";
import type { PlanContent } from "../../../../domain/insurance/plan-content.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { ApprovalRow } from "../../../records/approvals/approvals-store.ts";
import type { DraftRow } from "../../../records/insurance/drafts-store.ts";
import type { PlanFileRow } from "../../../records/insurance/plan-files-store.ts";
import type { NameStaff } from "../../../records/staff/staff-names-store.ts";
import { documentsOf, shownContent } from "./draft-contents.ts";
import { type DraftSubject, isOfPlan } from "./draft-subjects.ts";

export const isAgent = ({ roles }: Pick<StaffMember, "roles">) =>
  roles.includes("agent") || roles.includes("admin");

const actionsOf = (
  { state }: DraftRow,
  approval: ApprovalRow | undefined,
  member: StaffMember,
): DraftAction[] => {
  if (!isAgent(member)) return [];
  const may: Record<DraftAction, boolean> = {
    save: state === "draft" || state === "asked",
    ask: nextDraftState(state, "ask") !== undefined,
    withdraw: approval?.askedBy === member.id,
    discard: nextDraftState(state, "discard") !== undefined,
  };
  return (Object.keys(may) as DraftAction[]).filter((action) => may[action]);
};

const ofPlan = ({ kind, subject, content }: DraftRow, { plan }: DraftSubject): Draft["ofPlan"] => {
  if (!isOfPlan(kind)) return null;
  if (plan)
    return {
      id: plan.id,
      name: { en: plan.nameEn, ar: plan.nameAr },
      coverType: plan.coverType,
    };
  const { name, coverType } = content as PlanContent;
  return { id: subject, name, coverType };
};

type Beside = {
  subject: DraftSubject;
  approval: ApprovalRow | undefined;
  /** Those whose digests its content names. */
  files: readonly PlanFileRow[];
};

/** A paper that came again says who brought it to this draft. */
const presentDocuments = (
  draft: DraftRow,
  files: readonly PlanFileRow[],
  named: NameStaff,
): Draft["documents"] =>
  documentsOf(draft).flatMap((document) => {
    const ofDigest = files.filter(({ sha256 }) => sha256 === document.digest);
    const file = ofDigest.find((one) => one.draft === draft.id) ?? ofDigest[0];
    if (!file) return [];
    const { pages, addedBy, addedAt } = file;
    return [{ ...document, pages, addedBy: named(addedBy), addedAt: addedAt.toISOString() }];
  });

export const presentDraft = (
  draft: DraftRow,
  { subject, approval, files }: Beside,
  {
    member,
    named,
    accounts,
  }: { member: StaffMember; named: NameStaff; accounts: readonly string[] },
): Draft => ({
  id: draft.id,
  kind: draft.kind,
  state: draft.state,
  version: draft.version,
  insurer: { slug: draft.insurer, name: subject.insurerName },
  ofPlan: ofPlan(draft, subject),
  content: shownContent(draft.kind, draft.content),
  before: subject.before && shownContent(draft.kind, subject.before),
  accounts: draft.kind === "payee" ? [...accounts] : [],
  documents: presentDocuments(draft, files, named),
  countsFrom: draft.countsFrom?.toISOString() ?? null,
  reason: draft.reason,
  writtenBy: named(draft.writtenBy),
  changedAt: draft.changedAt.toISOString(),
  approval: approval
    ? { id: approval.id, digest: approval.digest, askedBy: named(approval.askedBy) }
    : null,
  actions: actionsOf(draft, approval, member),
});
