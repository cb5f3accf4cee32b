import { and, asc, desc, eq, getTableColumns, gt, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { isOf } from "../../../records/desk/of-subject.ts";
import { arrivedFils } from "../../../records/payments/attempts-store.ts";
import { createDeskListStore } from "./desk-list-store.ts";
import { listed } from "./desk-search-store.ts";

const { audit, leases, noteDrafts, notes, paymentAttempts, requests } = schema;

const MAX_RELATED = 10;

export type DeskStoreRow = typeof requests.$inferSelect;

export const createDeskStore = (db: Database) => ({
  ...createDeskListStore(db),

  find: async (id: string): Promise<DeskStoreRow | undefined> => {
    const [row] = await db.select().from(requests).where(eq(requests.id, id));
    return row;
  },

  /** Requests of the same person or plate, the newest first. */
  related: ({ id, email, plateEmirate, plateCode, plateNumber }: DeskStoreRow) => {
    const isSamePlate =
      plateNumber !== null && plateEmirate !== null && plateCode !== null
        ? and(
            eq(requests.plateNumber, plateNumber),
            eq(requests.plateEmirate, plateEmirate),
            eq(requests.plateCode, plateCode),
          )
        : undefined;
    // Erased requests have no e-mail in common.
    const isSamePerson = email === "" ? undefined : eq(requests.email, email);
    const isRelated = or(isSamePerson, isSamePlate);
    if (!isRelated) return [];
    return db
      .select(listed)
      .from(requests)
      .where(and(ne(requests.id, id), isRelated))
      .orderBy(desc(requests.createdAt), desc(requests.id))
      .limit(MAX_RELATED);
  },

  history: (id: string) =>
    db
      .select({
        event: audit.event,
        state: audit.toState,
        actor: audit.actor,
        actorId: audit.actorId,
        /** Whom `detail` names beside the one who did it. */
        colleagueId: sql<string | null>`${audit.detail} ->> 'colleague'`,
        at: audit.at,
      })
      .from(audit)
      .where(
        and(
          eq(audit.subject, "request"),
          eq(audit.subjectId, id),
          // For figures: nobody did anything.
          ne(audit.event, "commissionNoted"),
        ),
      )
      .orderBy(asc(audit.id)),

  attempts: (id: string) =>
    db
      .select({ ...getTableColumns(paymentAttempts), amountFils: arrivedFils })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.requestId, id))
      .orderBy(desc(paymentAttempts.createdAt)),

  notes: (id: string) =>
    db
      .select({ text: notes.text, staffId: notes.staffId, at: notes.createdAt })
      .from(notes)
      .where(isOf(notes, { kind: "request", id }))
      .orderBy(asc(notes.createdAt), asc(notes.id)),

  noteDraft: async (id: string, staffId: string) => {
    const [row] = await db
      .select({ text: noteDrafts.text })
      .from(noteDrafts)
      .where(and(isOf(noteDrafts, { kind: "request", id }), eq(noteDrafts.staffId, staffId)));
    return row?.text ?? "";
  },

  lease: async (id: string, now: Date) => {
    const [row] = await db
      .select({ staffId: leases.staffId, until: leases.until })
      .from(leases)
      .where(and(isOf(leases, { kind: "request", id }), gt(leases.until, now)));
    return row;
  },
});

export type DeskStore = ReturnType<typeof createDeskStore>;
