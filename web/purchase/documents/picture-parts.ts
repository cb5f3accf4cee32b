import { documentFieldName } from "../../../domain/documents/document-fields.ts";
import {
  documentsAccepted,
  documentsNeeded,
  type DocumentSlot,
} from "../../../domain/documents/documents.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import type { Pictures } from "./documents.ts";

/** `name` as in the API. */
export type Part = { slot: DocumentSlot; name: string; picture: Blob };

/** Pictures in the order they are sent: the required ones and a hiyaza's back. */
export function partsOf(draft: PurchaseDraft, pictures: Pictures): Part[] {
  const needed = documentsNeeded(draft);
  return documentsAccepted(draft)
    .filter((slot) => needed.includes(slot) || isBackOfHiyaza(draft, slot))
    .flatMap((slot) => {
      const picture = pictures.get(slot);
      const name = documentFieldName(draft.type, slot);
      return picture && name ? [{ slot, name, picture }] : [];
    });
}

const isBackOfHiyaza = ({ type, inputMethod }: PurchaseDraft, slot: DocumentSlot) =>
  type === "new" && inputMethod === "hiyaza" && slot === "document_back";
