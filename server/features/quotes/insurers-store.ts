import { eq } from "drizzle-orm";
import type { Bilingual } from "../../../domain/language.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { insurers } = schema;

/** Names by the slugs of the insurers. */
export const insurerNamesIn = async (tx: Transaction): Promise<ReadonlyMap<string, Bilingual>> => {
  const rows = await tx.select().from(insurers);
  return new Map(rows.map(({ slug, nameEn: en, nameAr: ar }) => [slug, { en, ar }]));
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
