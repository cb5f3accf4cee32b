import type { TFunction } from "i18next";
import { documentSlots, type DocumentSlot } from "../../../domain/documents/documents.ts";
import { type PurchaseDraft } from "../../../domain/purchase/draft.ts";
import {
  type Missing,
  missingAnswers,
  missingForPrice,
} from "../../../domain/purchase/missing-answers.ts";
import { isFactInvalid } from "../../../domain/purchase/facts.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { type AskedFact, askedFacts } from "./asked-facts.ts";

/**
 * `price`: what prices need. `offer`: what an agent's offer needs; `offerWithPhotos`: the same with
 * all pictures (ruling P14). `all`: what a request needs (ruling P21).
 */
export type Scope = "price" | "offer" | "offerWithPhotos" | "all";

type Impossible = { field: AskedFact; code: "invalid" };
export type FormProblem = Missing | Impossible;

export type Filled = {
  draft: PurchaseDraft;
  /** New ones and those on file. */
  pictures: Iterable<DocumentSlot>;
  emiratesId: string;
  now: Date;
};

/** Problems in the form's order. */
export function problemsOf(filled: Filled, scope: Scope): FormProblem[] {
  const { draft, pictures, emiratesId, now } = filled;
  const price = missingForPrice(draft, now);
  if (scope === "price") return price;

  const isForPrice = ({ field }: Missing) => price.some((one) => one.field === field);
  const all = missingAnswers(draft, pictures, emiratesId, now);
  const inOrder = [...price, ...all.filter((one) => !isForPrice(one))];
  if (scope === "offer") return inOrder.filter(({ field }) => !isPicture(field));
  if (scope === "offerWithPhotos") return inOrder;
  return [...inOrder, ...impossibleFacts(draft, dayInDubai(now))];
}

const impossibleFacts = (draft: PurchaseDraft, today: string) =>
  askedFacts
    .filter((field) => isFactInvalid(field, draft[field], today))
    .map((field): Impossible => ({ field, code: "invalid" }));

export const controlOf = ({ field }: FormProblem, isOwnCode: boolean): string =>
  field === "plateCode" && isOwnCode ? "ownCode" : field;

export function wordsFor(
  { field, code }: FormProblem,
  isOwnCode: boolean,
  t: TFunction<"purchase">,
): string {
  if (isPicture(field))
    return t("vehicle.problems.picture", { name: t(`vehicle.documents.named.${field}`) });
  if (field === "plateCode" && isOwnCode) return t(ownCodeWords[code]);
  if (field === "emiratesID" && code === "required")
    return t("vehicle.problems.emiratesIDRequired");
  return t(`vehicle.problems.${field}`);
}

export const isPicture = (field: string): field is DocumentSlot =>
  documentSlots.some((slot) => slot === field);

const ownCodeWords = {
  required: "vehicle.problems.ownCode",
  digitsOnly: "vehicle.problems.ownCodeInvalid",
  invalid: "vehicle.problems.ownCodeInvalid",
  tooLong: "vehicle.problems.ownCodeTooLong",
} as const;
