import type { RequestDetails } from "../../../../contract/requests.ts";
import { priceRange } from "../../../../domain/quotes/price-range.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";
import { inputsOfRow } from "../../../records/requests/stored-inputs.ts";
import { carOfRow } from "../../quotes/car-of-row.ts";
import type { Quotes } from "../../quotes/quotes.ts";

/**
 * What plans on sale now ask for a lead's car and answers, though an agent may find other terms. No
 * price list knows cars from elsewhere: their range is the one of a car from the Gulf. Null where
 * nothing is priced.
 */
export const todaysPrices = async (
  quotes: Pick<Quotes, "rateAll">,
  request: RequestRow,
): Promise<RequestDetails["priceRange"]> => {
  const car = carOfRow(request);
  if (request.state !== "lead" || !car) return null;
  // Only a lead for comprehensive cover comes without a price; the others need not name their cover.
  const coverType = request.coverType ?? "comprehensive";
  const { plans } = await quotes.rateAll(car, inputsOfRow(request));
  const range = priceRange(
    plans.flatMap(({ plan, rated }) =>
      plan.coverType === coverType && rated.outcome === "priced" ? [rated.priceFils] : [],
    ),
  );
  return range && { coverType, ...range };
};
