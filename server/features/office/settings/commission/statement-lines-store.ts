import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { anyOf } from "../../../../adapters/database/any-of.ts";
import type { Database, Transaction } from "../../../../adapters/database/database.ts";
import { schema } from "../../../../adapters/database/schema.ts";
import { againOf, OPPOSITE, oppositeOf } from "../../../../records/commission/statement-lines.ts";

const { commissionEntries, policies } = schema;

type Handle = Database | Transaction;

/** The policies of an insurer that have or had these numbers. */
export const policiesNamedIn = async (
  handle: Handle,
  insurer: string,
  numbers: readonly string[],
): Promise<Map<string, string>> => {
  const known = await handle
    .selectDistinct({ number: commissionEntries.number, id: commissionEntries.policyId })
    .from(commissionEntries)
    .where(and(eq(commissionEntries.insurer, insurer), anyOf(commissionEntries.number, numbers)));
  const named = await handle
    .select({ number: policies.number, id: policies.id })
    .from(policies)
    .where(and(eq(policies.insurer, insurer), anyOf(policies.number, numbers)));
  return new Map(
    [...known, ...named].flatMap(({ number, id }) => (id === null ? [] : [[number, id] as const])),
  );
};

const namesThereIn = async (handle: Handle, names: readonly string[]) => {
  const found = await handle
    .select({ name: commissionEntries.statementLine })
    .from(commissionEntries)
    .where(anyOf(commissionEntries.statementLine, names));
  return new Set(found.map(({ name }) => name));
};

/** Lines of a file that are not in the books. One that was taken back counts again, under a new name. */
export const newLinesIn = async <Row extends { statementLine: string }>(
  handle: Handle,
  rows: readonly Row[],
): Promise<Row[]> => {
  let named = [...rows];
  for (;;) {
    const opposites = await namesThereIn(
      handle,
      named.map(({ statementLine }) => oppositeOf(statementLine)),
    );
    if (opposites.size === 0) break;
    named = named.map((row) => {
      const { statementLine } = row;
      return opposites.has(oppositeOf(statementLine))
        ? { ...row, statementLine: againOf(statementLine) }
        : row;
    });
  }
  const known = await namesThereIn(
    handle,
    named.map(({ statementLine }) => statementLine),
  );
  return named.filter(({ statementLine }) => !known.has(statementLine));
};

const opposite = alias(commissionEntries, "opposite");

/** Months from one on with a statement that was not taken back, and who imported the newest one. */
export const statementMonthsIn = (handle: Handle, since: string, insurer?: string) =>
  handle
    .selectDistinctOn([commissionEntries.insurer, commissionEntries.month], {
      insurer: commissionEntries.insurer,
      month: commissionEntries.month,
      staffId: commissionEntries.staffId,
    })
    .from(commissionEntries)
    .where(
      and(
        insurer === undefined ? undefined : eq(commissionEntries.insurer, insurer),
        sql`${commissionEntries.month} >= ${since}`,
        eq(commissionEntries.kind, "received"),
        isNull(commissionEntries.note),
        sql`not exists (select from ${commissionEntries} as ${opposite}
          where ${opposite.statementLine} = ${OPPOSITE} || ${commissionEntries.statementLine})`,
      ),
    )
    .orderBy(
      asc(commissionEntries.insurer),
      asc(commissionEntries.month),
      desc(commissionEntries.createdAt),
    );
