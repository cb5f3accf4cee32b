import { and, asc, desc, eq, gt, lte, or } from "drizzle-orm";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import type { Database } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { insurers, plans, ratingPlans } = schema;

export type InsurerRow = typeof insurers.$inferSelect;
export type PlanRow = typeof plans.$inferSelect;
export type EditionRow = typeof ratingPlans.$inferSelect;
export type NewEdition = typeof ratingPlans.$inferInsert;

/** `day` is the Dubai day of `at`. */
export type Moment = { at: Date; day: string };

export type PlanWanted =
  ({ coverType: CoverType } & ({ companyName: string } | { insurer: string })) | { planId: string };

export const isOnSale = ({ onSaleFrom, validFrom }: EditionRow, { at, day }: Moment) =>
  onSaleFrom <= at && validFrom <= day;

export const createQuotesStore = (db: Database) => {
  const everyInsurer = db.select().from(insurers).orderBy(asc(insurers.slug)).prepare("insurers");

  const isWanted = (wanted: PlanWanted) => {
    if ("planId" in wanted) return eq(plans.id, wanted.planId);
    const named =
      "insurer" in wanted
        ? eq(plans.insurer, wanted.insurer)
        : or(eq(plans.nameEn, wanted.companyName), eq(plans.nameAr, wanted.companyName));
    return and(eq(plans.coverType, wanted.coverType), named);
  };

  const latestFirst = [desc(ratingPlans.onSaleFrom), desc(ratingPlans.createdAt)];

  return {
    listPlansOnSale: (handle: Database = db) =>
      handle
        .select({ plan: plans, insurer: insurers })
        .from(plans)
        .innerJoin(insurers, eq(plans.insurer, insurers.slug))
        .where(eq(plans.onSale, true)),

    /** The edition of now of each plan, and those that follow it; the latest first. */
    listEditions: async ({ at, day }: Moment, handle = db): Promise<EditionRow[]> => {
      const current = handle
        .selectDistinctOn([ratingPlans.plan])
        .from(ratingPlans)
        .where(and(lte(ratingPlans.onSaleFrom, at), lte(ratingPlans.validFrom, day)))
        .orderBy(ratingPlans.plan, ...latestFirst);
      const later = handle
        .select()
        .from(ratingPlans)
        .where(or(gt(ratingPlans.onSaleFrom, at), gt(ratingPlans.validFrom, day)))
        .orderBy(...latestFirst);
      const [now, next] = await Promise.all([current, later]);
      return [...next, ...now];
    },

    /** The plan and its edition of now, inside the caller's transaction. */
    findOnSale: async (wanted: PlanWanted, { at, day }: Moment, handle: Database = db) => {
      const [row] = await handle
        .select({ plan: plans, edition: ratingPlans })
        .from(plans)
        .innerJoin(ratingPlans, eq(ratingPlans.plan, plans.id))
        .where(
          and(
            eq(plans.onSale, true),
            isWanted(wanted),
            lte(ratingPlans.onSaleFrom, at),
            lte(ratingPlans.validFrom, day),
          ),
        )
        .orderBy(...latestFirst)
        .limit(1);
      return row;
    },

    findEdition: async (digest: string, handle: Database = db): Promise<EditionRow | undefined> => {
      const [row] = await handle.select().from(ratingPlans).where(eq(ratingPlans.digest, digest));
      return row;
    },

    listInsurers: () => everyInsurer.execute(),

    hasPlans: async () => (await db.select({ id: plans.id }).from(plans).limit(1)).length > 0,

    insert: (rows: { insurers: InsurerRow[]; plans: PlanRow[]; editions: NewEdition[] }) =>
      db.transaction(async (tx) => {
        await tx.insert(insurers).values(rows.insurers).onConflictDoNothing();
        await tx.insert(plans).values(rows.plans).onConflictDoNothing();
        await tx.insert(ratingPlans).values(rows.editions).onConflictDoNothing();
      }),

    insertEdition: async (edition: NewEdition) => {
      await db.insert(ratingPlans).values(edition).onConflictDoNothing();
    },
  };
};
