import {
  mayJudgeDocuments,
  type PictureFault,
} from "../../../../domain/documents/document-request.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import { byStaff } from "../../../records/audit/audit-store.ts";
import {
  handTurnOverIn,
  moveDocumentRequestIn,
} from "../../document-requests/document-requests-store.ts";
import {
  deleteDocumentsIn,
  type DocumentRow,
  documentsOfIn,
} from "../../documents/documents-store.ts";
import { auditRequestIn } from "../../../records/requests/request-audit.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";
import { putVerdictIn } from "./verdicts-store.ts";

export type Judgement = {
  documents: readonly string[];
  verdict: "accepted" | "rejected";
  reason: PictureFault | null;
};

const idsOf = (rows: readonly DocumentRow[]) => rows.map(({ id }) => id);

/**
 * Needs the request locked. A rejected new picture is not kept: it may be somebody else's paper.
 * Answers the rows whose files must be discarded after the commit.
 * @throws {Problem} requests.notEditable; requests.changedMeanwhile when a picture is not there any more
 */
export const judgeDocumentsIn = async (
  tx: Transaction,
  member: StaffMember,
  request: RequestRow,
  { documents, verdict, reason }: Judgement,
  at: Date,
): Promise<DocumentRow[]> => {
  if (!mayJudgeDocuments(request.state)) throw new Problem("requests.notEditable");
  const stored = await documentsOfIn(tx, request.id);
  const judged = stored.filter(({ id }) => documents.includes(id));
  if (judged.length !== new Set(documents).size) throw new Problem("requests.changedMeanwhile");

  const by = byStaff(member.id);
  const isAccepted = verdict === "accepted";
  const fresh = judged.filter(({ isCurrent }) => !isCurrent);
  const isReplaced = ({ slot, isCurrent }: DocumentRow) =>
    isCurrent && fresh.some((one) => one.slot === slot);
  const gone = isAccepted ? stored.filter(isReplaced) : fresh;
  const kept = judged.filter((one) => !gone.includes(one));
  await deleteDocumentsIn(tx, idsOf(gone), at);
  await putVerdictIn(tx, idsOf(kept), {
    verdict,
    verdictReason: isAccepted ? null : reason,
    verdictBy: member.id,
    verdictAt: at,
  });
  const event = isAccepted ? "documentAccepted" : "documentRejected";
  const slots = judged.map(({ slot }) => slot);
  await auditRequestIn(tx, request, event, by, at, { slots, ...(!isAccepted && { reason }) });

  const left = stored.filter((one) => !one.isCurrent && !fresh.includes(one));
  for (const id of new Set(fresh.flatMap((one) => one.documentRequestId ?? []))) {
    const isOver = !isAccepted || left.every(({ documentRequestId }) => documentRequestId !== id);
    const asked = { id, requestId: request.id };
    if (isOver) await moveDocumentRequestIn(tx, asked, isAccepted ? "accept" : "reject", by, at);
  }
  if (fresh.length > 0) await handTurnOverIn(tx, request, by, at, event);
  return gone;
};
