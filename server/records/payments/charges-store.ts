import { and, eq, sql } from "drizzle-orm";
import type { ChargeState } from "../../../domain/charges/charge-state.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { type Actor, writeAuditIn } from "../audit/audit-store.ts";

const { charges } = schema;

export type ChargeRow = typeof charges.$inferSelect;
type NewCharge = Pick<ChargeRow, "requestId" | "kind" | "payee" | "amountFils">;

const auditOf = (charge: ChargeRow, by: Actor, at: Date, fromState?: ChargeState) => ({
  ...by,
  at,
  subject: "charge" as const,
  subjectId: charge.id,
  event: charge.state,
  fromState,
  toState: charge.state,
  version: charge.version,
});

export const insertChargeIn = async (tx: Transaction, charge: NewCharge, by: Actor, at: Date) => {
  const [row] = await tx
    .insert(charges)
    .values({ ...charge, state: "open", createdAt: at })
    .returning();
  if (!row) throw new Error("The new charge was not returned.");
  await writeAuditIn(tx, auditOf(row, by, at));
  return row;
};

/** The only way to change a charge's state; undefined when it changed since it was read. */
export const moveChargeIn = async (
  tx: Transaction,
  charge: Pick<ChargeRow, "id" | "state">,
  to: ChargeState,
  by: Actor,
  at: Date,
): Promise<ChargeRow | undefined> => {
  const [row] = await tx
    .update(charges)
    .set({ state: to, decidedAt: at, version: sql`${charges.version} + 1` })
    .where(and(eq(charges.id, charge.id), eq(charges.state, charge.state)))
    .returning();
  if (row) await writeAuditIn(tx, auditOf(row, by, at, charge.state));
  return row;
};

export const findChargeIn = async (tx: Transaction, id: string) => {
  const [row] = await tx.select().from(charges).where(eq(charges.id, id));
  return row;
};

/** An index allows one for each request. The lock of the request guards it. */
export const openSaleIn = async (tx: Transaction, requestId: string) => {
  const [row] = await tx
    .select()
    .from(charges)
    .where(
      and(eq(charges.requestId, requestId), eq(charges.kind, "sale"), eq(charges.state, "open")),
    );
  return row;
};

/** Money that arrived for a charge, also where it was not applied to it, in fils. */
export const addCapturedIn = async (tx: Transaction, id: string, fils: number) => {
  await tx
    .update(charges)
    .set({ capturedFils: sql`${charges.capturedFils} + ${fils}` })
    .where(eq(charges.id, id));
};

/** Money that went back of the payment that paid a charge, in fils. */
export const addReturnedIn = async (tx: Transaction, id: string, fils: number) => {
  await tx
    .update(charges)
    .set({ returnedFils: sql`${charges.returnedFils} + ${fils}` })
    .where(eq(charges.id, id));
};
