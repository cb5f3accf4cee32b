import type { Approval } from "../../../../contract/office/approvals/part.ts";
import type { StaffRole } from "../../../../domain/accounts/staff-roles.ts";
import {
  type AccountChange,
  type ApprovalKind,
  approvalState,
  voidReasons,
  whyNotDecide,
} from "../../../../domain/approvals/approval.ts";
import { draftKinds } from "../../../../domain/insurance/draft-state.ts";
import type { DescribedClient } from "../../../records/clients/described-clients-store.ts";
import type { DraftContent } from "../../../records/insurance/draft-content.ts";
import type { NameStaff } from "../../../records/staff/staff-names-store.ts";
import type { FoundApproval } from "../approving/approvals-reading-store.ts";

/** Who could decide at all, and what keeps two people from acting together. */
export type Office = {
  colleagues: readonly { id: string; roles: readonly StaffRole[]; isAway: boolean }[];
  changes: readonly AccountChange[];
  named: NameStaff;
  /** Those that the approvals are about. */
  clients: ReadonlyMap<string, Pick<DescribedClient, "id" | "name">>;
  now: Date;
};

const amountsOf = ({ approval: { kind, content } }: FoundApproval) => {
  const { priceFils, amountFils, comparison } = content as {
    priceFils?: number;
    amountFils?: number;
    comparison?: { ourFils: number | null };
  };
  return {
    amountFils: (kind === "offer" ? priceFils : amountFils) ?? null,
    ourFils: comparison?.ourFils ?? null,
  };
};

const draftOf = ({ kind, subjectId, content }: FoundApproval["approval"]): Approval["draft"] => {
  const draftKind = draftKinds.find((one) => one === kind);
  if (!draftKind) return null;
  const { insurer, name } = content as Pick<DraftContent, "insurer" | "name">;
  return { id: subjectId, kind: draftKind, insurer, name };
};

const aboutClients: readonly ApprovalKind[] = ["clientJoin", "erasure"];

export const isAboutClient = ({ approval }: FoundApproval) => aboutClients.includes(approval.kind);

const clientOf = (
  { kind, subjectId }: FoundApproval["approval"],
  clients: Office["clients"],
): Approval["client"] => {
  const client = aboutClients.includes(kind) ? clients.get(subjectId) : undefined;
  return client ? { id: client.id, name: client.name } : null;
};

export const stateOf = ({ decision, end }: FoundApproval) =>
  approvalState(decision?.decision ?? null, end?.end ?? null);

export const presentApproval = (
  found: FoundApproval,
  member: { id: string; roles: readonly StaffRole[] },
  { colleagues, changes, clients, named, now }: Office,
): Approval => {
  const { approval, request, decision, end } = found;
  const { id, kind, digest, askedBy, askedAt } = approval;
  const state = stateOf(found);
  const mayNot = (person: { id: string; roles: readonly StaffRole[] }) =>
    whyNotDecide(kind, askedBy, person, changes, now) ?? null;
  return {
    id,
    kind,
    state,
    digest,
    request: request && { id: request.id, number: request.number, name: request.name },
    draft: draftOf(approval),
    client: clientOf(approval, clients),
    askedBy: named(askedBy),
    askedAt: askedAt.toISOString(),
    ...amountsOf(found),
    decision: decision && {
      by: named(decision.decidedBy),
      at: decision.at.toISOString(),
      reason: decision.reason,
    },
    why: voidReasons.find((reason) => reason === end?.why) ?? null,
    mayNot: state === "asked" ? mayNot(member) : null,
    isStranded: state === "asked" && colleagues.every((one) => mayNot(one) !== null),
  };
};
