import type { Transaction } from "../../adapters/database/database.ts";
import { agreementsIn, maySellPlan, type PlanRow } from "./quotes-store.ts";

/** Whether an insurer's agreement allows a cover to be sold on a day (ruling O10). */
export const isAgreedIn = async (
  tx: Transaction,
  sold: Pick<PlanRow, "insurer" | "coverType">,
  day: string,
): Promise<boolean> => maySellPlan(await agreementsIn(tx, sold.insurer), sold, day);
