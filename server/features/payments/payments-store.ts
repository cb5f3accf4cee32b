import { and, asc, desc, eq, getTableColumns, isNotNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { insurerNameIn } from "../quotes/insurers-store.ts";
import { arrivedFils, type AttemptRow } from "../../records/payments/attempts-store.ts";

const { charges, insurers, paymentAttempts, requests } = schema;

export const createPaymentsStore = (db: Database) => {
  const withRequest = db
    .select({
      attempt: { ...getTableColumns(paymentAttempts), amountFils: arrivedFils },
      request: requests,
      insurerName: { en: insurers.nameEn, ar: insurers.nameAr },
      pictures: { logo: insurers.logo, wordmark: insurers.wordmark },
    })
    .from(paymentAttempts)
    .innerJoin(requests, eq(requests.id, paymentAttempts.requestId))
    .leftJoin(insurers, eq(insurers.slug, paymentAttempts.payee));
  const byRef = withRequest
    .where(eq(paymentAttempts.ref, sql.placeholder("ref")))
    .prepare("payment_by_ref");

  return {
    insurerName: (slug: string) => insurerNameIn(db, slug),

    findByOrderNo: async (orderNo: string): Promise<AttemptRow | undefined> => {
      const [row] = await db
        .select()
        .from(paymentAttempts)
        .where(eq(paymentAttempts.orderNo, orderNo));
      return row;
    },

    find: async (id: string): Promise<AttemptRow | undefined> => {
      const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
      return row;
    },

    /** The newest that the gateway has not confirmed, or about which it does not answer. */
    findUnconfirmed: async (requestId: string): Promise<AttemptRow | undefined> => {
      const isInTrouble = and(
        isNotNull(paymentAttempts.troubleSince),
        isNotNull(paymentAttempts.nextQueryAt),
      );
      const [row] = await db
        .select()
        .from(paymentAttempts)
        .where(
          and(
            eq(paymentAttempts.requestId, requestId),
            or(eq(paymentAttempts.state, "verifying"), isInTrouble),
          ),
        )
        .orderBy(desc(paymentAttempts.createdAt))
        .limit(1);
      return row;
    },

    /** The payment that bought the request; without one, the newest that brought money. */
    findSucceeded: async (requestId: string): Promise<AttemptRow | undefined> => {
      const [row] = await db
        .select({ ...getTableColumns(paymentAttempts), amountFils: arrivedFils })
        .from(paymentAttempts)
        .innerJoin(charges, eq(charges.id, paymentAttempts.chargeId))
        .where(
          and(
            eq(paymentAttempts.requestId, requestId),
            eq(paymentAttempts.state, "succeeded"),
            eq(charges.kind, "sale"),
          ),
        )
        .orderBy(desc(paymentAttempts.applied), desc(paymentAttempts.decidedAt))
        .limit(1);
      return row;
    },

    findByRef: async (ref: string) => {
      const [row] = await byRef.execute({ ref });
      return row;
    },

    listDue: (at: Date, limit: number) =>
      db
        .select()
        .from(paymentAttempts)
        .where(and(isNotNull(paymentAttempts.nextQueryAt), lte(paymentAttempts.nextQueryAt, at)))
        .orderBy(asc(paymentAttempts.nextQueryAt))
        .limit(limit),

    setTrouble: async (id: string, troubleSince: Date | null) => {
      await db.update(paymentAttempts).set({ troubleSince }).where(eq(paymentAttempts.id, id));
    },

    claimDue: async (attempt: AttemptRow, nextQueryAt: Date | null) => {
      if (!attempt.nextQueryAt) return false;
      const rows = await db
        .update(paymentAttempts)
        .set({ nextQueryAt, queries: sql`${paymentAttempts.queries} + 1` })
        .where(
          and(
            eq(paymentAttempts.id, attempt.id),
            eq(paymentAttempts.nextQueryAt, attempt.nextQueryAt),
          ),
        )
        .returning({ id: paymentAttempts.id });
      return rows.length > 0;
    },
  };
};

export type PaymentsStore = ReturnType<typeof createPaymentsStore>;
