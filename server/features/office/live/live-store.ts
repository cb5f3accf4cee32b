import { and, asc, desc, gt, inArray, sql } from "drizzle-orm";
import { subjectKinds } from "../../../../domain/desk/subject.ts";
import type { Database } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";

const { audit } = schema;

const subjects = [...subjectKinds, "refund"] as const;

export const createLiveStore = (db: Database) => ({
  newest: async (): Promise<number> => {
    const [row] = await db.select({ id: audit.id }).from(audit).orderBy(desc(audit.id)).limit(1);
    return row?.id ?? 0;
  },

  after: (id: number, limit: number) =>
    db
      .select({
        id: audit.id,
        // As asked for below.
        subject: sql<(typeof subjects)[number]>`${audit.subject}`,
        subjectId: audit.subjectId,
        event: audit.event,
        actor: audit.actor,
        actorId: audit.actorId,
      })
      .from(audit)
      .where(and(gt(audit.id, id), inArray(audit.subject, subjects)))
      .orderBy(asc(audit.id))
      .limit(limit),
});

export type LiveStore = ReturnType<typeof createLiveStore>;
export type Happened = Awaited<ReturnType<LiveStore["after"]>>[number];
