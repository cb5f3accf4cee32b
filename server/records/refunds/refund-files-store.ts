import { and, desc, eq } from "drizzle-orm";
import type { RefundFileKind } from "../../../domain/refunds/refund-files.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { refundFiles } = schema;

export type RefundFileRow = typeof refundFiles.$inferSelect;

export const insertRefundFileIn = async (tx: Transaction, row: typeof refundFiles.$inferInsert) => {
  await tx.insert(refundFiles).values(row);
};

/** The newest first. */
export const refundFilesOfIn = (
  handle: Database | Transaction,
  refundId: string,
): Promise<RefundFileRow[]> =>
  handle
    .select()
    .from(refundFiles)
    .where(eq(refundFiles.refundId, refundId))
    .orderBy(desc(refundFiles.createdAt), desc(refundFiles.id));

export const hasRefundFileIn = async (
  handle: Database | Transaction,
  refundId: string,
  kind: RefundFileKind,
) => {
  const rows = await handle
    .select({ id: refundFiles.id })
    .from(refundFiles)
    .where(and(eq(refundFiles.refundId, refundId), eq(refundFiles.kind, kind)))
    .limit(1);
  return rows.length > 0;
};
