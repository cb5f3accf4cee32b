import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type {
  ApprovalDecision,
  ApprovalEnd,
  ApprovalKind,
  ApprovalState,
  VoidReason,
} from "../../../domain/approvals/approval.ts";
import type { RequestAuditEvent } from "../../../domain/requests/request-audit-events.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { type Actor, byStaff, writeAuditIn } from "../audit/audit-store.ts";
import { type ApprovalContent, approvalDigest } from "./approval-digest.ts";

const { approvalDecisionRows, approvalEndRows, approvals } = schema;

export type ApprovalRow = typeof approvals.$inferSelect;

/** What the history of the request says of it; acting upon it says more itself. */
const inHistory = {
  asked: "approvalAsked",
  approved: "approvalGiven",
  refused: "approvalRefused",
  withdrawn: "approvalWithdrawn",
  void: "approvalVoid",
  used: undefined,
} as const satisfies Record<ApprovalState, RequestAuditEvent | undefined>;

const auditIn = async (
  tx: Transaction,
  { id, requestId, kind }: Pick<ApprovalRow, "id" | "requestId" | "kind">,
  event: ApprovalState,
  by: Actor,
  at: Date,
) => {
  const told = inHistory[event];
  await writeAuditIn(
    tx,
    {
      ...by,
      at,
      subject: "approval",
      subjectId: id,
      event,
      toState: event,
      detail: { kind, ...(requestId && { request: requestId }) },
    },
    ...(requestId && told
      ? [{ ...by, at, subject: "request" as const, subjectId: requestId, event: told }]
      : []),
  );
};

const isOpen = and(isNull(approvalDecisionRows.approvalId), isNull(approvalEndRows.approvalId));

const openIn = async (handle: Database | Transaction, where: ReturnType<typeof eq>) => {
  const rows = await handle
    .select({ approval: approvals })
    .from(approvals)
    .leftJoin(approvalDecisionRows, eq(approvalDecisionRows.approvalId, approvals.id))
    .leftJoin(approvalEndRows, eq(approvalEndRows.approvalId, approvals.id))
    .where(and(where, isOpen))
    .orderBy(asc(approvals.askedAt), asc(approvals.id));
  return rows.map(({ approval }) => approval);
};

/** Those of a request that nobody has decided yet, the oldest first. */
export const openApprovalsOfIn = (
  handle: Database | Transaction,
  requestId: string,
): Promise<ApprovalRow[]> => openIn(handle, eq(approvals.requestId, requestId));

/** The one that waits about a subject. */
export const openApprovalOf = async (
  handle: Database | Transaction,
  kind: ApprovalKind,
  subjectId: string,
): Promise<ApprovalRow | undefined> => {
  const ofSubject = and(eq(approvals.kind, kind), eq(approvals.subjectId, subjectId));
  const [found] = ofSubject ? await openIn(handle, ofSubject) : [];
  return found;
};

/** Ends approvals because what they were about changed or cannot be done any more (ruling O2). */
export const voidApprovalsIn = async (
  tx: Transaction,
  open: readonly ApprovalRow[],
  why: VoidReason,
  by: Actor,
  at: Date,
) => {
  for (const approval of open) await endApprovalIn(tx, approval, { end: "void", why }, by, at);
};

export const voidApprovalsOfIn = async (
  tx: Transaction,
  kind: ApprovalKind,
  subjectIds: readonly string[],
  why: VoidReason,
  by: Actor,
  at: Date,
) => {
  if (subjectIds.length === 0) return;
  const ofSubject = and(eq(approvals.kind, kind), inArray(approvals.subjectId, [...subjectIds]));
  if (ofSubject) await voidApprovalsIn(tx, await openIn(tx, ofSubject), why, by, at);
};

type Asked = Pick<ApprovalRow, "kind" | "subjectId" | "requestId"> & { content: ApprovalContent };

/**
 * Asks a second person. The same content again changes nothing; other content takes the place of
 * what was asked before. Whoever asks holds the subject's lock.
 */
export const askApprovalIn = async (
  tx: Transaction,
  { kind, subjectId, requestId, content }: Asked,
  askedBy: string,
  at: Date,
): Promise<void> => {
  const digest = approvalDigest(kind, subjectId, content);
  const ofSubject = and(eq(approvals.kind, kind), eq(approvals.subjectId, subjectId));
  const before = ofSubject ? await openIn(tx, ofSubject) : [];
  if (before.some((one) => one.digest === digest && one.askedBy === askedBy)) return;
  await voidApprovalsIn(tx, before, "changed", byStaff(askedBy), at);
  const row = {
    id: randomUUID(),
    kind,
    subjectId,
    requestId,
    digest,
    content,
    askedBy,
    askedAt: at,
  };
  await tx.insert(approvals).values(row);
  await auditIn(tx, row, "asked", byStaff(askedBy), at);
};

export const endApprovalIn = async (
  tx: Transaction,
  approval: ApprovalRow,
  { end, why = null }: { end: ApprovalEnd; why?: string | null },
  by: Actor,
  at: Date,
) => {
  await tx.insert(approvalEndRows).values({ approvalId: approval.id, end, why, at });
  await auditIn(tx, approval, end, by, at);
};

export const decideApprovalIn = async (
  tx: Transaction,
  approval: ApprovalRow,
  {
    decision,
    decidedBy,
    reason,
  }: { decision: ApprovalDecision; decidedBy: string; reason: string },
  at: Date,
) => {
  const { id: approvalId, askedBy } = approval;
  await tx
    .insert(approvalDecisionRows)
    .values({ approvalId, askedBy, decision, decidedBy, reason, at });
  await auditIn(tx, approval, decision, byStaff(decidedBy), at);
};
