import type { CheckedOffer, CheckedTerms } from "../../../contract/office/offers/routes.ts";
import { doubtsAbout } from "../../../domain/offers/compare-price.ts";
import type { Choices, Priced } from "../../../domain/quotes/rate.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { Problem } from "../../http/problem.ts";
import { presentLedger } from "../../records/requests/present-ledger.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import type { Quotes } from "../quotes/quotes.ts";
import { comparisonOf, rateForIn, statedValueOf } from "./compare-offer.ts";
import { chosenBy } from "./offer-terms.ts";

const refuse = (): never => {
  throw new Problem("request.invalid", { field: "plan" });
};

/** What a plan sells for a car, beside what was chosen of it. */
export const soldTermsOf = ({
  excessAed,
  repair,
  addOns,
  choices,
}: Priced & { choices: Choices }) => ({
  excessAed,
  repair,
  addOns: addOns.filter((code) => !choices.addOns.some((one) => one.included && one.code === code)),
  choices,
});

/**
 * Compares terms that are not written yet. A choice that the plan does not sell for this car is
 * answered with what it sells.
 * @throws {Problem} request.invalid for a plan that is not on sale
 */
export const checkTermsIn = async (
  tx: Transaction,
  quotes: Pick<Quotes, "rateAllIn">,
  request: RequestRow,
  terms: CheckedTerms,
): Promise<CheckedOffer> => {
  const chosen = chosenBy(terms);
  const all = await rateForIn(tx, quotes, request, chosen);
  const found = all?.plans.find(({ plan }) => plan.id === terms.plan);
  if (terms.plan !== null && !found) return refuse();
  const coverType = found?.plan.coverType ?? terms.other?.coverType ?? refuse();
  const comparison = comparisonOf(all, request, { planId: terms.plan, coverType });
  const stated = found && coverType === "comprehensive" ? statedValueOf(request) : null;
  const sumInsuredAed = chosen.sumInsuredAed ?? stated;
  const priced = found?.rated.outcome === "priced" ? found.rated : undefined;
  return {
    comparison,
    doubts:
      terms.priceFils === undefined ? [] : doubtsAbout(terms.priceFils, sumInsuredAed, comparison),
    ledger: priced ? presentLedger(priced.ledger) : [],
    sold: priced ? soldTermsOf(priced) : null,
  };
};
