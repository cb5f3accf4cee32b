import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { sendKind } from "../../../domain/purchase/send-kind.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import type { Quotes } from "../choice/fetch-quotes.ts";

/** Comprehensive cover for a new policy. */
export const asksForContact = (draft: PurchaseDraft | undefined, cover: CoverType): boolean =>
  draft !== undefined && sendKind(draft, cover) === "lead";

export function offeredOnline(quotes: Quotes, draft: PurchaseDraft | undefined): Quotes {
  if (quotes.state !== "ready") return quotes;
  const isOnline = ({ type }: { type: CoverType }) => !asksForContact(draft, type);
  return {
    state: "ready",
    packages: quotes.packages.filter(isOnline),
    declined: quotes.declined.filter(isOnline),
  };
}
