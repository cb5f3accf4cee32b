import { eq } from "drizzle-orm";
import type { Bilingual } from "../../../domain/language.ts";
import type { RefundTerms } from "../../../domain/refunds/refund-terms.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import type { InsurerRow } from "./quotes-store.ts";

const { insurers } = schema;

export const insurersIn = (handle: Database | Transaction): Promise<InsurerRow[]> =>
  handle.select().from(insurers);

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
