import { randomUUID } from "node:crypto";
import { asc, desc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { PlanContent } from "../../../domain/insurance/plan-content.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { type PlanRow, withDigest } from "./plan-row.ts";

const { planVersions, plans } = schema;

const ofVersion = {
  id: plans.id,
  insurer: plans.insurer,
  coverType: plans.coverType,
  versionId: planVersions.id,
  number: planVersions.number,
  nameEn: planVersions.nameEn,
  nameAr: planVersions.nameAr,
  descriptionEn: planVersions.descriptionEn,
  descriptionAr: planVersions.descriptionAr,
  cover: planVersions.cover,
  terms: planVersions.terms,
  documents: planVersions.documents,
  onSale: planVersions.onSale,
  onSaleFrom: planVersions.onSaleFrom,
  draft: planVersions.draft,
};

const newestFirst = [desc(planVersions.onSaleFrom), desc(planVersions.number)];

/** The version of each plan that counts at a moment. */
export const plansAtIn = async (handle: Database | Transaction, at: Date): Promise<PlanRow[]> => {
  const rows = await handle
    .selectDistinctOn([planVersions.plan], ofVersion)
    .from(planVersions)
    .innerJoin(plans, eq(plans.id, planVersions.plan))
    .where(lte(planVersions.onSaleFrom, at))
    .orderBy(planVersions.plan, ...newestFirst);
  return rows.map(withDigest);
};

/** Versions of each plan: the one of a moment, and those that follow it; the latest first. */
export const planVersionsIn = async (
  handle: Database | Transaction,
  at: Date,
): Promise<PlanRow[]> => {
  const later = handle
    .select(ofVersion)
    .from(planVersions)
    .innerJoin(plans, eq(plans.id, planVersions.plan))
    .where(gt(planVersions.onSaleFrom, at))
    .orderBy(...newestFirst);
  const [now, next] = await Promise.all([plansAtIn(handle, at), later]);
  return [...next.map(withDigest), ...now];
};

/** All versions of the plans of those who sold something, in the order in which they were on sale. */
export const versionsOfIn = async (
  handle: Database | Transaction,
  sold: readonly { insurer: string }[],
): Promise<PlanRow[]> => {
  const insurers = [...new Set(sold.map(({ insurer }) => insurer))];
  if (insurers.length === 0) return [];
  const rows = await handle
    .select(ofVersion)
    .from(planVersions)
    .innerJoin(plans, eq(plans.id, planVersions.plan))
    .where(inArray(plans.insurer, insurers))
    .orderBy(asc(planVersions.onSaleFrom), asc(planVersions.number));
  return rows.map(withDigest);
};

/** Any number that no other advisory lock uses. */
const PLAN_NAMES = 7_208_115;

/** Of two plans that would get the same name at once, one does. */
export const lockPlanNamesIn = async (tx: Transaction) => {
  await tx.execute(sql`select pg_advisory_xact_lock(${PLAN_NAMES})`);
};

const columnsOf = ({ name, description, cover, terms, isOnSale }: PlanContent) => ({
  nameEn: name.en,
  nameAr: name.ar,
  descriptionEn: description.en,
  descriptionAr: description.ar,
  cover: [...cover],
  terms: [...terms],
  onSale: isOnSale,
});

/** A version that counts from a moment on. Needs the insurer's row locked. */
export const insertPlanVersionIn = async (
  tx: Transaction,
  { id, insurer }: { id: string; insurer: string },
  content: PlanContent,
  { draft, at, onSaleFrom }: { draft: string; at: Date; onSaleFrom: Date },
): Promise<void> => {
  const columns = columnsOf(content);
  // The release before reads what a plan began with; it shows a new one only once it knows versions.
  await tx
    .insert(plans)
    .values({ id, insurer, coverType: content.coverType, ...columns, onSale: false })
    .onConflictDoNothing();
  await tx.insert(planVersions).values({
    id: randomUUID(),
    plan: id,
    number: sql`(select coalesce(max(number), 0) + 1 from ${planVersions} where plan = ${id})`,
    ...columns,
    documents: [...content.documents],
    onSaleFrom,
    draft,
    createdAt: at,
  });
};
