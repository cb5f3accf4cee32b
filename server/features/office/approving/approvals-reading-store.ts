import { and, asc, desc, eq, gt, inArray, isNull, lt, or, type SQL } from "drizzle-orm";
import { settingChanges } from "../../../../domain/accounts/staff-audit-events.ts";
import type { ApprovalKind } from "../../../../domain/approvals/approval.ts";
import type { Database, Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import type { ListPosition } from "../../../records/requests/own-requests-store.ts";

const { approvalDecisionRows, approvalEndRows, approvals, requests, staff, staffChangeRows } =
  schema;

/** Nobody's account changes while it is decided whether these two may act together. */
export const holdAccountsIn = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select({ id: staff.id })
    .from(staff)
    .where(inArray(staff.id, [...ids]))
    .orderBy(asc(staff.id))
    .for("share");

/** What waits at one time; more would mean that nobody decides any more. */
const MAX_WAITING = 200;
const MAX_OF_REQUEST = 20;

const isOpen = and(isNull(approvalDecisionRows.approvalId), isNull(approvalEndRows.approvalId));

export const createApprovalsReadingStore = (db: Database) => {
  const select = (handle: Database | Transaction = db) =>
    handle
      .select({
        approval: approvals,
        request: {
          id: requests.id,
          number: requests.number,
          name: requests.username,
          language: requests.language,
        },
        decision: approvalDecisionRows,
        end: approvalEndRows,
      })
      .from(approvals)
      .leftJoin(requests, eq(requests.id, approvals.requestId))
      .leftJoin(approvalDecisionRows, eq(approvalDecisionRows.approvalId, approvals.id))
      .leftJoin(approvalEndRows, eq(approvalEndRows.approvalId, approvals.id));

  const page = (whose: SQL, after: ListPosition | undefined, limit: number) => {
    const isAfter =
      after &&
      or(
        lt(approvals.askedAt, after.at),
        and(eq(approvals.askedAt, after.at), lt(approvals.id, after.id)),
      );
    return select()
      .where(and(whose, isAfter))
      .orderBy(desc(approvals.askedAt), desc(approvals.id))
      .limit(limit);
  };

  return {
    find: async (id: string, handle?: Database | Transaction) => {
      const [found] = await select(handle).where(eq(approvals.id, id));
      return found;
    },

    /** Not decided yet, the oldest first. */
    open: (kind?: ApprovalKind) =>
      select()
        .where(and(isOpen, kind && eq(approvals.kind, kind)))
        .orderBy(asc(approvals.askedAt), asc(approvals.id))
        .limit(MAX_WAITING),

    askedBy: (staffId: string, after: ListPosition | undefined, limit: number) =>
      page(eq(approvals.askedBy, staffId), after, limit),

    decidedBy: (staffId: string, after: ListPosition | undefined, limit: number) =>
      page(eq(approvalDecisionRows.decidedBy, staffId), after, limit),

    ofRequest: (requestId: string) =>
      select()
        .where(eq(approvals.requestId, requestId))
        .orderBy(desc(approvals.askedAt), desc(approvals.id))
        .limit(MAX_OF_REQUEST),

    /** Who changed whose account since then (ruling U6). */
    changesSince: (since: Date, handle: Database | Transaction = db) =>
      handle
        .select({
          whom: staffChangeRows.staffId,
          by: staffChangeRows.changedBy,
          at: staffChangeRows.at,
        })
        .from(staffChangeRows)
        .where(
          and(gt(staffChangeRows.at, since), inArray(staffChangeRows.change, [...settingChanges])),
        ),
  };
};

export type FoundApproval = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createApprovalsReadingStore>["find"]>>
>;
