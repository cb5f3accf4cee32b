import { and, eq } from "drizzle-orm";
import type { Subject } from "../../../../domain/desk/subject.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { isOf } from "../../../records/desk/of-subject.ts";

const { noteDrafts, notes } = schema;

type Author = Subject & { member: { id: string } };

/** A note beside the member's draft, which stays. */
export const keepReasonIn = async (
  tx: Transaction,
  { member: { id: staffId }, kind, id }: Author,
  text: string,
  createdAt: Date,
) => {
  await tx.insert(notes).values({ subject: kind, subjectId: id, staffId, text, createdAt });
};

/** Replaces the member's draft. */
export const addNoteIn = async (
  tx: Transaction,
  { member: { id: staffId }, ...subject }: Author,
  text: string,
  createdAt: Date,
) => {
  await keepReasonIn(tx, { member: { id: staffId }, ...subject }, text, createdAt);
  await tx
    .delete(noteDrafts)
    .where(and(isOf(noteDrafts, subject), eq(noteDrafts.staffId, staffId)));
};

export const keepNoteDraftIn = async (
  tx: Transaction,
  { member: { id: staffId }, kind, id }: Author,
  text: string,
  updatedAt: Date,
) => {
  await tx
    .insert(noteDrafts)
    .values({ subject: kind, subjectId: id, staffId, text, updatedAt })
    .onConflictDoUpdate({
      target: [noteDrafts.subject, noteDrafts.subjectId, noteDrafts.staffId],
      set: { text, updatedAt },
    });
};
