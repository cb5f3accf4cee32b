import {
  type ApprovalDecision,
  DAYS_APART,
  type Undecidable,
  whyNotDecide,
} from "../../../../domain/approvals/approval.ts";
import { DAY_MS } from "../../../../domain/durations.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { type AnyProblemCode, Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { approvalDigest } from "../../../records/approvals/approval-digest.ts";
import { decideApprovalIn, endApprovalIn } from "../../../records/approvals/approvals-store.ts";
import { byStaff } from "../../../records/audit/audit-store.ts";
import type { AfterCommit, AllApprovalRules, HeldApproval } from "./approval-rules.ts";
import {
  createApprovalsReadingStore,
  type FoundApproval,
  holdAccountsIn,
} from "./approvals-reading-store.ts";

export type Decided = { id: string; digest: string; decision: ApprovalDecision; reason: string };

const refusals: Record<Undecidable, AnyProblemCode> = {
  ownRequest: "approvals.own",
  role: "staff.forbidden",
  apart: "approvals.apart",
};

/**
 * Deciding what a colleague asked for (rulings O2, U6). What is approved is done in the same
 * transaction, whoever holds the lease; where it cannot be done, the approval is void and says why.
 */
export const createDeciding = ({ db, now }: Pick<Parts, "db" | "now">, rules: AllApprovalRules) => {
  const store = createApprovalsReadingStore(db);

  const lockIn = async (tx: Transaction, id: string) => {
    const before = isUuid(id) ? await store.find(id, tx) : undefined;
    const held = before && (await rules[before.approval.kind](tx, before.approval));
    // Once more: somebody may have decided before the lock was ours.
    const found = held && (await store.find(id, tx));
    if (!found) throw new Problem("approvals.notFound");
    return { found, held };
  };

  const refuseUnlessMayIn = async (
    tx: Transaction,
    { approval }: FoundApproval,
    member: StaffMember,
    decision: ApprovalDecision,
  ) => {
    if (decision === "withdrawn") {
      if (approval.askedBy !== member.id) throw new Problem("approvals.notOwn");
      return;
    }
    await holdAccountsIn(tx, [approval.askedBy, member.id]);
    const since = new Date(now().getTime() - DAYS_APART * DAY_MS);
    const changes = await store.changesSince(since, tx);
    const why = whyNotDecide(approval.kind, approval.askedBy, member, changes, now());
    if (why) throw new Problem(refusals[why]);
  };

  /** A savepoint: an act that fails half way leaves nothing behind. */
  const actIn = async (
    tx: Transaction,
    held: HeldApproval,
    decidedBy: string,
  ): Promise<{ isDone: boolean; afterCommit?: AfterCommit | void }> => {
    try {
      const afterCommit = await tx.transaction((inner) => held.actIn(inner, decidedBy, now()));
      return { isDone: true, afterCommit };
    } catch (error) {
      if (error instanceof Problem) return { isDone: false };
      throw error;
    }
  };

  const approveIn = async (
    tx: Transaction,
    { approval }: FoundApproval,
    held: HeldApproval,
    member: StaffMember,
  ): Promise<AfterCommit | void> => {
    const [by, at] = [byStaff(member.id), now()];
    const { kind, subjectId } = approval;
    const content = await held.contentIn(tx);
    if (!content || approvalDigest(kind, subjectId, content) !== approval.digest)
      return endApprovalIn(tx, approval, { end: "void", why: "changed" }, by, at);
    const decision = { decision: "approved" as const, decidedBy: member.id, reason: "" };
    await decideApprovalIn(tx, approval, decision, at);
    const { isDone, afterCommit } = await actIn(tx, held, member.id);
    const end = isDone ? { end: "used" as const } : { end: "void" as const, why: "impossible" };
    await endApprovalIn(tx, approval, end, by, at);
    return afterCommit;
  };

  return {
    /**
     * The same decision again by the same person changes nothing.
     * @throws {Problem} approvals.notFound, approvals.ended; approvals.changed for another digest;
     * approvals.own, approvals.notOwn, approvals.apart, staff.forbidden; request.invalid
     */
    decide: async (
      member: StaffMember,
      { id, digest, decision, reason }: Decided,
    ): Promise<void> => {
      const afterCommit = await db.transaction(async (tx) => {
        const { found, held } = await lockIn(tx, id);
        const { approval, decision: before, end } = found;
        if (before?.decidedBy === member.id && before.decision === decision) return;
        if (before || end) throw new Problem("approvals.ended");
        await refuseUnlessMayIn(tx, found, member, decision);
        if (digest !== approval.digest) throw new Problem("approvals.changed");
        if (decision === "refused" && reason === "")
          throw new Problem("request.invalid", { field: "reason" });
        if (decision === "approved") return approveIn(tx, found, held, member);
        const decidedBy = member.id;
        await decideApprovalIn(tx, approval, { decision, decidedBy, reason }, now());
        await held.declineIn(tx, decidedBy, { decision, reason }, now());
      });
      await afterCommit?.();
    },
  };
};

export type Deciding = ReturnType<typeof createDeciding>;
