import { and, asc, eq, or } from "drizzle-orm";
import type { CarBody, CylinderCount } from "../../../domain/vehicle/car.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import type { Database } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { insurers, packages } = schema;

export type InsurerRow = typeof insurers.$inferSelect;
export type PackageRow = typeof packages.$inferSelect;

export type PricedFor = {
  purchase: PackageRow["purchase"];
  body: CarBody;
  cylinders: CylinderCount;
};

export type OfferWanted = PricedFor & { companyName: string; coverType: CoverType };
export type CoverOf = PricedFor & { insurer: string; coverType: CoverType };

const CHUNK = 50;

export const createQuotesStore = (db: Database) => {
  const onSale = db
    .select({ package: packages, insurer: insurers })
    .from(packages)
    .innerJoin(insurers, eq(packages.insurer, insurers.slug))
    .where(eq(packages.onSale, true))
    .prepare("packages_on_sale");
  const everyInsurer = db.select().from(insurers).orderBy(asc(insurers.slug)).prepare("insurers");

  return {
    listOnSale: () => onSale.execute(),

    /** Matches the name in either language; names are unique for each kind of car and purchase. */
    findOnSale: async (wanted: OfferWanted, handle: Database = db) => {
      const [row] = await handle
        .select()
        .from(packages)
        .where(
          and(
            eq(packages.onSale, true),
            eq(packages.purchase, wanted.purchase),
            eq(packages.body, wanted.body),
            eq(packages.cylinders, wanted.cylinders),
            eq(packages.coverType, wanted.coverType),
            or(eq(packages.nameEn, wanted.companyName), eq(packages.nameAr, wanted.companyName)),
          ),
        );
      return row;
    },

    findCheapestOf: async (wanted: CoverOf, handle: Database = db) => {
      const [row] = await handle
        .select()
        .from(packages)
        .where(
          and(
            eq(packages.onSale, true),
            eq(packages.purchase, wanted.purchase),
            eq(packages.body, wanted.body),
            eq(packages.cylinders, wanted.cylinders),
            eq(packages.coverType, wanted.coverType),
            eq(packages.insurer, wanted.insurer),
          ),
        )
        .orderBy(asc(packages.priceFils))
        .limit(1);
      return row;
    },

    listInsurers: () => everyInsurer.execute(),

    hasInsurers: async () =>
      (await db.select({ slug: insurers.slug }).from(insurers).limit(1)).length > 0,

    insert: (rows: { insurers: InsurerRow[]; packages: PackageRow[] }) =>
      db.transaction(async (tx) => {
        await tx.insert(insurers).values(rows.insurers).onConflictDoNothing();
        for (let from = 0; from < rows.packages.length; from += CHUNK)
          await tx
            .insert(packages)
            .values(rows.packages.slice(from, from + CHUNK))
            .onConflictDoNothing();
      }),
  };
};
