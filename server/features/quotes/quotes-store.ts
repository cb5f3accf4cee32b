import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, gt, lte, or, sql } from "drizzle-orm";
import { maySell } from "../../../domain/insurance/agreement.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { agreements, editionSales, insurers, plans, planVersions, ratingPlans } = schema;

export type InsurerRow = typeof insurers.$inferSelect;
export type AgreementRow = typeof agreements.$inferSelect;
export type NewAgreement = typeof agreements.$inferInsert;
export type NewPlan = typeof plans.$inferInsert;
export type PlanVersionRow = typeof planVersions.$inferSelect;
export type NewPlanVersion = typeof planVersions.$inferInsert;
export type NewSale = typeof editionSales.$inferInsert;
type NewEdition = typeof ratingPlans.$inferInsert;

/** A plan as it is sold under one of its versions. */
export type PlanRow = Pick<typeof plans.$inferSelect, "id" | "insurer" | "coverType"> &
  Omit<PlanVersionRow, "id" | "plan" | "draft" | "createdAt"> & { versionId: string };

/** An edition of a plan, from when on. */
export type EditionRow = Pick<
  typeof editionSales.$inferSelect,
  "plan" | "number" | "validFrom" | "onSaleFrom"
> &
  Pick<typeof ratingPlans.$inferSelect, "digest" | "tables">;

/** `day` is the Dubai day of `at`. */
export type Moment = { at: Date; day: string };

export type PlanWanted =
  ({ coverType: CoverType } & ({ companyName: string } | { insurer: string })) | { planId: string };

export const isOnSale = (
  { onSaleFrom, validFrom }: Pick<EditionRow, "onSaleFrom" | "validFrom">,
  { at, day }: Moment,
) => onSaleFrom <= at && validFrom <= day;

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
  onSale: planVersions.onSale,
  onSaleFrom: planVersions.onSaleFrom,
};

const ofSale = {
  plan: editionSales.plan,
  number: editionSales.number,
  validFrom: editionSales.validFrom,
  onSaleFrom: editionSales.onSaleFrom,
  digest: ratingPlans.digest,
  tables: ratingPlans.tables,
};

const newestSale = [desc(editionSales.onSaleFrom), desc(editionSales.number)];
const newestVersion = [desc(planVersions.onSaleFrom), desc(planVersions.number)];

/** The version of each plan that counts at a moment. */
export const plansAtIn = (handle: Database | Transaction, at: Date) =>
  handle
    .selectDistinctOn([planVersions.plan], ofVersion)
    .from(planVersions)
    .innerJoin(plans, eq(plans.id, planVersions.plan))
    .where(lte(planVersions.onSaleFrom, at))
    .orderBy(planVersions.plan, ...newestVersion);

/** Those that count, whatever their days: none whose place another one has taken. */
export const agreementsIn = (
  handle: Database | Transaction,
  insurer?: string,
): Promise<AgreementRow[]> =>
  handle
    .select()
    .from(agreements)
    .where(
      and(
        sql`not exists (select from ${agreements} as later where later.replaces = ${agreements}.id)`,
        insurer === undefined ? undefined : eq(agreements.insurer, insurer),
      ),
    )
    .orderBy(asc(agreements.createdAt));

/** Ruling O10: without a valid agreement an insurer gives no quote and takes no send. */
export const maySellPlan = (
  found: readonly AgreementRow[],
  { insurer, coverType }: Pick<PlanRow, "insurer" | "coverType">,
  day: string,
) =>
  maySell(
    found.filter((one) => one.insurer === insurer),
    coverType,
    day,
  );

