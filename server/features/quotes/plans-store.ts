import { inArray } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import type { PlanRow } from "./quotes-store.ts";

const { plans } = schema;

/** Also those that are not sold any more. */
export const plansIn = async (
  handle: Database | Transaction,
  ids: readonly string[],
): Promise<PlanRow[]> =>
  ids.length === 0
    ? []
    : handle
        .select()
        .from(plans)
        .where(inArray(plans.id, [...ids]));
