import { borrowedSlot } from "../../../../domain/documents/borrowed-documents.ts";
import type { DocumentSlot } from "../../../../domain/documents/documents.ts";
import type { PurchaseDraft } from "../../../../domain/purchase/draft.ts";
import type { Customer } from "../../../http/access.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import type { Documents } from "../../documents/documents.ts";
import type { Gathering } from "../../documents/gather-documents.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { createRequestsStore } from "../../../records/requests/own-requests-store.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";
import { storedDraft } from "../../../records/requests/stored-draft.ts";

/** Copies pictures of the customer's own earlier request for those that are not sent. */
export const createBorrowing = (
  { db }: Pick<Parts, "db">,
  documents: Pick<Documents, "storedOf">,
) => {
  const store = createRequestsStore(db);

  return {
    /** @throws {Problem} accounts.loginRequired, requests.notFound */
    findLender: async (
      id: string | undefined,
      customer: Customer | undefined,
    ): Promise<RequestRow | undefined> => {
      if (id === undefined || id.trim() === "") return undefined;
      if (!customer) throw new Problem("accounts.loginRequired");
      const lender = isUuid(id.trim()) && (await store.findOwn(customer.id, id.trim()));
      if (!lender) throw new Problem("requests.notFound", { field: "documentsFrom" });
      return lender;
    },

    /** `taken` slots are not asked of the lender. */
    borrow: async (
      lender: RequestRow,
      to: PurchaseDraft,
      { copy }: Pick<Gathering, "copy">,
      taken: ReadonlySet<DocumentSlot>,
    ) => {
      const from = storedDraft(lender);
      for (const one of await documents.storedOf(lender.id)) {
        const slot = borrowedSlot(one.slot, from, to);
        if (slot && !taken.has(slot)) await copy(one, slot);
      }
    },
  };
};
