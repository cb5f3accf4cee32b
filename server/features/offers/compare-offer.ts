import type { PriceComparison } from "../../../domain/offers/compare-price.ts";
import { priceBounds } from "../../../domain/offers/price-bounds.ts";
import { excessesFor } from "../../../domain/quotes/excess.ts";
import type { GivenInputs } from "../../../domain/quotes/risk.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { OfferRow } from "../../records/offers/offers-store.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import { inputOfRow, inputsOfRow } from "../../records/requests/stored-inputs.ts";
import { carOfRow } from "../quotes/car-of-row.ts";
import type { Quotes } from "../quotes/quotes.ts";

/** What an offer says of the risk itself; null where it says nothing. */
export type RiskTerms = Pick<OfferRow, "excessAed" | "repair" | "sumInsuredAed" | "addOns">;

const asked = <Value>(value: Value) => ({ value, source: "asked" as const });

const nearestStep = (aed: number, valueAed: number): number =>
  excessesFor(valueAed).reduce((nearest, step) =>
    Math.abs(step - aed) < Math.abs(nearest - aed) ? step : nearest,
  );

/** The customer's answers with the offer's own terms, the excess at the nearest step sold (P25). */
export const inputsWith = (
  request: RequestRow,
  { excessAed, repair, sumInsuredAed, addOns }: RiskTerms,
): GivenInputs => {
  const inputs = inputsOfRow(request);
  const valueAed = sumInsuredAed ?? inputOfRow(request, "value")?.value ?? 0;
  return {
    ...inputs,
    ...(sumInsuredAed !== null && { value: asked(sumInsuredAed) }),
    ...(excessAed !== null && { excess: asked(nearestStep(excessAed, valueAed)) }),
    ...(repair !== null && { repair: asked(repair) }),
    ...(addOns !== null && { addOns: asked(addOns) }),
  };
};

type Compared = RiskTerms & Pick<OfferRow, "planId" | "coverType">;
type RatedAll = Awaited<ReturnType<Quotes["rateAllIn"]>>;

/** Value of the car that its customer stated, in dirhams; null where it is only assumed. */
export const statedValueOf = (request: RequestRow): number | null => {
  const value = inputOfRow(request, "value");
  return value && value.source !== "assumed" ? value.value : null;
};

const pricesOf = ({ plans }: RatedAll, coverType: OfferRow["coverType"]) =>
  plans.flatMap(({ plan, rated }) =>
    plan.coverType === coverType && rated.outcome === "priced" ? [rated.priceFils] : [],
  );

const compareWith = (rated: RatedAll, { planId, coverType }: Omit<Compared, keyof RiskTerms>) => {
  const own = rated.plans.find(({ plan }) => plan.id === planId);
  if (own?.rated.outcome === "priced") {
    const { priceFils, ledger } = own.rated;
    return {
      ourFils: priceFils,
      edition: own.digest,
      ...priceBounds(coverType, rated.risk, ledger),
      lowestFils: null,
      highestFils: null,
    };
  }
  const prices = pricesOf(rated, coverType);
  return {
    ourFils: null,
    edition: null,
    ...priceBounds(coverType, rated.risk),
    lowestFils: prices.length > 0 ? Math.min(...prices) : null,
    highestFils: prices.length > 0 ? Math.max(...prices) : null,
  };
};

const nothing = {
  ourFils: null,
  edition: null,
  floorFils: null,
  capFils: null,
  lowestFils: null,
  highestFils: null,
};

/** Everything rated for the offer's own terms; undefined for a car that no price list knows. */
export const rateForIn = async (
  tx: Transaction,
  quotes: Pick<Quotes, "rateAllIn">,
  request: RequestRow,
  terms: RiskTerms,
): Promise<RatedAll | undefined> => {
  const car = carOfRow(request);
  return car && (await quotes.rateAllIn(tx, car, inputsWith(request, terms)));
};

/** What was rated for an offer's own terms, as its price is compared with it. */
export const comparisonOf = (
  rated: RatedAll | undefined,
  request: RequestRow,
  offer: Omit<Compared, keyof RiskTerms>,
): PriceComparison => ({
  ...(rated ? compareWith(rated, offer) : nothing),
  statedAed: offer.coverType === "comprehensive" ? statedValueOf(request) : null,
});

/** What staff entered beside what we would ask now for the same risk and terms (ruling P25). */
export const compareOfferIn = async (
  tx: Transaction,
  quotes: Pick<Quotes, "rateAllIn">,
  request: RequestRow,
  offer: Compared,
): Promise<PriceComparison> =>
  comparisonOf(await rateForIn(tx, quotes, request, offer), request, offer);
