import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { type Actor, writeAuditIn } from "../audit/audit-store.ts";
import { auditOf } from "./request-audit.ts";

const { requests, users } = schema;

/** Gives leads to the account that verified their e-mail, each with an audit row (ruling P8). */
export const claimLeadsIn = async (tx: Transaction, email: string, by: Actor, at: Date) => {
  const claimed = await tx
    .update(requests)
    .set({
      userId: sql`${users.id}`,
      version: sql`${requests.version} + 1`,
      updatedAt: at,
    })
    .from(users)
    .where(
      and(
        isNull(requests.userId),
        eq(requests.email, email),
        eq(users.email, email),
        isNotNull(users.verifiedAt),
      ),
    )
    .returning({ id: requests.id, state: requests.state, version: requests.version });
  await writeAuditIn(tx, ...claimed.map((row) => auditOf(row, "claimed", by, at, row.state)));
};
