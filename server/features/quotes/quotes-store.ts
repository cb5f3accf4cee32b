import { asc } from "drizzle-orm";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { isAgreedIn } from "./agreements-store.ts";
import { editionOfIn, type Moment } from "./editions-store.ts";
import type { PlanRow } from "./plan-row.ts";
import { plansAtIn } from "./plans-store.ts";

const { agreements, editionSales, insurers, plans, planVersions, ratingPlans } = schema;

export type CatalogueRows = {
  insurers: (typeof insurers.$inferSelect)[];
  plans: (typeof plans.$inferInsert)[];
  versions: (typeof planVersions.$inferInsert)[];
  editions: (typeof ratingPlans.$inferInsert)[];
  sales: (typeof editionSales.$inferInsert)[];
  agreements: (typeof agreements.$inferInsert)[];
};

export type PlanWanted =
  ({ coverType: CoverType } & ({ companyName: string } | { insurer: string })) | { planId: string };

const isWanted = (wanted: PlanWanted, { id, coverType, insurer, nameEn, nameAr }: PlanRow) => {
  if ("planId" in wanted) return id === wanted.planId;
  const named =
    "insurer" in wanted
      ? insurer === wanted.insurer
      : nameEn === wanted.companyName || nameAr === wanted.companyName;
  return coverType === wanted.coverType && named;
};

/** The plan and its edition of a moment, and whether its insurer's agreement allows it to be sold. */
export const findOnSaleIn = async (
  handle: Database | Transaction,
  wanted: PlanWanted,
  moment: Moment,
) => {
  const plan = (await plansAtIn(handle, moment.at)).find((one) => isWanted(wanted, one));
  if (!plan?.onSale) return undefined;
  const edition = await editionOfIn(handle, plan.id, moment);
  return edition && { plan, edition, maySell: await isAgreedIn(handle, plan, moment.day) };
};

export const createQuotesStore = (db: Database) => {
  const everyInsurer = db.select().from(insurers).orderBy(asc(insurers.slug)).prepare("insurers");

  return {
    listInsurers: () => everyInsurer.execute(),

    hasPlans: async () => (await db.select({ id: plans.id }).from(plans).limit(1)).length > 0,

    /** What is there already stays as it is. */
    insert: (rows: CatalogueRows) =>
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
