import type { AuditEvent, AuditSubject } from "../../../domain/audit-events.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { callId } from "../../http/call-id.ts";
import { schema } from "../../adapters/database/schema.ts";

type AuditRow = typeof schema.audit.$inferInsert;
type NewAuditRow = {
  [Subject in AuditSubject]: Omit<AuditRow, "subject" | "event" | "callId"> & {
    subject: Subject;
    event: AuditEvent<Subject>;
  };
}[AuditSubject];

export type Actor = { actor: AuditRow["actor"]; actorId?: string };

export const bySystem: Actor = { actor: "system" };
export const byGateway: Actor = { actor: "gateway" };
export const byVisitor: Actor = { actor: "customer" };
export const byCustomer = (actorId: string): Actor => ({ actor: "customer", actorId });

export const byStaff = (actorId: string): Actor => ({ actor: "staff", actorId });

/** Names the row that ends a restoring (`restored-row.ts`). */
export const RESTORED = { subject: "installation", event: "restored" } as const;

/** A statement takes 65,535 parameters, each value is one. */
const BATCH = 1_000;

/** `detail` holds no personal value, but its digest (`request-keys-store.ts`, ruling O5). */
export const writeAuditIn = (tx: Transaction, ...rows: readonly NewAuditRow[]) =>
  writeAuditsIn(tx, rows);

/** Of however many subjects. */
export const writeAuditsIn = async (tx: Transaction, rows: readonly NewAuditRow[]) => {
  for (let start = 0; start < rows.length; start += BATCH)
    await tx
      .insert(schema.audit)
      .values(rows.slice(start, start + BATCH).map((row) => ({ ...row, callId: callId() })));
};

/** Writes a customer's act. The same statement runs for an unknown account, and writes nothing. */
export const writeUserAuditIn = async (
  tx: Transaction,
  userId: string,
  event: AuditEvent<"user">,
  at: Date,
) => {
  const { audit, users } = schema;
  await tx.execute(
    sql`insert into ${audit} (at, actor, actor_id, subject, subject_id, event, call_id)
        select ${at.toISOString()}::timestamptz, 'customer', id, 'user', id, ${event}, ${callId() ?? null}
        from ${users} where id = ${userId}`,
  );
};

/** When a subject came to a state the last time, and what its row says besides. */
export const lastArrivalIn = async (
  handle: Database | Transaction,
  subject: AuditSubject,
  subjectId: string,
  toState: string,
) => {
  const { audit } = schema;
  const [row] = await handle
    .select({ at: audit.at, fromState: audit.fromState, detail: audit.detail })
    .from(audit)
    .where(
      and(eq(audit.subject, subject), eq(audit.subjectId, subjectId), eq(audit.toState, toState)),
    )
    .orderBy(desc(audit.id))
    .limit(1);
  return row;
};
