import { and, inArray, isNull, sum } from "drizzle-orm";
import type { Fils } from "../../../../../domain/money.ts";
import type { Database, Transaction } from "../../../../adapters/database/database.ts";
import { schema } from "../../../../adapters/database/schema.ts";

const { refundCases } = schema;

/** What is owed on these requests: the refunds that have not ended. */
export const owedFilsOf = async (
  handle: Database | Transaction,
  requestIds: readonly string[],
): Promise<Fils> => {
  if (requestIds.length === 0) return 0;
  const [row] = await handle
    .select({ owed: sum(refundCases.amountFils).mapWith(Number) })
    .from(refundCases)
    .where(and(inArray(refundCases.requestId, [...requestIds]), isNull(refundCases.endedAt)));
  return row?.owed ?? 0;
};
