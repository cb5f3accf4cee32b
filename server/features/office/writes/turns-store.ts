import { eq } from "drizzle-orm";
import type { Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import type { RequestRow } from "../../requests/store/requests-store.ts";

const { requests } = schema;

type Standing = Partial<Pick<RequestRow, "turn" | "dueAt" | "snoozedUntil">>;

/** Touches neither version nor times of the request (ruling O1). */
export const setTurnIn = async (tx: Transaction, id: string, standing: Standing) => {
  await tx.update(requests).set(standing).where(eq(requests.id, id));
};
