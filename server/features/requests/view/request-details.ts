import type { Language } from "../../../../domain/language.ts";
import type { RequestDetails } from "../../../../contract/requests.ts";
import type { Parts } from "../../../parts.ts";
import { createDocumentRequestsStore } from "../../document-requests/document-requests-store.ts";
import type { OffersOfRequest } from "../../../records/requests/offers-of-request.ts";
import type { Documents } from "../../documents/documents.ts";
import type { Policies } from "../../policies/policies.ts";
import type { Quotes } from "../../quotes/quotes.ts";
import type { Refunds } from "../../refunds/refunds.ts";
import { presentDetails } from "../../../records/requests/present-details.ts";
import { readPlanCover } from "./plan-cover.ts";
import { createLiveRequests } from "./live-requests.ts";
import { createRequestsStore } from "../../../records/requests/own-requests-store.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";
import { todaysPrices } from "./todays-prices.ts";

export const createDetails = (
  { db, keys, now }: Pick<Parts, "db" | "keys" | "now">,
  {
    documents,
    offers,
    policies,
    quotes,
    refunds: money,
  }: {
    documents: Pick<Documents, "listOf" | "viewsOf">;
    offers: OffersOfRequest;
    policies: Pick<Policies, "ofRequest">;
    refunds: Pick<Refunds, "ofRequest">;
    quotes: Pick<Quotes, "insurers" | "rateAll" | "versionNamed">;
  },
) => {
  const store = createRequestsStore(db);
  const asked = createDocumentRequestsStore(db);
  const liveOf = createLiveRequests({ now }, store);
  const nothing = { renewable: new Set<string>() };

  return async (request: RequestRow, language: Language): Promise<RequestDetails> => {
    const [
      insurers,
      listed,
      history,
      views,
      sales,
      offered,
      policy,
      documentRequests,
      refunds,
      live,
      prices,
    ] = await Promise.all([
      quotes.insurers(),
      documents.listOf(request.id),
      store.historyOf(request.id),
      documents.viewsOf(request.id),
      store.salesOf([request.id]),
      offers.listOf(request, language),
      policies.ofRequest(request),
      asked.listOf(request.id),
      money.ofRequest(request.id),
      request.userId === null ? nothing : liveOf(request.userId),
      todaysPrices(quotes, request),
    ]);
    const extras = {
      insurers,
      language,
      sale: sales.get(request.id),
      documents: listed,
      policy,
      history,
      views,
      offers: offered,
      documentRequests,
      refunds,
      mayRenew: live.renewable.has(request.id),
      priceRange: prices,
      planCover: await readPlanCover(quotes, request, offered, language),
    };
    return presentDetails(request, extras, { keys, now: now() });
  };
};
