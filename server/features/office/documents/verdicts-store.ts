import { and, desc, eq, inArray } from "drizzle-orm";
import type { PictureFault } from "../../../../domain/documents/document-request.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";

const { documentRequests, documents } = schema;

export type Verdict = {
  verdict: "accepted" | "rejected";
  verdictReason: PictureFault | null;
  verdictBy: string;
  verdictAt: Date;
};

/** An accepted picture is the one in use from now on; the one before must be gone. */
export const putVerdictIn = async (tx: Transaction, ids: readonly string[], verdict: Verdict) => {
  if (ids.length === 0) return;
  await tx
    .update(documents)
    .set({ ...verdict, isCurrent: true })
    .where(inArray(documents.id, [...ids]));
};

export const findDocumentRequestIn = async (tx: Transaction, requestId: string, id: string) => {
  const [row] = await tx
    .select()
    .from(documentRequests)
    .where(and(eq(documentRequests.id, id), eq(documentRequests.requestId, requestId)));
  return row;
};

/** The newest first. */
export const documentRequestsOfIn = (tx: Transaction, requestId: string) =>
  tx
    .select()
    .from(documentRequests)
    .where(eq(documentRequests.requestId, requestId))
    .orderBy(desc(documentRequests.createdAt), desc(documentRequests.id));
