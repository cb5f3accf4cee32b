import type { Totals } from "../../../../contract/requests.ts";
import type { Language } from "../../../../domain/language.ts";
import type { Customer } from "../../../http/access.ts";
import type { Parts } from "../../../parts.ts";
import type { OffersOfRequest } from "../../../records/requests/offers-of-request.ts";
import { createRequestsStore } from "../../../records/requests/own-requests-store.ts";
import { presentRequest } from "../../../records/requests/present-request.ts";
import { createDocumentRequestsStore } from "../../document-requests/document-requests-store.ts";
import type { Quotes } from "../../quotes/quotes.ts";
import { readCursor, writeCursor } from "./list-cursor.ts";
import { createLiveRequests } from "./live-requests.ts";

type Store = ReturnType<typeof createRequestsStore>;
type Page = { limit: number; cursor?: string | undefined };

/** Most requests that come with the first page because their cover is not over. */
const MAX_IN_FORCE = 100;

export const totalsOf = async (
  store: Pick<Store, "countOwn">,
  customerId: string,
): Promise<Totals> => {
  const counts = await store.countOwn(customerId);
  return { ...counts, unpaid: counts.total - counts.paid };
};

/** One's own requests page by page, the newest first. */
export const createList = (
  { db, now }: Pick<Parts, "db" | "now">,
  features: { offers: OffersOfRequest; quotes: Pick<Quotes, "insurers"> },
) => {
  const store = createRequestsStore(db);
  const asked = createDocumentRequestsStore(db);
  const liveOf = createLiveRequests({ now }, store);

  return async (customer: Customer, { limit, cursor }: Page, language: Language) => {
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const [rows, totals, live, insurers] = await Promise.all([
      store.listOwn(customer.id, limit + 1, after),
      totalsOf(store, customer.id),
      liveOf(customer.id),
      features.quotes.insurers(),
    ]);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const listed = shown.map(({ id }) => id);
    const older = after ? [] : live.inForce.filter((id) => !listed.includes(id));
    const more = older.slice(0, MAX_IN_FORCE);
    const ids = [...listed, ...more];
    const [alsoInForce, sales, open, wanted] = await Promise.all([
      more.length === 0 ? [] : store.listAmong(more),
      store.salesOf(ids),
      features.offers.countOpen(ids),
      asked.askedAmong(ids, now()),
    ]);

    const present = (request: (typeof rows)[number]) =>
      presentRequest(request, {
        insurers,
        language,
        sale: sales.get(request.id),
        openOffers: open.get(request.id),
        isDocumentAsked: wanted.has(request.id),
        policy: request.policy,
        hasDocument: request.hasDocument,
        mayRenew: live.renewable.has(request.id),
      });
    return {
      data: shown.map(present),
      alsoInForce: alsoInForce.map(present),
      totals,
      nextCursor:
        last && rows.length > limit ? writeCursor({ at: last.createdAt, id: last.id }) : null,
    };
  };
};
