import { and, asc, eq } from "drizzle-orm";
import type { Side } from "../../../../../domain/clients/joining.ts";
import type { Database, Transaction } from "../../../../adapters/database/database.ts";
import { schema } from "../../../../adapters/database/schema.ts";
import { type Client, isOfClient } from "../../../../records/clients/clients-store.ts";

const { documents, requests } = schema;

const MAX_PROOFS = 50;

const documentsOf = (handle: Database | Transaction, client: Client) =>
  handle
    .select({ id: documents.id, slot: documents.slot, requestNumber: requests.number })
    .from(documents)
    .innerJoin(requests, eq(requests.id, documents.requestId))
    .where(and(isOfClient(client), eq(documents.isCurrent, true)))
    .orderBy(asc(requests.createdAt), asc(documents.slot))
    .limit(MAX_PROOFS);

/** The documents in use of both. */
export const listProofs = async (
  handle: Database | Transaction,
  pair: Readonly<Record<Side, Client>>,
) => {
  const [own, others] = [
    await documentsOf(handle, pair.client),
    await documentsOf(handle, pair.other),
  ];
  return [
    ...own.map((one) => ({ ...one, of: "client" as const })),
    ...others.map((one) => ({ ...one, of: "other" as const })),
  ];
};

export const findProof = async (handle: Database, id: string) => {
  const [found] = await handle
    .select({ slot: documents.slot, requestId: requests.id, requestNumber: requests.number })
    .from(documents)
    .innerJoin(requests, eq(requests.id, documents.requestId))
    .where(eq(documents.id, id));
  return found;
};
