import { randomUUID } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import { type Agreement, maySell } from "../../../domain/insurance/agreement.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { agreements } = schema;

export type AgreementRow = typeof agreements.$inferSelect;

type Sold = { insurer: string; coverType: CoverType };

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
export const isAgreed = (
  found: readonly AgreementRow[],
  { insurer, coverType }: Sold,
  day: string,
): boolean =>
  maySell(
    found.filter((one) => one.insurer === insurer),
    coverType,
    day,
  );

/** The same, asked where something is sold. */
export const isAgreedIn = async (
  handle: Database | Transaction,
  sold: Sold,
  day: string,
): Promise<boolean> => isAgreed(await agreementsIn(handle, sold.insurer), sold, day);

/** False where another one has taken the place of `replaces` already. */
export const insertAgreementIn = async (
  tx: Transaction,
  insurer: string,
  { validFrom, validUntil, lines }: Agreement,
  replaces: string | null,
  { draft, at }: { draft: string; at: Date },
): Promise<boolean> => {
  const row = { id: randomUUID(), insurer, validFrom, validUntil, replaces, draft, createdAt: at };
  const inserted = await tx
    .insert(agreements)
    .values({ ...row, lines: [...lines] })
    .onConflictDoNothing()
    .returning({ id: agreements.id });
  return inserted.length === 1;
};
