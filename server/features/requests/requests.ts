import type { Language } from "../../../domain/language.ts";
import type { Customer } from "../../http/access.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { createDocumentRequestsStore } from "../document-requests/document-requests-store.ts";
import type { Documents } from "../documents/documents.ts";
import type { Drafts } from "../drafts/drafts.ts";
import type { Payments } from "../payments/payments.ts";
import type { Policies } from "../policies/policies.ts";
import type { Quotes } from "../quotes/quotes.ts";
import { createCancellation } from "./edit/cancel-request.ts";
import { readCursor, writeCursor } from "./view/list-cursor.ts";
import { createEditing } from "./edit/edit-request.ts";
import { createExpiry } from "./expiry/expire-unpaid.ts";
import { createPromiseSweep } from "./promises/miss-promises.ts";
import { createKnownVehicles } from "./view/known-vehicles.ts";
import { presentRequest } from "../../records/requests/present-request.ts";
import { createDetails } from "./view/request-details.ts";
import type { OffersOfRequest } from "../../records/requests/offers-of-request.ts";
import { createRequestsStore } from "../../records/requests/own-requests-store.ts";
import { createSending } from "./send/send-purchase.ts";

export const createRequests = (
  parts: Pick<Parts, "configuration" | "db" | "jobs" | "keys" | "limits" | "now">,
  features: {
    documents: Documents;
    drafts: Drafts;
    offers: OffersOfRequest;
    quotes: Quotes;
    payments: Payments;
    policies: Pick<Policies, "ofRequest">;
  },
) => {
  const store = createRequestsStore(parts.db);
  const asked = createDocumentRequestsStore(parts.db);
  const cancel = createCancellation(parts, features.payments);
  const details = createDetails(parts, features);

  return {
    isOwn: store.isOwn,
    details,
    send: createSending(parts, features),

    list: async (
      customer: Customer,
      page: { limit: number; cursor?: string | undefined },
      language: Language,
    ) => {
      const after = page.cursor === undefined ? undefined : readCursor(page.cursor);
      const [rows, counts, insurers] = await Promise.all([
        store.listOwn(customer.id, page.limit + 1, after),
        store.countOwn(customer.id),
        features.quotes.insurers(),
      ]);
      const shown = rows.slice(0, page.limit);
      const last = shown.at(-1);
      const ids = shown.map(({ id }) => id);
      const [applied, open, wanted] = await Promise.all([
        store.appliedFilsOf(ids),
        features.offers.countOpen(ids),
        asked.askedAmong(ids, parts.now()),
      ]);
      return {
        data: shown.map((request) =>
          presentRequest(request, {
            insurers,
            language,
            appliedFils: applied.get(request.id),
            openOffers: open.get(request.id),
            isDocumentAsked: wanted.has(request.id),
            policyState: request.policyState,
          }),
        ),
        totals: { ...counts, unpaid: counts.total - counts.paid },
        nextCursor:
          last && rows.length > page.limit
            ? writeCursor({ at: last.createdAt, id: last.id })
            : null,
      };
    },

    read: async (customer: Customer, id: string, language: Language) => {
      const request = await store.findOwn(customer.id, id);
      if (!request) throw new Problem("requests.notFound");
      return details(request, language);
    },

    edit: createEditing(parts, features),

    expireUnpaid: createExpiry(parts, features.payments),

    missPromises: createPromiseSweep(parts),

    knownVehicles: createKnownVehicles(parts, features.documents),

    cancel: async (customer: Customer, id: string, language: Language) => {
      const request = await cancel(customer, id);
      const [insurers, applied, open, wanted] = await Promise.all([
        features.quotes.insurers(),
        store.appliedFilsOf([request.id]),
        features.offers.countOpen([request.id]),
        asked.askedAmong([request.id], parts.now()),
      ]);
      return presentRequest(request, {
        insurers,
        language,
        appliedFils: applied.get(request.id),
        openOffers: open.get(request.id),
        isDocumentAsked: wanted.has(request.id),
      });
    },
  };
};

export type Requests = ReturnType<typeof createRequests>;
