import { type Fils, VAT_PERCENT } from "../money.ts";
import { addOns } from "../quotes/add-ons.ts";
import type { LedgerLine } from "../quotes/ledger.ts";
import type { CoverType } from "../quotes/package-kinds.ts";
import { factsOf } from "../quotes/rating-facts.ts";
import type { Risk } from "../quotes/risk.ts";
import { boundsOf } from "../quotes/tariff-part.ts";

const withVat = (fils: Fils): Fils => Math.round((fils * (100 + VAT_PERCENT)) / 100);

const beyondTariff: readonly string[] = ["agencyRepair", ...addOns];

/**
 * The least and the greatest price that the tariff allows for a cover of this risk, in fils with
 * VAT (Decisions 30/2016, 17/2020). What our own ledger adds for agency repair and add-ons, which
 * the tariff does not bound, may be added to the greatest.
 */
export function priceBounds(
  cover: CoverType,
  risk: Risk,
  ledger: readonly LedgerLine[] = [],
): { floorFils: Fils; capFils: Fils } {
  const { floor, cap } = boundsOf({ cover }, risk, factsOf(risk));
  const extras = ledger
    .filter(({ code }) => beyondTariff.includes(code))
    .reduce((sum, { amountFils }) => sum + amountFils, 0);
  return { floorFils: withVat(floor), capFils: withVat(cap + extras) };
}
