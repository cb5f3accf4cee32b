import {
  documentFieldName,
  documentsAccepted,
  documentsNeeded,
  type DocumentSlot,
} from "../../../domain/documents/documents.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import type { PurchaseType } from "../../../domain/ways-of-buying.ts";
import type { Pictures } from "../papers/papers.ts";
import type { Fields } from "./request-fields.ts";

/** One picture of a body, under the name of the API. */
export type Part = { slot: DocumentSlot; name: string; picture: Blob };

/** What leaves in one body. */
export type Content = { type: PurchaseType; fields: Fields; parts: readonly Part[] };

/** The pictures of a draft in the order in which they leave: what it needs, and a hiyaza's back. */
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

/** Files are named {doc}_{side}.jpg (7.2). */
export function bodyOf({ fields, parts }: Content): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const { slot, name, picture } of parts) body.append(name, picture, `${slot}.jpg`);
  return body;
}

/** What an idempotency key stands for: the fields, and the pictures by their sizes. */
export const fingerprintOf = ({ type, fields, parts }: Content): string =>
  JSON.stringify([type, fields, parts.map(({ slot, picture }) => [slot, picture.size])]);
