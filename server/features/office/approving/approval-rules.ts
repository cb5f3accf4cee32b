import type { ApprovalDecision, ApprovalKind } from "../../../../domain/approvals/approval.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import type { ApprovalContent } from "../../../records/approvals/approval-digest.ts";
import type { ApprovalRow } from "../../../records/approvals/approvals-store.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";

export type ApprovedAct = { approval: ApprovalRow; request: RequestRow; decidedBy: string };

export type Declined = { decision: Exclude<ApprovalDecision, "approved">; reason: string };

/** How one kind of approval reads what it is about, and acts once it is approved. */
export type ApprovalRules = {
  /** The content as it is now, under the request's lock; undefined when there is none any more. */
  contentIn: (
    tx: Transaction,
    request: RequestRow,
    approval: ApprovalRow,
  ) => Promise<ApprovalContent | undefined>;
  /** @throws {Problem} where it cannot be done any more */
  actIn: (tx: Transaction, act: ApprovedAct, at: Date) => Promise<void>;
  /** What a refusal or a withdrawal ends besides the approval. */
  declineIn?: (tx: Transaction, act: ApprovedAct, declined: Declined, at: Date) => Promise<void>;
};

export type AllApprovalRules = Readonly<Record<ApprovalKind, ApprovalRules>>;
