import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import {
  type DraftEvent,
  isOpenDraft,
  nextDraftState,
} from "../../../domain/insurance/draft-state.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { type Actor, writeAuditIn } from "../audit/audit-store.ts";

const { insuranceDrafts } = schema;

export type DraftRow = typeof insuranceDrafts.$inferSelect;
type NewDraft = Pick<DraftRow, "kind" | "insurer" | "subject" | "content" | "writtenBy">;
type DraftChange = Pick<DraftRow, "content" | "countsFrom" | "reason">;

const auditOf = (draft: DraftRow, by: Actor, at: Date) => ({
  ...by,
  at,
  subject: "insuranceDraft" as const,
  subjectId: draft.id,
  toState: draft.state,
  version: draft.version,
  detail: { kind: draft.kind, insurer: draft.insurer, about: draft.subject },
});

/** An index allows one that is open for each edition, plan and agreement. */
export const insertDraftIn = async (
  tx: Transaction,
  draft: NewDraft,
  by: Actor,
  at: Date,
): Promise<DraftRow> => {
  const own = { id: randomUUID(), state: "draft" as const, createdAt: at, changedAt: at };
  const [row] = await tx
    .insert(insuranceDrafts)
    .values({ ...draft, ...own })
    .returning();
  if (!row) throw new Error("The new draft was not returned.");
  await writeAuditIn(tx, { ...auditOf(row, by, at), event: "created" });
  return row;
};

export const findDraft = async (
  handle: Database | Transaction,
  id: string,
): Promise<DraftRow | undefined> => {
  const [row] = await handle.select().from(insuranceDrafts).where(eq(insuranceDrafts.id, id));
  return row;
};

export const lockDraftIn = async (tx: Transaction, id: string): Promise<DraftRow | undefined> => {
  const [row] = await tx
    .select()
    .from(insuranceDrafts)
    .where(eq(insuranceDrafts.id, id))
    .for("update");
  return row;
};

/** Those that have not ended, the newest first; all insurers' without one. */
export const openDrafts = (handle: Database | Transaction, insurer?: string): Promise<DraftRow[]> =>
  handle
    .select()
    .from(insuranceDrafts)
    .where(
      and(
        isNull(insuranceDrafts.endedAt),
        insurer === undefined ? undefined : eq(insuranceDrafts.insurer, insurer),
      ),
    )
    .orderBy(desc(insuranceDrafts.changedAt), asc(insuranceDrafts.id));

/** The one that is open for a subject. */
export const openDraftOfIn = async (
  tx: Transaction,
  kind: DraftRow["kind"],
  subject: string,
): Promise<DraftRow | undefined> => {
  const [row] = await tx
    .select()
    .from(insuranceDrafts)
    .where(
      and(
        isNull(insuranceDrafts.endedAt),
        eq(insuranceDrafts.kind, kind),
        eq(insuranceDrafts.subject, subject),
      ),
    );
  return row;
};

const nextVersion = sql`${insuranceDrafts.version} + 1`;

/** Needs the draft locked. */
export const editDraftIn = async (
  tx: Transaction,
  { id }: Pick<DraftRow, "id">,
  change: DraftChange,
  by: Actor,
  at: Date,
): Promise<DraftRow> => {
  const [row] = await tx
    .update(insuranceDrafts)
    .set({ ...change, changedAt: at, version: nextVersion })
    .where(eq(insuranceDrafts.id, id))
    .returning();
  if (!row) throw new Error("The locked draft was not returned.");
  await writeAuditIn(tx, { ...auditOf(row, by, at), event: "changed" });
  return row;
};

/** The only way to change a draft's state. Needs it locked. */
export const moveDraftIn = async (
  tx: Transaction,
  { id, state }: Pick<DraftRow, "id" | "state">,
  event: DraftEvent,
  by: Actor,
  at: Date,
): Promise<DraftRow> => {
  const to = nextDraftState(state, event);
  if (!to) throw new Error(`A draft in ${state} knows no ${event}.`);
  const [row] = await tx
    .update(insuranceDrafts)
    .set({ state: to, endedAt: isOpenDraft(to) ? null : at })
    .where(and(eq(insuranceDrafts.id, id), eq(insuranceDrafts.state, state)))
    .returning();
  if (!row) throw new Error("The locked draft was not returned.");
  await writeAuditIn(tx, { ...auditOf(row, by, at), event, fromState: state });
  return row;
};
