import { randomUUID } from "node:crypto";
import { and, desc, eq, lt } from "drizzle-orm";
import { usualAccount } from "../../../domain/insurance/payee.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import type { AttemptRow } from "./attempts-store.ts";

const { payees } = schema;

export type PayeeRow = typeof payees.$inferSelect;

/** The newest of each insurer, which counts. */
export const payeesIn = async (handle: Database | Transaction): Promise<PayeeRow[]> =>
  handle
    .selectDistinctOn([payees.insurer])
    .from(payees)
    .orderBy(payees.insurer, desc(payees.number));

/**
 * Name of the credentials that an insurer's payments use: the usual ones while nobody chose others.
 * @param accounts those of the environment @param before a moment, for what counted until then
 */
export const accountIn = async (
  handle: Database | Transaction,
  insurer: string,
  accounts: readonly string[],
  before?: Date,
): Promise<string> => {
  const [row] = await handle
    .select({ account: payees.account })
    .from(payees)
    .where(and(eq(payees.insurer, insurer), before && lt(payees.createdAt, before)))
    .orderBy(desc(payees.number))
    .limit(1);
  return row?.account ?? usualAccount(insurer, accounts);
};

/** A payment keeps the credentials with which it began; those of before they were noted have the usual ones. */
export const accountOf = (
  { account, payee }: Pick<AttemptRow, "account" | "payee">,
  accounts: readonly string[],
): string => account ?? usualAccount(payee, accounts);

/** Needs the insurer locked. */
export const insertPayeeIn = async (
  tx: Transaction,
  insurer: string,
  account: string,
  { draft, at }: { draft: string; at: Date },
) => {
  const [last] = await tx
    .select({ number: payees.number })
    .from(payees)
    .where(eq(payees.insurer, insurer))
    .orderBy(desc(payees.number))
    .limit(1);
  const number = (last?.number ?? 0) + 1;
  await tx
    .insert(payees)
    .values({ id: randomUUID(), insurer, number, account, draft, createdAt: at });
};
