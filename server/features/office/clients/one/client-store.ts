import { and, count, desc, eq, inArray, isNotNull, isNull, min, or, sql, sum } from "drizzle-orm";
import { openRefundStates } from "../../../../../domain/refunds/refund-state.ts";
import type { Database } from "../../../../adapters/database/database.ts";
import { schema } from "../../../../adapters/database/schema.ts";
import { type Client, isOfClient } from "../../../../records/clients/clients-store.ts";
import { MOST_REQUESTS } from "../timeline/timeline-store.ts";
import { listed } from "../../desk/desk-search-store.ts";

const { consents, insurers, policies, refundCases, requests, users } = schema;

const MOST_OPEN = 20;

const shown = {
  ...listed,
  phone: requests.phone,
  make: requests.make,
  model: requests.model,
};

export const createClientStore = (db: Database) => ({
  account: async ({ userId }: Pick<Client, "userId">) => {
    if (userId === null) return undefined;
    const [row] = await db
      .select({
        name: users.username,
        phone: users.phone,
        language: users.language,
        createdAt: users.createdAt,
        verifiedAt: users.verifiedAt,
      })
      .from(users)
      .where(eq(users.id, userId));
    return row;
  },

  requests: (client: Client) =>
    db
      .select(shown)
      .from(requests)
      .where(isOfClient(client))
      .orderBy(desc(requests.createdAt), desc(requests.id))
      .limit(MOST_REQUESTS),

  /** What is due first; then what waits for nobody but for money to go back. */
  open: (client: Client) =>
    db
      .select(listed)
      .from(requests)
      .where(
        and(isOfClient(client), or(isNotNull(requests.turn), isNotNull(requests.moneyBackSince))),
      )
      .orderBy(sql`${requests.dueAt} asc nulls last`, requests.id)
      .limit(MOST_OPEN),

  sums: async (client: Client) => {
    const [row] = await db
      .select({
        requests: count(),
        firstAt: min(requests.createdAt),
        paidFils: sum(requests.capturedFils).mapWith(Number),
        refundedFils: sum(requests.refundedFils).mapWith(Number),
      })
      .from(requests)
      .where(isOfClient(client));
    return row;
  },

  countPolicies: async (client: Client) => {
    const [row] = await db
      .select({ policies: count() })
      .from(policies)
      .innerJoin(requests, eq(requests.id, policies.requestId))
      .where(isOfClient(client));
    return row?.policies ?? 0;
  },

  policiesOf: (requestIds: string[]) =>
    db
      .select({
        requestId: policies.requestId,
        number: policies.number,
        state: policies.state,
        insurer: policies.insurer,
        startsOn: policies.startDate,
        endsOn: policies.endDate,
        endedOn: policies.endedOn,
      })
      .from(policies)
      .where(inArray(policies.requestId, requestIds))
      .orderBy(desc(policies.endDate), desc(policies.id)),

  openRefunds: (client: Client) =>
    db
      .select({
        id: refundCases.id,
        requestId: refundCases.requestId,
        number: requests.number,
        amountFils: refundCases.amountFils,
        state: sql<(typeof openRefundStates)[number]>`${refundCases.state}`,
        insurerName: { en: insurers.nameEn, ar: insurers.nameAr },
        promisedOn: refundCases.promisedOn,
      })
      .from(refundCases)
      .innerJoin(requests, eq(requests.id, refundCases.requestId))
      .innerJoin(insurers, eq(insurers.slug, refundCases.payee))
      .where(and(isOfClient(client), isNull(refundCases.endedAt)))
      .orderBy(refundCases.proposedAt, refundCases.id),

  /** The latest of each kind. */
  consents: (client: Client) =>
    db
      .selectDistinctOn([consents.kind], {
        kind: consents.kind,
        version: consents.version,
        at: consents.at,
        number: requests.number,
      })
      .from(consents)
      .innerJoin(requests, eq(requests.id, consents.requestId))
      .where(isOfClient(client))
      .orderBy(consents.kind, desc(consents.at), desc(consents.id)),
});

export type ClientStore = ReturnType<typeof createClientStore>;
export type ClientRequestRow = Awaited<ReturnType<ClientStore["requests"]>>[number];
export type ClientPolicyRow = Awaited<ReturnType<ClientStore["policiesOf"]>>[number];
