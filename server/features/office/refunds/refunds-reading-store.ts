import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { RefundView } from "../../../../contract/office/refunds/routes.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import type { Database } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { arrivedFils } from "../../../records/payments/attempts-store.ts";
import type { ListPosition } from "../../../records/requests/own-requests-store.ts";

const { audit, cardDisputes, insurers, paymentAttempts, refundCases, refundFiles, requests } =
  schema;

/** A count stops here, and is shown as "100+" (docs/decisions/0026). */
const MAX_COUNT = 100;
/** Finished refunds of an insurer whose days are looked at, the last ones. */
const MAX_FINISHED = 60;

const isOpen = isNull(refundCases.endedAt);

const hasOpenDispute = sql<boolean>`exists (
  select from ${cardDisputes}
  where ${cardDisputes.attemptId} = ${refundCases.attemptId} and ${cardDisputes.state} = 'open'
)`;
const hasCertificate = sql<boolean>`exists (
  select from ${refundFiles}
  where ${refundFiles.refundId} = ${refundCases.id} and ${refundFiles.kind} = 'certificate'
)`;

/** Nobody but staff is to do something (`turnOfRefund`). */
const isReady = sql`not ${hasOpenDispute} and (
  ${refundCases.way} <> 'transfer'
  or ${refundCases.ibanSealed} is not null and (${hasCertificate} or not exists (
    select from ${insurers}
    where ${insurers.slug} = ${refundCases.payee}
      and (${insurers.refundTerms} ->> 'needsIbanCertificate')::boolean
  ))
)`;

const inView: Record<RefundView, (today: string) => SQL | undefined> = {
  open: () => isOpen,
  toApprove: () => and(isOpen, eq(refundCases.state, "proposed")),
  toSend: () => and(isOpen, inArray(refundCases.state, ["approved", "failed"]), isReady),
  withInsurer: () => and(isOpen, eq(refundCases.state, "sent")),
  late: (today) => and(eq(refundCases.state, "sent"), lt(refundCases.promisedOn, today)),
  ended: () => isNotNull(refundCases.endedAt),
};

const positionOf = (view: RefundView) =>
  view === "ended" ? refundCases.endedAt : refundCases.proposedAt;

const isPast = (view: RefundView, { at, id }: ListPosition) => {
  const column = positionOf(view);
  const beyond = view === "ended" ? lt : gt;
  return or(beyond(column, at), and(eq(column, at), beyond(refundCases.id, id)));
};

export const createRefundsReadingStore = (db: Database, now: () => Date) => {
  const select = () =>
    db
      .select({
        refund: refundCases,
        request: { id: requests.id, number: requests.number, name: requests.username },
        attempt: {
          orderNo: paymentAttempts.orderNo,
          applied: paymentAttempts.applied,
          arrivedFils,
        },
        insurerName: { en: insurers.nameEn, ar: insurers.nameAr },
        terms: insurers.refundTerms,
        hasOpenDispute,
        hasCertificate,
      })
      .from(refundCases)
      .innerJoin(requests, eq(requests.id, refundCases.requestId))
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, refundCases.attemptId))
      .leftJoin(insurers, eq(insurers.slug, refundCases.payee));

  const today = () => dayInDubai(now());

  const countIn = async (view: RefundView) => {
    const some = db
      .select({ id: refundCases.id })
      .from(refundCases)
      .where(inView[view](today()))
      .limit(MAX_COUNT)
      .as("some");
    const [row] = await db.select({ count: sql<number>`count(*)::integer` }).from(some);
    return row?.count ?? 0;
  };

  return {
    find: async (id: string) => {
      const [row] = await select().where(eq(refundCases.id, id));
      return row;
    },

    ofRequest: (requestId: string) =>
      select()
        .where(eq(refundCases.requestId, requestId))
        .orderBy(desc(refundCases.proposedAt), desc(refundCases.id)),

    list: (view: RefundView, after: ListPosition | undefined, limit: number) => {
      const by = view === "ended" ? desc : asc;
      return select()
        .where(and(inView[view](today()), after && isPast(view, after)))
        .orderBy(by(positionOf(view)), by(refundCases.id))
        .limit(limit);
    },

    countIn,

    /** Of all that is open, in fils. */
    owed: async () => {
      const [row] = await db
        .select({
          owedFils: sql<number>`coalesce(sum(${refundCases.amountFils}), 0)::integer`,
          people: sql<number>`count(distinct ${refundCases.requestId})::integer`,
        })
        .from(refundCases)
        .where(isOpen);
      return row ?? { owedFils: 0, people: 0 };
    },

    /** When the last finished refunds of an insurer were sent and confirmed. */
    finishedOf: (payee: string) =>
      db
        .select({ sentAt: refundCases.sentAt, endedAt: refundCases.endedAt })
        .from(refundCases)
        .where(and(eq(refundCases.state, "confirmed"), eq(refundCases.payee, payee)))
        .orderBy(desc(refundCases.endedAt))
        .limit(MAX_FINISHED),

    steps: (id: string) =>
      db
        .select({
          event: audit.event,
          actor: audit.actor,
          actorId: audit.actorId,
          amountFils: sql<number | null>`(${audit.detail} ->> 'amountFils')::integer`,
          at: audit.at,
        })
        .from(audit)
        .where(and(eq(audit.subject, "refund"), eq(audit.subjectId, id)))
        .orderBy(asc(audit.id)),
  };
};

export type FoundRefund = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createRefundsReadingStore>["find"]>>
>;
export type RefundStepRow = Awaited<
  ReturnType<ReturnType<typeof createRefundsReadingStore>["steps"]>
>[number];
