import { asc, eq, sql } from "drizzle-orm";
import { wordmarkPath } from "../../../contract/insurers.ts";
import type { Bilingual } from "../../../domain/language.ts";
import type { RefundTerms } from "../../../domain/refunds/refund-terms.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { insurers } = schema;

export type InsurerRow = typeof insurers.$inferSelect;
type InsurerChange = Pick<
  typeof insurers.$inferInsert,
  "nameEn" | "nameAr" | "wordmark" | "contacts" | "refundTerms" | "quality"
>;

/** Address of the picture that stands for its name; null where there is none. */
export const logoOf = ({ logo, wordmark }: Pick<InsurerRow, "logo" | "wordmark">): string | null =>
  wordmark === null ? logo : wordmarkPath(wordmark);

export const insurersIn = (handle: Database | Transaction): Promise<InsurerRow[]> =>
  handle.select().from(insurers).orderBy(asc(insurers.slug));

export const insurerIn = async (
  handle: Database | Transaction,
  slug: string,
): Promise<InsurerRow | undefined> => {
  const [row] = await handle.select().from(insurers).where(eq(insurers.slug, slug));
  return row;
};

/** Names by the slugs of the insurers. */
export const insurerNamesIn = async (tx: Transaction): Promise<ReadonlyMap<string, Bilingual>> => {
  const rows = await insurersIn(tx);
  return new Map(rows.map(({ slug, nameEn: en, nameAr: ar }) => [slug, { en, ar }]));
};

/** What an insurer asks for when money goes back; undefined where it told us nothing. */
export const refundTermsIn = async (
  handle: Database | Transaction,
  slug: string,
): Promise<RefundTerms | undefined> => {
  const [row] = await handle
    .select({ terms: insurers.refundTerms })
    .from(insurers)
    .where(eq(insurers.slug, slug));
  return row?.terms ?? undefined;
};

export const insurerNameIn = async (
  handle: Database | Transaction,
  slug: string,
): Promise<Bilingual> => {
  const [row] = await handle
    .select({ en: insurers.nameEn, ar: insurers.nameAr })
    .from(insurers)
    .where(eq(insurers.slug, slug));
  return row ?? { en: slug, ar: slug };
};

/** Whoever changes what an insurer sells or agrees to holds its row. */
export const lockInsurerIn = async (tx: Transaction, slug: string) => {
  const [row] = await tx.select().from(insurers).where(eq(insurers.slug, slug)).for("update");
  return row;
};

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
