import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, max, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { RESTORED } from "../../records/audit/audit-store.ts";

const { audit, auditPending, auditSeals } = schema;

export type AuditRow = typeof audit.$inferSelect;
export type SealRow = typeof auditSeals.$inferSelect;

/** Any number that no other advisory lock uses: only one process seals at a time. */
const SEALING = 7_208_114;

export const lockSealingIn = async (tx: Transaction) => {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEALING})`);
};

export const lastSealIn = async (tx: Database | Transaction): Promise<SealRow | undefined> => {
  const [seal] = await tx.select().from(auditSeals).orderBy(desc(auditSeals.seq)).limit(1);
  return seal;
};

/** Committed rows without a seal. */
export const pendingIn = async (tx: Transaction, limit: number): Promise<AuditRow[]> => {
  const rows = await tx
    .select({ row: audit })
    .from(auditPending)
    .innerJoin(audit, eq(audit.id, auditPending.auditId))
    .orderBy(asc(auditPending.auditId))
    .limit(limit);
  return rows.map(({ row }) => row);
};

export const insertSealsIn = async (tx: Transaction, seals: SealRow[]) => {
  await tx.insert(auditSeals).values(seals);
  await tx.delete(auditPending).where(
    inArray(
      auditPending.auditId,
      seals.map(({ auditId }) => auditId),
    ),
  );
};

export const createSealsStore = (db: Database) => ({
  hasPending: async () => {
    const some = await db.select({ id: auditPending.auditId }).from(auditPending).limit(1);
    return some.length > 0;
  },

  lastSeal: () => lastSealIn(db),

  digestAt: async (seq: number) => {
    const [seal] = await db.select().from(auditSeals).where(eq(auditSeals.seq, seq));
    return seal?.digest;
  },

  /** The details of sealed rows that end a restoring. */
  sealedRestorations: async () => {
    const rows = await db
      .select({ detail: audit.detail })
      .from(audit)
      .innerJoin(auditSeals, eq(auditSeals.auditId, audit.id))
      .where(and(eq(audit.subject, RESTORED.subject), eq(audit.event, RESTORED.event)));
    return rows.map(({ detail }) => detail);
  },

  /** Sealed rows after a seal; `row` is null where the row of a seal is gone. */
  sealed: (after: number, limit: number) =>
    db
      .select({ seal: auditSeals, row: audit })
      .from(auditSeals)
      .leftJoin(audit, eq(audit.id, auditSeals.auditId))
      .where(gt(auditSeals.seq, after))
      .orderBy(asc(auditSeals.seq))
      .limit(limit),

  lastAuditId: async () => {
    const [row] = await db.select({ id: max(audit.id) }).from(audit);
    return row?.id ?? 0;
  },

  /** A row of `after` < id ≤ `upTo` that should have been sealed before `before`. */
  unsealed: async (after: number, upTo: number, before: Date) => {
    const [row] = await db
      .select({ id: audit.id })
      .from(audit)
      .leftJoin(auditSeals, eq(auditSeals.auditId, audit.id))
      .where(
        and(
          gt(audit.id, after),
          lte(audit.id, upTo),
          lt(audit.at, before),
          isNull(auditSeals.auditId),
        ),
      )
      .orderBy(asc(audit.id))
      .limit(1);
    return row?.id;
  },
});
