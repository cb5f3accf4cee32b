import type { Transaction } from "../../adapters/database/database.ts";
import { callId } from "../../http/call-id.ts";
import { schema } from "../../adapters/database/schema.ts";

type AuditRow = typeof schema.audit.$inferInsert;

export type Actor = { actor: AuditRow["actor"]; actorId?: string };

export const bySystem: Actor = { actor: "system" };
export const byGateway: Actor = { actor: "gateway" };
export const byVisitor: Actor = { actor: "customer" };
export const byCustomer = (actorId: string): Actor => ({ actor: "customer", actorId });

export const byStaff = (actorId: string): Actor => ({ actor: "staff", actorId });

/** Of the row that ends a restoring (`restored-row.ts`). */
export const RESTORED = { subject: "installation", event: "restored" } as const;

/** In `detail` no personal value, but its digest (`request-keys-store.ts`, ruling O5). */
export const writeAuditIn = async (tx: Transaction, row: AuditRow) => {
  await tx.insert(schema.audit).values({ ...row, requestId: callId() });
};
