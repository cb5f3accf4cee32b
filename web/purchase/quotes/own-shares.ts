import type { Package } from "../../../contract/quotes.ts";
import type { Fils } from "../../../domain/money.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { riskOfDraft } from "../../../domain/purchase/risk-of-draft.ts";
import { insuredCarOf } from "../../../domain/quotes/scenarios/insured-car.ts";
import { whatHappens } from "../../../domain/quotes/scenarios/what-happens.ts";

/**
 * What the person pays in the simulator's accident of their own fault.
 * @param day today in Dubai
 */
export function ownSharesFor(draft: PurchaseDraft, day: string) {
  const risk = riskOfDraft(draft, day);
  return (
    risk && ((quote: Package): Fils => whatHappens("ownFault", insuredCarOf(quote, risk)).paid.you)
  );
}
