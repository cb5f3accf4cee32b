import { endsSale } from "../../../domain/requests/ends-sale.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { RequestMove } from "../requests/followers.ts";
import { moveChargeIn, openSaleIn } from "./charges-store.ts";

/** Money that still arrives for a void sale goes back. */
export const voidSaleIn = async (tx: Transaction, { requestId, event, by, at }: RequestMove) => {
  if (!endsSale(event)) return;
  const sale = await openSaleIn(tx, requestId);
  if (sale) await moveChargeIn(tx, sale, "void", by, at);
};
