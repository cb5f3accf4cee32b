import type {
  DeskDocument,
  DeskDocumentRequest,
} from "../../../../contract/office/documents/part.ts";
import { momentOf } from "../../../../contract/values.ts";
import { mayAskAgain } from "../../../../domain/documents/document-request.ts";
import type { Parts } from "../../../parts.ts";
import { createDocumentRequestsStore } from "../../document-requests/document-requests-store.ts";
import type { Documents } from "../../documents/documents.ts";
import type { NameStaff } from "../../../records/staff/staff-names-store.ts";

type StoredDocument = Awaited<ReturnType<Documents["allOf"]>>[number];

/** A request's documents, those that were asked for, and what staff thought of them. */
export const createDeskDocuments = (
  { db }: Pick<Parts, "db">,
  documents: Pick<Documents, "allOf">,
) => {
  const asked = createDocumentRequestsStore(db);

  const verdictOf = (
    { verdict, verdictReason: reason, verdictAt, verdictBy }: StoredDocument,
    named: NameStaff,
  ): DeskDocument["verdict"] =>
    verdict && verdictAt && verdictBy
      ? { is: verdict, reason, staff: named(verdictBy), at: verdictAt.toISOString() }
      : null;

  return async (
    requestId: string,
    named: NameStaff,
  ): Promise<{ documents: DeskDocument[]; documentRequests: DeskDocumentRequest[] }> => {
    const [rows, requests] = await Promise.all([
      documents.allOf(requestId),
      asked.listOf(requestId),
    ]);
    return {
      documents: rows.map((row) => ({
        _id: row.id,
        slot: row.slot,
        bytes: row.bytes,
        version: row.version,
        isWaiting: !row.isCurrent,
        receivedAt: row.createdAt.toISOString(),
        verdict: verdictOf(row, named),
      })),
      documentRequests: requests.map((one, index) => ({
        _id: one.id,
        slots: one.slots,
        reason: one.reason,
        note: one.note,
        state: one.state,
        staff: named(one.askedBy),
        askedAt: one.createdAt.toISOString(),
        expiresAt: one.expiresAt.toISOString(),
        receivedAt: momentOf(one.receivedAt),
        endedAt: momentOf(one.endedAt),
        maySendAgain: mayAskAgain(one, requests.slice(0, index)),
      })),
    };
  };
};
