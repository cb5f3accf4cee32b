import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Agreement } from "../../../domain/insurance/agreement.ts";
import type { PlanContent } from "../../../domain/insurance/plan-content.ts";
import type { Bilingual } from "../../../domain/language.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { agreements, insurers, planVersions, plans } = schema;

type From = { draft: string; at: Date };

/** Whoever changes what an insurer sells or agrees to holds its row. */
export const lockInsurerIn = async (tx: Transaction, slug: string) => {
  const [row] = await tx.select().from(insurers).where(eq(insurers.slug, slug)).for("update");
  return row;
};

/** False where another one has taken the place of `replaces` already. */
export const insertAgreementIn = async (
  tx: Transaction,
  insurer: string,
  { validFrom, validUntil, lines }: Agreement,
  replaces: string | null,
  { draft, at }: From,
): Promise<boolean> => {
  const row = { id: randomUUID(), insurer, validFrom, validUntil, replaces, draft, createdAt: at };
  const inserted = await tx
    .insert(agreements)
    .values({ ...row, lines: [...lines] })
    .onConflictDoNothing()
    .returning({ id: agreements.id });
  return inserted.length === 1;
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
  { draft, at, onSaleFrom }: From & { onSaleFrom: Date },
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
    onSaleFrom,
    draft,
    createdAt: at,
  });
};

type InsurerChange = Pick<
  typeof insurers.$inferInsert,
  "nameEn" | "nameAr" | "contacts" | "refundTerms" | "quality"
>;

/** False where there is one of that name. */
export const insertInsurerIn = async (
  tx: Transaction,
  slug: string,
  name: Bilingual,
): Promise<boolean> => {
  const inserted = await tx
    .insert(insurers)
    .values({ slug, nameEn: name.en, nameAr: name.ar })
    .onConflictDoNothing()
    .returning({ slug: insurers.slug });
  return inserted.length === 1;
};

/** Needs the row locked. */
export const changeInsurerIn = async (tx: Transaction, slug: string, change: InsurerChange) => {
  await tx
    .update(insurers)
    .set({ ...change, version: sql`${insurers.version} + 1` })
    .where(eq(insurers.slug, slug));
};
