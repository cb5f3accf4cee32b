import { createHash } from "node:crypto";
import type { ApprovalKind } from "../../../domain/approvals/approval.ts";
import { canonicalJson } from "../../../domain/quotes/rating-plan.ts";

/** What an approval is about: values of the subject, its version among them (ruling O2). */
export type ApprovalContent = Record<string, unknown>;

/** SHA-256 of kind, subject and content, in hex: any later edit gives another one. */
export const approvalDigest = (
  kind: ApprovalKind,
  subjectId: string,
  content: ApprovalContent,
): string => createHash("sha256").update(canonicalJson({ kind, subjectId, content })).digest("hex");
