import { and, eq, isNull, lt, notExists, sql } from "drizzle-orm";
import { DAY_MS } from "../../../domain/durations.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { insurers, wordmarks } = schema;

type Pictures = Pick<typeof wordmarks.$inferInsert, "digest" | "webp" | "png">;
export type WordmarkFormat = "webp" | "png";

/** What nobody saved within a day goes. */
export const insertWordmarkIn = async (tx: Transaction, pictures: Pictures, at: Date) => {
  const dayAgo = new Date(at.getTime() - DAY_MS);
  const used = tx
    .select({ one: sql`1` })
    .from(insurers)
    .where(eq(insurers.wordmark, wordmarks.digest));
  await tx
    .delete(wordmarks)
    .where(and(isNull(wordmarks.firstUsedAt), lt(wordmarks.createdAt, dayAgo), notExists(used)));
  await tx
    .insert(wordmarks)
    .values({ ...pictures, createdAt: at })
    .onConflictDoUpdate({ target: wordmarks.digest, set: { createdAt: at } });
};

/** False where there is none. From now on it stays: a quote that somebody keeps may name it. */
export const useWordmarkIn = async (tx: Transaction, digest: string, at: Date) => {
  const found = await tx
    .update(wordmarks)
    .set({ firstUsedAt: sql`coalesce(${wordmarks.firstUsedAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(wordmarks.digest, digest))
    .returning({ digest: wordmarks.digest });
  return found.length === 1;
};

export const findWordmark = async (
  db: Database,
  digest: string,
  format: WordmarkFormat,
): Promise<Buffer | undefined> => {
  const [row] = await db
    .select({ bytes: wordmarks[format] })
    .from(wordmarks)
    .where(eq(wordmarks.digest, digest));
  return row && Buffer.from(row.bytes);
};
