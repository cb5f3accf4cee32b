import { and, asc, eq, gt, inArray, lt, notExists, or, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { Problem } from "../../http/problem.ts";

const { documents, draftDocuments, planFiles, policyFiles, refundFiles, storageIntents } = schema;

/** Tables whose rows have files. */
const withFiles = [documents, draftDocuments, planFiles, policyFiles, refundFiles] as const;

export type Intent = typeof storageIntents.$inferSelect;
type Kind = Intent["kind"];
type Stored = { storageKey: string };

const keysOf = (files: readonly Stored[]) => files.map(({ storageKey }) => storageKey);

/**
 * Called in the transaction that writes the rows of these files.
 * @throws {Problem} request.busy where a sweep has taken one of them: it waited for a day
 */
export const keepFilesIn = async (tx: Transaction, files: readonly Stored[]) => {
  if (files.length === 0) return;
  const intents = await tx
    .delete(storageIntents)
    .where(inArray(storageIntents.storageKey, keysOf(files)))
    .returning({ kind: storageIntents.kind });
  if (intents.some(({ kind }) => kind !== "upload")) throw new Problem("request.busy");
};

/** Called beside the deletion of their rows; `erase` where a person's data goes (ruling D3). */
export const dropFilesIn = async (
  tx: Transaction,
  files: readonly Stored[],
  kind: "delete" | "erase",
  at: Date,
) => {
  if (files.length === 0) return;
  await tx
    .insert(storageIntents)
    .values(keysOf(files).map((storageKey) => ({ storageKey, kind, at })))
    .onConflictDoUpdate({ target: storageIntents.storageKey, set: { kind, at } });
};

const hasRow = (db: Database) => {
  const { storageKey } = storageIntents;
  const of = (table: (typeof withFiles)[number]) =>
    db
      .select({ one: sql`1` })
      .from(table)
      .where(eq(table.storageKey, storageKey));
  return {
    none: and(...withFiles.map((one) => notExists(of(one)))),
  };
};

export const createIntentsStore = (db: Database) => {
  const isKind = (kind: Kind) => eq(storageIntents.kind, kind);
  const isOne = (keys: readonly string[]) => inArray(storageIntents.storageKey, [...keys]);
  const withoutRow = hasRow(db).none;

  return {
    insert: async (keys: readonly string[], at: Date) => {
      await db
        .insert(storageIntents)
        .values(keys.map((storageKey) => ({ storageKey, kind: "upload" as const, at })));
    },

    /** Uploads without a row that the store would not delete just now. */
    deleteLater: async (keys: readonly string[], at: Date) => {
      if (keys.length === 0) return;
      await db
        .update(storageIntents)
        .set({ kind: "delete", at })
        .where(and(isOne(keys), isKind("upload")));
    },

    forget: async (keys: readonly string[]) => {
      if (keys.length > 0) await db.delete(storageIntents).where(isOne(keys));
    },

    list: (kind: Kind, before: Date, limit: number) =>
      db
        .select()
        .from(storageIntents)
        .where(and(isKind(kind), lt(storageIntents.at, before)))
        .orderBy(asc(storageIntents.at), asc(storageIntents.storageKey))
        .limit(limit),

    /** Answers how many uploads from before that time have a row after all. */
    forgetKept: async (before: Date) => {
      const kept = await db
        .delete(storageIntents)
        .where(and(isKind("upload"), lt(storageIntents.at, before), sql`not (${withoutRow})`))
        .returning({ key: storageIntents.storageKey });
      return kept.length;
    },

    /** Uploads from before that time without a row, by time and key. */
    listOrphans: (before: Date, limit: number, after?: Intent) =>
      db
        .select()
        .from(storageIntents)
        .where(
          and(
            isKind("upload"),
            lt(storageIntents.at, before),
            withoutRow,
            after &&
              or(
                gt(storageIntents.at, after.at),
                and(
                  eq(storageIntents.at, after.at),
                  gt(storageIntents.storageKey, after.storageKey),
                ),
              ),
          ),
        )
        .orderBy(asc(storageIntents.at), asc(storageIntents.storageKey))
        .limit(limit),

    /** Checked again: whoever writes the row of one of them after this is refused. */
    markMoving: async (keys: readonly string[], at: Date) => {
      await db
        .update(storageIntents)
        .set({ kind: "move", at })
        .where(and(isOne(keys), isKind("upload"), withoutRow));
    },

    markTrashed: async (key: string) => {
      await db
        .update(storageIntents)
        .set({ kind: "trash" })
        .where(and(isOne([key]), isKind("move")));
    },

    /** All files with a row, counted up to a limit. */
    countFiles: async (limit: number) => {
      const files = unionAll(
        db.select({ key: documents.storageKey }).from(documents),
        db.select({ key: draftDocuments.storageKey }).from(draftDocuments),
        db.select({ key: planFiles.storageKey }).from(planFiles),
        db.select({ key: policyFiles.storageKey }).from(policyFiles),
        db.select({ key: refundFiles.storageKey }).from(refundFiles),
      )
        .limit(limit)
        .as("files");
      return db.$count(files);
    },
  };
};

export type IntentsStore = ReturnType<typeof createIntentsStore>;
