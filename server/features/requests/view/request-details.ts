import type { RequestDetails } from "../../../../contract/requests.ts";
import type { Parts } from "../../../parts.ts";
import { createDocumentRequestsStore } from "../../document-requests/document-requests-store.ts";
import type { Documents } from "../../documents/documents.ts";
import type { Quotes } from "../../quotes/quotes.ts";
import { presentDetails } from "./present-request.ts";
import { createRequestsStore } from "../store/own-requests-store.ts";
import type { RequestRow } from "../store/requests-store.ts";

export const createDetails = (
  { db, keys, now }: Pick<Parts, "db" | "keys" | "now">,
  {
    documents,
    quotes,
  }: {
    documents: Pick<Documents, "listOf" | "viewsOf">;
    quotes: Pick<Quotes, "insurers">;
  },
) => {
  const store = createRequestsStore(db);
  const asked = createDocumentRequestsStore(db);

  return async (request: RequestRow): Promise<RequestDetails> => {
    const [insurers, listed, history, views, applied, documentRequests] = await Promise.all([
      quotes.insurers(),
      documents.listOf(request.id),
      store.historyOf(request.id),
      documents.viewsOf(request.id),
      store.appliedFilsOf([request.id]),
      asked.listOf(request.id),
    ]);
    const appliedFils = applied.get(request.id);
    const extras = { insurers, appliedFils, documents: listed, history, views, documentRequests };
    return presentDetails(request, extras, { keys, now: now() });
  };
};
