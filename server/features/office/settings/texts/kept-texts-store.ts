import { and, asc, eq, sql } from "drizzle-orm";
import type { KeptText } from "../../../../../domain/texts/kept-text.ts";
import type { Database, Transaction } from "../../../../adapters/database/database.ts";
import { schema } from "../../../../adapters/database/schema.ts";

const { keptTexts } = schema;

export type KeptTextRow = typeof keptTexts.$inferSelect;

/** Any number that no other advisory lock uses. */
const KEPT_TEXTS = 7_208_116;

/** Their number and shortcuts are looked at before one is written. */
export const lockKeptTextsIn = async (tx: Transaction) => {
  await tx.execute(sql`select pg_advisory_xact_lock(${KEPT_TEXTS})`);
};

const columnsOf = ({ places, ...content }: KeptText) => ({ ...content, places: [...places] });

export const listKeptTextsIn = (handle: Database | Transaction): Promise<KeptTextRow[]> =>
  handle
    .select()
    .from(keptTexts)
    .orderBy(asc(keptTexts.isRetired), asc(keptTexts.shortcut), asc(keptTexts.id));

export const findKeptTextIn = async (
  handle: Database | Transaction,
  id: string,
): Promise<KeptTextRow | undefined> =>
  (await handle.select().from(keptTexts).where(eq(keptTexts.id, id)))[0];

export const insertKeptTextIn = async (
  tx: Transaction,
  {
    id,
    changedBy,
    changedAt,
    ...content
  }: KeptText & {
    id: string;
    changedBy: string;
    changedAt: Date;
  },
) => {
  await tx.insert(keptTexts).values({ id, ...columnsOf(content), changedBy, changedAt });
};

type Change = { content?: KeptText; isRetired?: boolean; changedBy: string; changedAt: Date };

/** @returns false where the row has another version by now */
export const changeKeptTextIn = async (
  tx: Transaction,
  { id, version }: Pick<KeptTextRow, "id" | "version">,
  { content, ...change }: Change,
): Promise<boolean> => {
  const changed = await tx
    .update(keptTexts)
    .set({
      ...(content && columnsOf(content)),
      ...change,
      version: sql`${keptTexts.version} + 1`,
    })
    .where(and(eq(keptTexts.id, id), eq(keptTexts.version, version)))
    .returning({ id: keptTexts.id });
  return changed.length > 0;
};

export const createKeptTextsStore = (db: Database) => ({
  list: () => listKeptTextsIn(db),
  find: (id: string) => findKeptTextIn(db, id),

  /** Only into an empty table. */
  seed: async (texts: readonly (KeptText & { id: string })[]) => {
    const [one] = await db.select({ id: keptTexts.id }).from(keptTexts).limit(1);
    if (one) return;
    const rows = texts.map(({ id, ...content }) => ({ id, ...columnsOf(content) }));
    await db.insert(keptTexts).values(rows).onConflictDoNothing();
  },
});
