import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lt,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { liveStates, type PolicyDays } from "../../../domain/policies/cover.ts";
import { customerEvents } from "../../../domain/requests/customer-history.ts";
import { endedStates, payableStates } from "../../../domain/requests/request-state.ts";
import type { SaleMoney } from "../../../domain/requests/totals.ts";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import type { RequestRow } from "./requests-store.ts";

const { audit, charges, policies, policyFiles, requests } = schema;

/** What a list shows of a recorded policy. */
export type ShownPolicy = PolicyDays & { number: string; plate: string | null };

export type HistoryRow = { event: string; state: string; at: Date };

/** End of a page: the moment by which the list is sorted, and the id. */
export type ListPosition = { at: Date; id: string };

/** `paymentStatus` of the domain. */
const isPaid = sql`exists (
  select from ${charges}
  where ${charges.requestId} = ${requests.id} and ${charges.state} = 'paid'
  having sum(${charges.amountFils} - ${charges.returnedFils}) > 0
)`;

const days = {
  startsOn: policies.startDate,
  endsOn: policies.endDate,
  state: policies.state,
  endedOn: policies.endedOn,
};

const hasDocument = sql<boolean>`exists (
  select from ${policyFiles}
  where ${policyFiles.policyId} = ${policies.id} and ${policyFiles.kind} = 'policy'
)`;

const summary = {
  ...getTableColumns(requests),
  policy: { ...days, number: policies.number, plate: policies.plate },
  hasDocument,
};

const newestFirst = [desc(requests.createdAt), desc(requests.id)];

export const createRequestsStore = (db: Database) => ({
  isOwn: async (userId: string, id: string) => {
    const rows = await db
      .select({ id: requests.id })
      .from(requests)
      .where(and(eq(requests.id, id), eq(requests.userId, userId)));
    return rows.length > 0;
  },

  findOwn: async (userId: string, id: string): Promise<RequestRow | undefined> => {
    const [row] = await db
      .select()
      .from(requests)
      .where(and(eq(requests.id, id), eq(requests.userId, userId)));
    return row;
  },

  listOwn: (userId: string, limit: number, after: ListPosition | undefined) =>
    db
      .select(summary)
      .from(requests)
      .leftJoin(policies, eq(policies.requestId, requests.id))
      .where(
        and(
          eq(requests.userId, userId),
          after &&
            or(
              lt(requests.createdAt, after.at),
              and(eq(requests.createdAt, after.at), lt(requests.id, after.id)),
            ),
        ),
      )
      .orderBy(...newestFirst)
      .limit(limit),

  listAmong: (ids: readonly string[]) =>
    db
      .select(summary)
      .from(requests)
      .leftJoin(policies, eq(policies.requestId, requests.id))
      .where(inArray(requests.id, [...ids]))
      .orderBy(...newestFirst),

  /** What is under way or sold, with what tells its car and its days, the newest first. */
  listLive: (userId: string, limit: number) =>
    db
      .select({
        id: requests.id,
        state: requests.state,
        startDate: requests.startDate,
        createdAt: requests.createdAt,
        plateEmirate: requests.plateEmirate,
        plateCode: requests.plateCode,
        plateNumber: requests.plateNumber,
        policy: { ...days, plate: policies.plate },
      })
      .from(requests)
      .leftJoin(policies, eq(policies.requestId, requests.id))
      .where(and(eq(requests.userId, userId), inArray(requests.state, [...liveStates])))
      .orderBy(...newestFirst)
      .limit(limit),

  /** Requests with the days of those that have a policy (ruling P16). */
  listOwnPlated: (userId: string, limit: number) =>
    db
      .select({
        ...getTableColumns(requests),
        policy: days,
      })
      .from(requests)
      .leftJoin(policies, eq(policies.requestId, requests.id))
      .where(and(eq(requests.userId, userId), isNotNull(requests.plateNumber)))
      .orderBy(...newestFirst)
      .limit(limit),

  /** What was paid for each request and what of that went back; nothing for the others. */
  salesOf: async (ids: readonly string[]): Promise<ReadonlyMap<string, SaleMoney>> => {
    const sum = (column: PgColumn) => sql<number>`sum(${column})::integer`;
    const rows = await db
      .select({
        id: charges.requestId,
        appliedFils: sum(charges.amountFils),
        returnedFils: sum(charges.returnedFils),
      })
      .from(charges)
      .where(and(inArray(charges.requestId, [...ids]), eq(charges.state, "paid")))
      .groupBy(charges.requestId);
    return new Map(rows.map(({ id, ...sale }) => [id, sale]));
  },

  countOwn: async (userId: string) => {
    const isToPay = and(
      inArray(requests.state, payableStates),
      isNotNull(requests.priceFils),
      isNotNull(requests.insurer),
    );
    const isEnded = and(inArray(requests.state, endedStates), sql`not ${isPaid}`);
    const countIf = (condition: SQL | undefined) =>
      sql<number>`(count(*) filter (where ${condition}))::integer`;
    const [row] = await db
      .select({
        total: sql<number>`count(*)::integer`,
        paid: countIf(isPaid),
        toPay: countIf(isToPay),
        ended: countIf(isEnded),
      })
      .from(requests)
      .where(eq(requests.userId, userId));
    return row ?? { total: 0, paid: 0, toPay: 0, ended: 0 };
  },

  /** Not what staff did with it. */
  historyOf: async (id: string): Promise<HistoryRow[]> => {
    const rows = await db
      .select({ event: audit.event, state: audit.toState, at: audit.at })
      .from(audit)
      .where(
        and(
          eq(audit.subject, "request"),
          eq(audit.subjectId, id),
          inArray(audit.event, [...customerEvents]),
        ),
      )
      .orderBy(asc(audit.id));
    return rows.map((row) => ({ ...row, state: row.state ?? "" }));
  },
});
