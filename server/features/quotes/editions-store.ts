import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, lte, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { editionSales, plans, ratingPlans } = schema;

/** An edition of a plan, from when on. */
export type EditionRow = Pick<
  typeof editionSales.$inferSelect,
  "plan" | "number" | "validFrom" | "onSaleFrom"
> &
  Pick<typeof ratingPlans.$inferSelect, "digest" | "tables">;

/** `day` is the Dubai day of `at`. */
export type Moment = { at: Date; day: string };

export const isOnSale = (
  { onSaleFrom, validFrom }: Pick<EditionRow, "onSaleFrom" | "validFrom">,
  { at, day }: Moment,
) => onSaleFrom <= at && validFrom <= day;

const ofSale = {
  plan: editionSales.plan,
  number: editionSales.number,
  validFrom: editionSales.validFrom,
  onSaleFrom: editionSales.onSaleFrom,
  digest: ratingPlans.digest,
  tables: ratingPlans.tables,
};

const newestFirst = [desc(editionSales.onSaleFrom), desc(editionSales.number)];

const soldAt = ({ at, day }: Moment) =>
  and(lte(editionSales.onSaleFrom, at), lte(editionSales.validFrom, day));

const withTables = eq(ratingPlans.digest, editionSales.edition);

/** The edition of each plan at a moment, and those that follow it; the latest first. */
export const editionsIn = async (
  handle: Database | Transaction,
  moment: Moment,
): Promise<EditionRow[]> => {
  const current = handle
    .selectDistinctOn([editionSales.plan], ofSale)
    .from(editionSales)
    .innerJoin(ratingPlans, withTables)
    .where(soldAt(moment))
    .orderBy(editionSales.plan, ...newestFirst);
  const later = handle
    .select(ofSale)
    .from(editionSales)
    .innerJoin(ratingPlans, withTables)
    .where(or(gt(editionSales.onSaleFrom, moment.at), gt(editionSales.validFrom, moment.day)))
    .orderBy(...newestFirst);
  const [now, next] = await Promise.all([current, later]);
  return [...next, ...now];
};

/** The edition of a plan at a moment; undefined before its first is on sale. */
export const editionOfIn = async (
  handle: Database | Transaction,
  plan: string,
  moment: Moment,
): Promise<EditionRow | undefined> => {
  const [row] = await handle
    .select(ofSale)
    .from(editionSales)
    .innerJoin(ratingPlans, withTables)
    .where(and(eq(editionSales.plan, plan), soldAt(moment)))
    .orderBy(...newestFirst)
    .limit(1);
  return row;
};

/** By the digest of its tables. */
export const findEditionIn = async (handle: Database | Transaction, digest: string) => {
  const [row] = await handle
    .select({ digest: ratingPlans.digest, plan: ratingPlans.plan, tables: ratingPlans.tables })
    .from(ratingPlans)
    .where(eq(ratingPlans.digest, digest));
  return row;
};

type Tables = Pick<typeof ratingPlans.$inferInsert, "digest" | "plan" | "tables">;
type Sale = { onSaleFrom: Date; validFrom: string; draft: string | null; at: Date };

/** Puts tables on sale, also such that were on sale before. Needs the plan's row locked. */
export const insertSaleIn = async (
  tx: Transaction,
  { digest, plan, tables }: Tables,
  { onSaleFrom, validFrom, draft, at }: Sale,
): Promise<void> => {
  await tx
    .insert(ratingPlans)
    .values({ digest, plan, tables, validFrom, onSaleFrom, createdAt: at })
    .onConflictDoNothing();
  await tx.insert(editionSales).values({
    id: randomUUID(),
    plan,
    number: sql`(select coalesce(max(number), 0) + 1 from ${editionSales} where plan = ${plan})`,
    edition: digest,
    validFrom,
    onSaleFrom,
    draft,
    createdAt: at,
  });
};

export const lockPlanIn = async (tx: Transaction, id: string) => {
  const [row] = await tx.select().from(plans).where(eq(plans.id, id)).for("update");
  return row;
};
