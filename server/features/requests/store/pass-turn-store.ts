import { eq, sql } from "drizzle-orm";
import { type Turn, turnOf } from "../../../../domain/requests/turn.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { type Actor, writeAuditIn } from "../../audit/audit-store.ts";
import type { RequestRow } from "./requests-store.ts";

const { requests } = schema;

/**
 * For what changes whose turn it is, but not the state (ruling O3). The request is locked. Null
 * for a turn that nobody has.
 */
export const passTurnIn = async (
  tx: Transaction,
  { id, state }: Pick<RequestRow, "id" | "state">,
  event: string,
  turn: Turn | null,
  by: Actor,
  at: Date,
): Promise<RequestRow> => {
  const ours = turn === "us" ? (turnOf(state, at).dueAt ?? at) : at;
  const [row] = await tx
    .update(requests)
    .set({
      turn,
      dueAt: turn === null ? null : ours,
      version: sql`${requests.version} + 1`,
      updatedAt: at,
      snoozedUntil: null,
      ...(by.actor === "customer" && { touchedAt: at }),
    })
    .where(eq(requests.id, id))
    .returning();
  if (!row) throw new Error("The locked request was not returned.");
  const { version } = row;
  await writeAuditIn(tx, {
    ...by,
    at,
    subject: "request",
    subjectId: id,
    event,
    toState: state,
    version,
  });
  return row;
};
