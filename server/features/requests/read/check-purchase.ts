import type { ProblemCode } from "../../../../contract/problems.ts";
import {
  documentFieldName,
  parseDocumentField,
} from "../../../../domain/documents/document-fields.ts";
import { documentsNeeded, type DocumentSlot } from "../../../../domain/documents/documents.ts";
import type { PurchaseDraft } from "../../../../domain/purchase/draft.ts";
import type { PurchaseType } from "../../../../domain/ways-of-buying.ts";
import type { Customer } from "../../../http/access.ts";
import { Problem } from "../../../http/problem.ts";
import type { Quotes } from "../../quotes/quotes.ts";
import type { SentParts } from "../../../http/multipart/read-form.ts";
import { rateChosen, type Rating, ratingWith } from "./confirm-price.ts";
import { type Purchase, readPurchase } from "./read-purchase.ts";
import { draftOf } from "./sent-draft.ts";

/** An agent makes the offer later, so any price is accepted. */
export const findWish = async (
  rating: Pick<Rating, "rate">,
  { answers, companyName }: Extract<Purchase, { kind: "lead" }>,
) => {
  const { coverType, inputs } = answers;
  if (companyName === undefined || coverType === null) return undefined;
  return rating.rate({ coverType, companyName }, answers, inputs);
};

const checkPurchase = async (
  type: PurchaseType,
  fields: Record<string, string>,
  against: {
    customer: Customer | undefined;
    quotes: Pick<Quotes, "rate" | "edition">;
    now: Date;
  },
) => {
  const purchase = readPurchase(type, fields, against);
  const rating = ratingWith(against.quotes);
  return purchase.kind === "lead"
    ? { ...purchase, wish: await findWish(rating, purchase) }
    : { ...purchase, priced: await rateChosen(rating, purchase) };
};

export type CheckedPurchase = Awaited<ReturnType<typeof checkPurchase>>;

/** A field that has not arrived yet may still make these valid. */
const mayBeLifted: readonly ProblemCode[] = [
  "accounts.loginRequired",
  "requests.foreignEmail",
  "requests.missing",
  "requests.priceChanged",
  "requests.coverChanged",
  "requests.declined",
  "leads.nameRequired",
  "leads.emailRequired",
  "leads.phoneRequired",
];

/** Checks again only when a field arrived: in our own forms never after the first picture. */
export const createCheck = (
  type: PurchaseType,
  against: () => Parameters<typeof checkPurchase>[2],
) => {
  let checkedFields = -1;
  let outcome: Promise<CheckedPurchase> | undefined;

  const check = (fields: Record<string, string>): Promise<CheckedPurchase> => {
    // Each field is sent once, so the same count means the same fields.
    const count = Object.keys(fields).length;
    if (!outcome || count !== checkedFields) outcome = checkPurchase(type, fields, against());
    checkedFields = count;
    return outcome;
  };

  return {
    /** Refuses before a picture is decoded. */
    early: async (fields: Record<string, string>) => {
      try {
        await check(fields);
      } catch (error) {
        if (!(error instanceof Problem && mayBeLifted.some((code) => code === error.code)))
          throw error;
      }
    },
    final: check,
  };
};

export const slotOf = (type: PurchaseType, fields: Record<string, string>, fieldName: string) => {
  const isKnown = fields["inputMethod"] !== undefined;
  const method = isKnown ? draftOf(type, fields).inputMethod : undefined;
  return parseDocumentField(type, method, fieldName);
};

export const refuseForeignDocuments = (draft: PurchaseDraft, { fieldOf }: SentParts) => {
  for (const [slot, field] of fieldOf)
    if (parseDocumentField(draft.type, draft.inputMethod, field) !== slot)
      throw new Problem("documents.unexpected", { field });
};

/** A lead may have no pictures at all (ruling P14); otherwise all are required. */
export const refuseMissingDocuments = (
  { kind, draft }: Pick<Purchase, "kind" | "draft">,
  present: ReadonlySet<DocumentSlot>,
) => {
  if (kind === "lead" && present.size === 0) return;
  const slot = documentsNeeded(draft).find((one) => !present.has(one));
  if (!slot) return;
  throw new Problem("documents.missing", { field: documentFieldName(draft.type, slot) ?? slot });
};
