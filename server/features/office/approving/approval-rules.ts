import type { ApprovalDecision, ApprovalKind } from "../../../../domain/approvals/approval.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import type { ApprovalContent } from "../../../records/approvals/approval-digest.ts";
import type { ApprovalRow } from "../../../records/approvals/approvals-store.ts";
import { lockRequestIn, type RequestRow } from "../../../records/requests/requests-store.ts";

/** What follows once the act is committed; repeating it does no harm. */
export type AfterCommit = () => Promise<unknown>;

type Act = { approval: ApprovalRow; decidedBy: string };

type Declined = { decision: Exclude<ApprovalDecision, "approved">; reason: string };

/** How one kind of approval reads what it is about, and acts once it is approved. */
export type ApprovalRules<About = { request: RequestRow }> = {
  /** The content as it is now, locked; undefined when there is none any more. */
  contentIn: (
    tx: Transaction,
    about: About,
    approval: ApprovalRow,
  ) => Promise<ApprovalContent | undefined>;
  /** @throws {Problem} where it cannot be done any more */
  actIn: (tx: Transaction, act: Act & About, at: Date) => Promise<AfterCommit | void>;
  /** What a refusal or a withdrawal ends besides the approval. */
  declineIn?: (tx: Transaction, act: Act & About, declined: Declined, at: Date) => Promise<void>;
};

/** The rules of one approval, with what it is about locked. */
export type HeldApproval = {
  contentIn: (tx: Transaction) => Promise<ApprovalContent | undefined>;
  actIn: (tx: Transaction, decidedBy: string, at: Date) => Promise<AfterCommit | void>;
  declineIn: (
    tx: Transaction,
    decidedBy: string,
    declined: Declined,
    at: Date,
  ) => Promise<void> | undefined;
};

/** Locks what an approval is about; undefined when that is gone. */
export type HoldApprovalIn = (
  tx: Transaction,
  approval: ApprovalRow,
) => Promise<HeldApproval | undefined>;

/** Rules together with the lock that they need: deciding knows neither. */
export const holding =
  <About>(
    lockIn: (tx: Transaction, approval: ApprovalRow) => Promise<About | undefined>,
    rules: ApprovalRules<About>,
  ): HoldApprovalIn =>
  async (tx, approval) => {
    const about = await lockIn(tx, approval);
    return (
      about && {
        contentIn: (inner) => rules.contentIn(inner, about, approval),
        actIn: (inner, decidedBy, at) => rules.actIn(inner, { approval, decidedBy, ...about }, at),
        declineIn: (inner, decidedBy, declined, at) =>
          rules.declineIn?.(inner, { approval, decidedBy, ...about }, declined, at),
      }
    );
  };

/** Of kinds whose subject belongs to a request, whose lock guards it. */
export const holdingRequest = (rules: ApprovalRules): HoldApprovalIn =>
  holding(async (tx, { requestId }) => {
    const request = requestId === null ? undefined : await lockRequestIn(tx, requestId);
    return request && { request };
  }, rules);

export type AllApprovalRules = Readonly<Record<ApprovalKind, HoldApprovalIn>>;
