import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { policies, policyFiles, policyVersions, staff } = schema;

export type PolicyRow = typeof policies.$inferSelect;
export type PolicyVersionRow = typeof policyVersions.$inferSelect;
export type PolicyFileRow = typeof policyFiles.$inferSelect;

type Handle = Database | Transaction;

const policyOfIn = async (handle: Handle, requestId: string) => {
  const [row] = await handle.select().from(policies).where(eq(policies.requestId, requestId));
  return row;
};

/** After its request. */
export const lockPolicyIn = async (tx: Transaction, requestId: string) => {
  const [row] = await tx
    .select()
    .from(policies)
    .where(eq(policies.requestId, requestId))
    .for("update");
  return row;
};

export const insertPolicyIn = async (
  tx: Transaction,
  policy: typeof policies.$inferInsert,
): Promise<PolicyRow> => {
  const [row] = await tx.insert(policies).values(policy).returning();
  if (!row) throw new Error("The inserted policy was not returned.");
  return row;
};

export const updatePolicyIn = async (
  tx: Transaction,
  id: string,
  change: Partial<PolicyRow>,
): Promise<PolicyRow> => {
  const [row] = await tx.update(policies).set(change).where(eq(policies.id, id)).returning();
  if (!row) throw new Error("The locked policy was not returned.");
  return row;
};

export const insertVersionIn = async (
  tx: Transaction,
  version: typeof policyVersions.$inferInsert,
) => {
  await tx.insert(policyVersions).values(version);
};

export const versionOfIn = async (handle: Handle, policyId: string, version: number) => {
  const [row] = await handle
    .select()
    .from(policyVersions)
    .where(and(eq(policyVersions.policyId, policyId), eq(policyVersions.version, version)));
  return row;
};

export const insertFilesIn = async (
  tx: Transaction,
  files: (typeof policyFiles.$inferInsert)[],
) => {
  if (files.length > 0) await tx.insert(policyFiles).values(files);
};

/** The newest of each kind. */
export const filesOfIn = async (handle: Handle, policyId: string) => {
  const rows = await handle
    .select()
    .from(policyFiles)
    .where(eq(policyFiles.policyId, policyId))
    .orderBy(asc(policyFiles.version));
  return [...new Map(rows.map((row) => [row.kind, row])).values()];
};

export const createPoliciesStore = (db: Database) => ({
  transaction: <Result>(run: (tx: Transaction) => Promise<Result>) => db.transaction(run),

  policyOf: (requestId: string) => policyOfIn(db, requestId),
  filesOf: (policyId: string) => filesOfIn(db, policyId),
  versionOf: (policyId: string, version: number) => versionOfIn(db, policyId, version),

  versionsOf: (policyId: string) =>
    db
      .select({
        version: policyVersions.version,
        reason: policyVersions.reason,
        staff: staff.email,
        at: policyVersions.createdAt,
      })
      .from(policyVersions)
      .innerJoin(staff, eq(staff.id, policyVersions.staffId))
      .where(eq(policyVersions.policyId, policyId))
      .orderBy(desc(policyVersions.version)),

  emailOfStaff: async (id: string) => {
    const [row] = await db.select({ email: staff.email }).from(staff).where(eq(staff.id, id));
    return row?.email ?? null;
  },

  /** Active ones whose last insured day is over, by request. */
  listOver: async (today: string, after: string | undefined, limit: number) => {
    const rows = await db
      .select({ requestId: policies.requestId })
      .from(policies)
      .where(
        and(
          eq(policies.state, "active"),
          lt(policies.endDate, today),
          after === undefined ? undefined : gt(policies.requestId, after),
        ),
      )
      .orderBy(asc(policies.requestId))
      .limit(limit);
    return rows.map(({ requestId }) => requestId);
  },
});

export type PoliciesStore = ReturnType<typeof createPoliciesStore>;
