import { and, desc, eq, isNull, or } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { clientJoins } = schema;

export type JoinRow = typeof clientJoins.$inferSelect;

const isOf = (id: string) => or(eq(clientJoins.clientId, id), eq(clientJoins.otherId, id));

/** Those that count, the newest first. */
export const joinsOf = (handle: Database | Transaction, id: string): Promise<JoinRow[]> =>
  handle
    .select()
    .from(clientJoins)
    .where(and(isOf(id), isNull(clientJoins.separatedAt)))
    .orderBy(desc(clientJoins.joinedAt), desc(clientJoins.id));

export const otherOf = (
  { clientId, otherId }: Pick<JoinRow, "clientId" | "otherId">,
  id: string,
) => (clientId === id ? otherId : clientId);

export const isJoinedIn = async (tx: Transaction, one: string, other: string) =>
  (await joinsOf(tx, one)).some((join) => otherOf(join, one) === other);

export const insertJoinIn = async (tx: Transaction, row: typeof clientJoins.$inferInsert) => {
  const [join] = await tx.insert(clientJoins).values(row).returning({ id: clientJoins.id });
  if (!join) throw new Error("The new join was not returned.");
  return join.id;
};

/** Answers the join as it was; undefined where it has been separated. */
export const separateIn = async (
  tx: Transaction,
  { id, clientId }: { id: string; clientId: string },
  separatedBy: string,
  separatedAt: Date,
): Promise<JoinRow | undefined> => {
  const [row] = await tx
    .update(clientJoins)
    .set({ separatedBy, separatedAt })
    .where(and(eq(clientJoins.id, id), isOf(clientId), isNull(clientJoins.separatedAt)))
    .returning();
  return row;
};