export const createQuotesStore = (db: Database) => {
  const everyInsurer = db.select().from(insurers).orderBy(asc(insurers.slug)).prepare("insurers");

  const isWanted = (wanted: PlanWanted, { id, coverType, insurer, nameEn, nameAr }: PlanRow) => {
    if ("planId" in wanted) return id === wanted.planId;
    const named =
      "insurer" in wanted
        ? insurer === wanted.insurer
        : nameEn === wanted.companyName || nameAr === wanted.companyName;
    return coverType === wanted.coverType && named;
  };

  const saleAt = ({ at, day }: Moment) =>
    and(lte(editionSales.onSaleFrom, at), lte(editionSales.validFrom, day));

  return {
    /** Versions of each plan: the one of now, and those that follow it; the latest first. */
    listPlans: async ({ at }: Moment, handle: Database = db): Promise<PlanRow[]> => {
      const later = handle
        .select(ofVersion)
        .from(planVersions)
        .innerJoin(plans, eq(plans.id, planVersions.plan))
        .where(gt(planVersions.onSaleFrom, at))
        .orderBy(...newestVersion);
      const [now, next] = await Promise.all([plansAtIn(handle, at), later]);
      return [...next, ...now];
    },

    /** The edition of now of each plan, and those that follow it; the latest first. */
    listEditions: async (moment: Moment, handle = db): Promise<EditionRow[]> => {
      const current = handle
        .selectDistinctOn([editionSales.plan], ofSale)
        .from(editionSales)
        .innerJoin(ratingPlans, eq(ratingPlans.digest, editionSales.edition))
        .where(saleAt(moment))
        .orderBy(editionSales.plan, ...newestSale);
      const later = handle
        .select(ofSale)
        .from(editionSales)
        .innerJoin(ratingPlans, eq(ratingPlans.digest, editionSales.edition))
        .where(or(gt(editionSales.onSaleFrom, moment.at), gt(editionSales.validFrom, moment.day)))
        .orderBy(...newestSale);
      const [now, next] = await Promise.all([current, later]);
      return [...next, ...now];
    },

    listAgreements: (handle: Database = db) => agreementsIn(handle),

    /** The plan and its edition of now, inside the caller's transaction. */
    findOnSale: async (wanted: PlanWanted, moment: Moment, handle: Database = db) => {
      const found = (await plansAtIn(handle, moment.at)).find((one) => isWanted(wanted, one));
      if (!found?.onSale) return undefined;
      const [edition] = await handle
        .select(ofSale)
        .from(editionSales)
        .innerJoin(ratingPlans, eq(ratingPlans.digest, editionSales.edition))
        .where(and(eq(editionSales.plan, found.id), saleAt(moment)))
        .orderBy(...newestSale)
        .limit(1);
      const agreed = await agreementsIn(handle, found.insurer);
      return edition && { plan: found, edition, maySell: maySellPlan(agreed, found, moment.day) };
    },

    /** By the digest of its tables. */
    findEdition: async (digest: string, handle: Database = db) => {
      const [row] = await handle
        .select({ digest: ratingPlans.digest, plan: ratingPlans.plan, tables: ratingPlans.tables })
        .from(ratingPlans)
        .where(eq(ratingPlans.digest, digest));
      return row;
    },

    listInsurers: (handle?: Database) =>
      handle ? handle.select().from(insurers).orderBy(asc(insurers.slug)) : everyInsurer.execute(),

    hasPlans: async () => (await db.select({ id: plans.id }).from(plans).limit(1)).length > 0,

    insert: (rows: {
      insurers: InsurerRow[];
      plans: NewPlan[];
      versions: NewPlanVersion[];
      editions: NewEdition[];
      sales: NewSale[];
      agreements: NewAgreement[];
    }) =>
      db.transaction(async (tx) => {
        await tx.insert(insurers).values(rows.insurers).onConflictDoNothing();
        await tx.insert(plans).values(rows.plans).onConflictDoNothing();
        await tx.insert(planVersions).values(rows.versions).onConflictDoNothing();
        await tx.insert(ratingPlans).values(rows.editions).onConflictDoNothing();
        await tx.insert(editionSales).values(rows.sales).onConflictDoNothing();
        await tx.insert(agreements).values(rows.agreements).onConflictDoNothing();
      }),
  };
};

type Sale = { onSaleFrom: Date; validFrom: string; draft: string | null; at: Date };

/** Puts tables on sale, also such that were on sale before. Needs the plan's row locked. */
export const insertSaleIn = async (
  tx: Transaction,
  { digest, plan, tables }: Pick<NewEdition, "digest" | "plan" | "tables">,
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
