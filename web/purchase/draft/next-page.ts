import * as paths from "../../../contract/page-paths.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { hasOnlinePrices } from "../../../domain/purchase/send-kind.ts";

/** Prices, or the details an agent needs for an offer. */
export const nextPage = (draft: PurchaseDraft) =>
  hasOnlinePrices(draft) ? paths.quotes : paths.personalDetails;
