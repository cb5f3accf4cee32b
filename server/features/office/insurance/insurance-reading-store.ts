import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";

const { approvalDecisionRows, approvalEndRows, approvals, editionSales, requests } = schema;

/** States of a request whose price was agreed, and which its customer may still pay. */
const payableStates = ["awaiting_payment", "verifying_payment"] as const;
const MOST_PAYABLE = 100;

export const createInsuranceReadingStore = (db: Database) => ({
  /** When which edition of a plan is on sale, the newest first. */
  salesOf: (plan: string) =>
    db
      .select()
      .from(editionSales)
      .where(eq(editionSales.plan, plan))
      .orderBy(desc(editionSales.number)),

  /** Who asked for what counts, and who agreed, by the draft that it came from. */
  peopleOf: async (drafts: readonly string[]) => {
    if (drafts.length === 0) return new Map<string, { askedBy: string; approvedBy: string }>();
    const rows = await db
      .select({
        draft: approvals.subjectId,
        askedBy: approvals.askedBy,
        approvedBy: approvalDecisionRows.decidedBy,
      })
      .from(approvals)
      .innerJoin(approvalDecisionRows, eq(approvalDecisionRows.approvalId, approvals.id))
      .innerJoin(approvalEndRows, eq(approvalEndRows.approvalId, approvals.id))
      .where(and(inArray(approvals.subjectId, [...drafts]), eq(approvalEndRows.end, "used")));
    return new Map(rows.map(({ draft, ...people }) => [draft, people]));
  },

  /** Requests that stay payable without a valid agreement (ruling O10), the oldest first. */
  payableOf: (insurer: string) =>
    db
      .select({ id: requests.id, number: requests.number, name: requests.username })
      .from(requests)
      .where(and(inArray(requests.state, [...payableStates]), eq(requests.insurer, insurer)))
      .orderBy(asc(requests.createdAt))
      .limit(MOST_PAYABLE),
});
