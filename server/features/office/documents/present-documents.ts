import type {
  DeskDocument,
  DeskDocumentRequest,
} from "../../../../contract/office/documents/part.ts";
import { momentOf } from "../../../../contract/values.ts";
import { mayAskAgain } from "../../../../domain/documents/document-request.ts";
import type { Parts } from "../../../parts.ts";
import { createDocumentRequestsStore } from "../../document-requests/document-requests-store.ts";
import type { Documents } from "../../documents/documents.ts";
import { createVerdictsStore } from "./verdicts-store.ts";

type StoredDocument = Awaited<ReturnType<Documents["allOf"]>>[number];

/** A request's documents, those that were asked for, and what staff thought of them. */
export const createDeskDocuments = (
  { db }: Pick<Parts, "db">,
  documents: Pick<Documents, "allOf">,
) => {
  const asked = createDocumentRequestsStore(db);
  const verdicts = createVerdictsStore(db);

  const verdictOf = (
    { verdict, verdictReason: reason, verdictAt, verdictBy }: StoredDocument,
    judges: ReadonlyMap<string, string>,
  ): DeskDocument["verdict"] =>
    verdict && verdictAt && verdictBy
      ? { is: verdict, reason, staff: judges.get(verdictBy) ?? "", at: verdictAt.toISOString() }
      : null;

  return async (
    requestId: string,
  ): Promise<{ documents: DeskDocument[]; documentRequests: DeskDocumentRequest[] }> => {
    const [rows, requests] = await Promise.all([
      documents.allOf(requestId),
      asked.listOf(requestId),
    ]);
    const judges = await verdicts.judgesAmong(rows.flatMap((row) => row.verdictBy ?? []));
    return {
      documents: rows.map((row) => ({
        _id: row.id,
        slot: row.slot,
        bytes: row.bytes,
        version: row.version,
        isWaiting: !row.isCurrent,
        receivedAt: row.createdAt.toISOString(),
        verdict: verdictOf(row, judges),
      })),
      documentRequests: requests.map(({ asked: one, staff }, index) => ({
        _id: one.id,
        slots: one.slots,
        reason: one.reason,
        note: one.note,
        state: one.state,
        staff,
        askedAt: one.createdAt.toISOString(),
        expiresAt: one.expiresAt.toISOString(),
        receivedAt: momentOf(one.receivedAt),
        endedAt: momentOf(one.endedAt),
        maySendAgain: mayAskAgain(
          one,
          requests.slice(0, index).map(({ asked: later }) => later),
        ),
      })),
    };
  };
};
