import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { sendKind } from "../../../domain/purchase/send-kind.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import type { Quotes } from "./use-quotes.ts";

/** Comprehensive cover for a new policy. */
export const asksForContact = (draft: PurchaseDraft | undefined, cover: CoverType): boolean =>
  draft !== undefined && sendKind(draft, cover) === "lead";

export function offeredOnline(quotes: Quotes, draft: PurchaseDraft | undefined): Quotes {
  if (quotes.state !== "ready") return quotes;
  const packages = quotes.packages.filter((quote) => !asksForContact(draft, quote.type));
  return { state: "ready", packages };
}
