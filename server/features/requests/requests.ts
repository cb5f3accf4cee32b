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
import type { Refunds } from "../refunds/refunds.ts";
import { createCancellation } from "./edit/cancel-request.ts";
import { createEditing } from "./edit/edit-request.ts";
import { createExpiry } from "./expiry/expire-unpaid.ts";
import { createPromiseSweep } from "./promises/miss-promises.ts";
import { createPromiseLetters } from "./promises/promise-letters.ts";
import { createList, totalsOf } from "./view/list-requests.ts";
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
    refunds: Pick<Refunds, "ofRequest">;
  },
) => {
  const store = createRequestsStore(parts.db);
  const asked = createDocumentRequestsStore(parts.db);
  const cancel = createCancellation(parts, features.payments);
  const details = createDetails(parts, features);

  const promiseLetters = createPromiseLetters(parts);

  return {
    isOwn: store.isOwn,
    details,
    send: createSending(parts, features),

    list: createList(parts, features),

    read: async (customer: Customer, id: string, language: Language) => {
      const request = await store.findOwn(customer.id, id);
      if (!request) throw new Problem("requests.notFound");
      return details(request, language);
    },

    edit: createEditing(parts, features),

    expireUnpaid: createExpiry(parts, features.payments),

    missPromises: createPromiseSweep(parts, promiseLetters),

    promiseLetters,

    knownVehicles: createKnownVehicles(parts, features.documents),

    cancel: async (customer: Customer, id: string, language: Language) => {
      const request = await cancel(customer, id);
      const [insurers, sales, open, wanted, totals] = await Promise.all([
        features.quotes.insurers(),
        store.salesOf([request.id]),
        features.offers.countOpen([request.id]),
        asked.askedAmong([request.id], parts.now()),
        totalsOf(store, customer.id),
      ]);
      const data = presentRequest(request, {
        insurers,
        language,
        sale: sales.get(request.id),
        openOffers: open.get(request.id),
        isDocumentAsked: wanted.has(request.id),
        policy: null,
        hasDocument: false,
        mayRenew: false,
      });
      return { data, totals };
    },
  };
};

export type Requests = ReturnType<typeof createRequests>;
