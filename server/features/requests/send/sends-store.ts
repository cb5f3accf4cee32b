import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";

const { requests, sends } = schema;

export type Send = typeof sends.$inferInsert & { createdAt: Date };

const columns = {
  requestId: sends.requestId,
  fingerprint: sends.fingerprint,
  derived: sends.derived,
  createdAt: sends.createdAt,
  state: requests.state,
};

const ofKey = ({ owner, key }: Pick<Send, "owner" | "key">) =>
  and(eq(sends.owner, owner), eq(sends.key, key));

export const claimSendIn = async (tx: Transaction, send: Send) => {
  const claimed = await tx
    .insert(sends)
    .values(send)
    .onConflictDoNothing({ target: [sends.owner, sends.key] })
    .returning({ key: sends.key });
  return claimed.length > 0;
};

export const replaceSendIn = async (tx: Transaction, send: Send) => {
  const { requestId, fingerprint, derived, createdAt } = send;
  await tx.update(sends).set({ requestId, fingerprint, derived, createdAt }).where(ofKey(send));
};

export const lockSendIn = async (tx: Transaction, key: Pick<Send, "owner" | "key">) => {
  const [row] = await tx
    .select(columns)
    .from(sends)
    .innerJoin(requests, eq(requests.id, sends.requestId))
    .where(ofKey(key))
    .for("update", { of: sends });
  return row;
};

export const createSendsStore = (db: Database) => ({
  find: async (key: Pick<Send, "owner" | "key">) => {
    const [row] = await db
      .select(columns)
      .from(sends)
      .innerJoin(requests, eq(requests.id, sends.requestId))
      .where(ofKey(key));
    return row;
  },
});

export type EarlierSend = NonNullable<Awaited<ReturnType<typeof lockSendIn>>>;
