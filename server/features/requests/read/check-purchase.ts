import type { ProblemCode } from "../../../../contract/problems.ts";
import {
  documentFieldName,
  documentsNeeded,
  type DocumentSlot,
  parseDocumentField,
} from "../../../../domain/documents/documents.ts";
import { aedFromFils } from "../../../../domain/money.ts";
import type { PurchaseDraft } from "../../../../domain/purchase/draft.ts";
import type { PurchaseType } from "../../../../domain/ways-of-buying.ts";
import type { Customer } from "../../../http/access.ts";
import { Problem } from "../../../http/problem.ts";
import type { Quotes } from "../../quotes/quotes.ts";
import type { SentParts } from "../../../http/multipart/read-form.ts";
import { type Chosen, type Purchase, readPurchase } from "./read-purchase.ts";
import { draftOf } from "./sent-draft.ts";

/** The refusal of another price than that of now, which it tells. */
export const priceChanged = ({ priceFils }: { priceFils: number }) =>
  new Problem("requests.priceChanged", {
    field: "companyprice",
    extra: { price: aedFromFils(priceFils), priceFils },
  });

/**
 * The package a purchase names. The price is ours; the sent one only has to be the same, or nothing
 * is stored (ruling P4).
 * @throws {Problem} requests.unknownPackage, requests.priceChanged with the price of now
 */
export const findChosenOffer = async (
  quotes: Pick<Quotes, "findOffer">,
  { type, body, cylinders }: Pick<Purchase["answers"], "type" | "body" | "cylinders">,
  { companyName, coverType, priceFils }: Chosen,
) => {
  const wanted = { purchase: type, body, cylinders, companyName, coverType };
  const offer = await quotes.findOffer(wanted);
  if (!offer) throw new Problem("requests.unknownPackage", { field: "companyname" });
  if (offer.priceFils === priceFils) return offer;
  throw priceChanged(offer);
};

/** The package somebody liked whose offer an agent will make; any price may change until then. */
export const findWish = async (
  quotes: Pick<Quotes, "findOffer">,
  { answers, companyName }: Extract<Purchase, { kind: "lead" }>,
) => {
  const { type: purchase, body, cylinders, coverType } = answers;
  if (companyName === undefined || coverType === null) return undefined;
  return quotes.findOffer({ purchase, body, cylinders, coverType, companyName });
};

/** @throws {Problem} those of `readPurchase` and, for what has a price, of `findChosenOffer` */
export const checkPurchase = async (
  type: PurchaseType,
  fields: Record<string, string>,
  against: { customer: Customer | undefined; quotes: Pick<Quotes, "findOffer">; now: Date },
) => {
  const purchase = readPurchase(type, fields, against);
  if (purchase.kind === "lead")
    return { ...purchase, wish: await findWish(against.quotes, purchase) };
  const offer = await findChosenOffer(against.quotes, purchase.answers, purchase.chosen);
  return { ...purchase, offer };
};

export type CheckedPurchase = Awaited<ReturnType<typeof checkPurchase>>;

/** Refusals that a field still to come may lift. */
const mayBeLifted: readonly ProblemCode[] = [
  "accounts.loginRequired",
  "requests.foreignEmail",
  "requests.missing",
  "leads.nameRequired",
  "leads.emailRequired",
  "leads.phoneRequired",
];

/**
 * The check of one send while its parts arrive. It runs again only when a field has come since, which
 * no send of ours does after its first picture.
 */
export const createCheck = (
  type: PurchaseType,
  against: () => Parameters<typeof checkPurchase>[2],
) => {
  let checkedFields = -1;
  let outcome: Promise<CheckedPurchase> | undefined;

  const check = (fields: Record<string, string>): Promise<CheckedPurchase> => {
    // A field is sent once: as many fields are the same fields.
    const count = Object.keys(fields).length;
    if (!outcome || count !== checkedFields) outcome = checkPurchase(type, fields, against());
    checkedFields = count;
    return outcome;
  };

  return {
    /** Refuses what the fields so far already forbid, before a picture is worked on. */
    early: async (fields: Record<string, string>) => {
      try {
        await check(fields);
      } catch (error) {
        if (!(error instanceof Problem && mayBeLifted.includes(error.code))) throw error;
      }
    },
    /** @throws {Problem} those of `checkPurchase` */
    final: check,
  };
};

/** Where a file belongs, as far as the fields before it tell. */
export const slotOf = (type: PurchaseType, fields: Record<string, string>, fieldName: string) => {
  const isKnown = fields["inputMethod"] !== undefined;
  const method = isKnown ? draftOf(type, fields).inputMethod : undefined;
  return parseDocumentField(type, method, fieldName);
};

/** @throws {Problem} documents.unexpected for a file that another way of buying has */
export const refuseForeignDocuments = (draft: PurchaseDraft, { fieldOf }: SentParts) => {
  for (const [slot, field] of fieldOf)
    if (parseDocumentField(draft.type, draft.inputMethod, field) !== slot)
      throw new Problem("documents.unexpected", { field });
};

/**
 * Every picture of the way of buying; a lead may have none at all (ruling P14).
 * @throws {Problem} documents.missing with the field of the first that is not there
 */
export const refuseMissingDocuments = (
  { kind, draft }: Pick<Purchase, "kind" | "draft">,
  present: ReadonlySet<DocumentSlot>,
) => {
  if (kind === "lead" && present.size === 0) return;
  const slot = documentsNeeded(draft).find((one) => !present.has(one));
  if (!slot) return;
  throw new Problem("documents.missing", { field: documentFieldName(draft.type, slot) ?? slot });
};
