import { eq } from "drizzle-orm";
import type { Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";

const { consents } = schema;

type NewConsent = typeof consents.$inferInsert;

export const insertConsentsIn = async (tx: Transaction, rows: NewConsent[]) => {
  if (rows.length > 0) await tx.insert(consents).values(rows);
};

export const insertNewConsentsIn = async (
  tx: Transaction,
  requestId: string,
  rows: NewConsent[],
) => {
  if (rows.length === 0) return 0;
  const agreed = await tx
    .select({ kind: consents.kind, version: consents.version })
    .from(consents)
    .where(eq(consents.requestId, requestId));
  const fresh = rows.filter(
    ({ kind, version }) => !agreed.some((one) => one.kind === kind && one.version === version),
  );
  await insertConsentsIn(tx, fresh);
  return fresh.length;
};
