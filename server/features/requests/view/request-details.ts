import type { RequestDetails } from "../../../../contract/requests.ts";
import type { Parts } from "../../../parts.ts";
import type { OffersOfRequest } from "../store/offers-of-request.ts";
import type { Documents } from "../../documents/documents.ts";
import type { Policies } from "../../policies/policies.ts";
import type { Quotes } from "../../quotes/quotes.ts";
import { presentDetails } from "./present-request.ts";
import { createRequestsStore } from "../store/own-requests-store.ts";
import type { RequestRow } from "../store/requests-store.ts";

export const createDetails = (
  { db, keys }: Pick<Parts, "db" | "keys">,
  {
    documents,
    offers,
    policies,
    quotes,
  }: {
    documents: Pick<Documents, "listOf" | "viewsOf">;
    offers: OffersOfRequest;
    policies: Pick<Policies, "ofRequest">;
    quotes: Pick<Quotes, "insurers">;
  },
) => {
  const store = createRequestsStore(db);

  return async (request: RequestRow): Promise<RequestDetails> => {
    const [insurers, listed, history, views, applied, offered, policy] = await Promise.all([
      quotes.insurers(),
      documents.listOf(request.id),
      store.historyOf(request.id),
      documents.viewsOf(request.id),
      store.appliedFilsOf([request.id]),
      offers.listOf(request.id),
      policies.ofRequest(request),
    ]);
    const appliedFils = applied.get(request.id);
    const extras = {
      insurers,
      appliedFils,
      documents: listed,
      policy,
      history,
      views,
      offers: offered,
    };
    return presentDetails(request, extras, keys);
  };
};
