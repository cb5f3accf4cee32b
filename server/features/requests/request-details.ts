import type { RequestDetails } from "../../../contract/requests.ts";
import type { Parts } from "../../parts.ts";
import type { Documents } from "../documents/documents.ts";
import { presentDetails } from "./present-request.ts";
import { createRequestsStore, type RequestRow } from "./requests-store.ts";

/** Gathers what a request's own page tells: its documents, what happened, who looked. */
export const createDetails = (
  { db, keys }: Pick<Parts, "db" | "keys">,
  documents: Pick<Documents, "listOf" | "viewsOf">,
) => {
  const store = createRequestsStore(db);

  return async (request: RequestRow): Promise<RequestDetails> => {
    const [listed, history, views] = await Promise.all([
      documents.listOf(request.id),
      store.historyOf(request.id),
      documents.viewsOf(request.id),
    ]);
    return presentDetails(request, { documents: listed, history, views }, keys);
  };
};
