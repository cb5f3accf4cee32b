import { languageOf } from "../../../http/language.ts";
import type { FastifyRequest } from "fastify";
import type { RequestDetails } from "../../../../contract/requests.ts";
import { borrowedSlot } from "../../../../domain/documents/borrowed-documents.ts";
import { customerOf } from "../../../http/access.ts";
import { pageLanguageOf } from "../../../http/page-language.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import { accountKey } from "../../../http/caller-keys.ts";
import type { Documents } from "../../documents/documents.ts";
import type { Gathering } from "../../documents/gather-documents.ts";
import type { Payments } from "../../payments/payments.ts";
import type { Policies } from "../../policies/policies.ts";
import type { Quotes } from "../../quotes/quotes.ts";
import type { Refunds } from "../../refunds/refunds.ts";
import { createBorrowing } from "../read/borrow-documents.ts";
import { slotOf } from "../read/check-purchase.ts";
import { readEdit, refuseStale } from "./read-edit.ts";
import { createDetails } from "../view/request-details.ts";
import type { OffersOfRequest } from "../../../records/requests/offers-of-request.ts";
import { createRequestsStore } from "../../../records/requests/own-requests-store.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";
import { draftWith } from "../read/sent-draft.ts";
import { type ArrivedEdit, createEditStorage } from "./store-edit.ts";
import { storedDraft } from "../../../records/requests/stored-draft.ts";

type Sent = Omit<ArrivedEdit, "received">;

/** Ruling P7. Pictures are stored before the transaction, replaced ones discarded after it. */
export const createEditing = (
  parts: Pick<Parts, "db" | "jobs" | "keys" | "limits" | "now">,
  features: {
    documents: Documents;
    offers: OffersOfRequest;
    payments: Payments;
    policies: Pick<Policies, "ofRequest">;
    quotes: Quotes;
    refunds: Pick<Refunds, "ofRequest">;
  },
) => {
  const { keys, limits } = parts;
  const { documents } = features;
  const store = createRequestsStore(parts.db);
  const storeEdit = createEditStorage(parts, features);
  const details = createDetails(parts, features);
  const borrowing = createBorrowing(parts, documents);

  const receive = async (
    request: FastifyRequest,
    before: RequestRow,
    pictures: Gathering,
  ): Promise<Sent> => {
    const ifMatch = request.headers["if-match"];
    const sent = await readEdit(request, {
      slotOf: (name, fields) => slotOf(before.type, fields, name),
      beforeFile: async (fields) => refuseStale(before, ifMatch, fields["version"]),
      takeFile: pictures.take,
    });
    refuseStale(before, ifMatch, sent.fields["version"]);
    return { id: before.id, ifMatch, sent };
  };

  const borrow = async (
    lender: RequestRow,
    before: RequestRow,
    { sent }: Sent,
    pictures: Gathering,
  ) => {
    const from = storedDraft(before);
    const to = draftWith(from, sent.fields);
    const slots = (await documents.listOf(before.id)).map(({ slot }) => slot);
    const remaining = slots.filter((slot) => borrowedSlot(slot, from, to) !== undefined);
    await borrowing.borrow(lender, to, pictures, new Set([...remaining, ...sent.fieldOf.keys()]));
  };

  const arrive = async (request: FastifyRequest, id: string): Promise<ArrivedEdit> => {
    const customer = customerOf(request);
    const before = await store.findOwn(customer.id, id);
    if (!before) throw new Problem("requests.notFound");
    const { result, received } = await documents.gather(async (pictures) => {
      const arrived = await receive(request, before, pictures);
      const lender = await borrowing.findLender(arrived.sent.fields["documentsFrom"], customer);
      if (lender) await borrow(lender, before, arrived, pictures);
      return arrived;
    });
    return { ...result, received };
  };

  return async (request: FastifyRequest, id: string): Promise<RequestDetails> => {
    const customer = customerOf(request);
    await limits.take("edit", accountKey(keys, customer.email));
    const arrived = await arrive(request, id);
    try {
      const saved = await storeEdit(arrived, customer, pageLanguageOf(request));
      await documents.discard(saved.unused);
      return await details(saved.request, languageOf(request));
    } catch (error) {
      // The commit may have happened before any other failure: the sweeper decides by the rows.
      if (error instanceof Problem) await documents.discard(arrived.received);
      throw error;
    }
  };
};
