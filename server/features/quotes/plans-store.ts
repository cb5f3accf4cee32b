import type { Database, Transaction } from "../../adapters/database/database.ts";
import { type PlanRow, plansAtIn } from "./quotes-store.ts";

/** As they are at a moment, also those that are not sold any more. */
export const plansIn = async (
  handle: Database | Transaction,
  ids: readonly string[],
  at: Date,
): Promise<PlanRow[]> =>
  ids.length === 0 ? [] : (await plansAtIn(handle, at)).filter(({ id }) => ids.includes(id));
