import { and, asc, eq, inArray, or } from "drizzle-orm";
import {
  type PlanDocumentName,
  planDocumentSlots,
} from "../../../domain/insurance/plan-documents.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { dropFilesIn, keepFilesIn } from "../files/intents-store.ts";

const { insuranceDrafts, planFiles } = schema;

export type PlanFileRow = typeof planFiles.$inferSelect;

const isOf = (draft: string, names: readonly PlanDocumentName[]) =>
  and(
    eq(planFiles.draft, draft),
    or(
      ...names.map((name) => {
        const { kind, language } = planDocumentSlots[name];
        return and(eq(planFiles.kind, kind), eq(planFiles.language, language));
      }),
    ),
  );

export const insertPlanFilesIn = async (tx: Transaction, files: readonly PlanFileRow[]) => {
  if (files.length === 0) return;
  await tx.insert(planFiles).values([...files]);
  await keepFilesIn(tx, files);
};

/**
 * Answers what came to the draft itself and is to be discarded after the commit. Files of earlier
 * versions came to other drafts; those of an agreed one the database keeps.
 */
export const dropPlanFilesIn = async (
  tx: Transaction,
  draft: string,
  names: readonly PlanDocumentName[],
  at: Date,
): Promise<PlanFileRow[]> => {
  if (names.length === 0) return [];
  const dropped = await tx.delete(planFiles).where(isOf(draft, names)).returning();
  await dropFilesIn(tx, dropped, "delete", at);
  return dropped;
};

/** Files by their digests; the same paper may have come to several drafts. */
export const planFilesIn = async (
  handle: Database | Transaction,
  digests: readonly string[],
): Promise<PlanFileRow[]> =>
  digests.length === 0
    ? []
    : handle
        .select()
        .from(planFiles)
        .where(inArray(planFiles.sha256, [...digests]))
        .orderBy(asc(planFiles.addedAt));

/** One that a version of a plan names: what is only drafted is not public. */
export const agreedPlanFileIn = async (
  handle: Database | Transaction,
  digest: string,
): Promise<PlanFileRow | undefined> => {
  const [row] = await handle
    .select({ file: planFiles })
    .from(planFiles)
    .innerJoin(insuranceDrafts, eq(insuranceDrafts.id, planFiles.draft))
    .where(and(eq(planFiles.sha256, digest), eq(insuranceDrafts.state, "agreed")))
    .limit(1);
  return row?.file;
};
