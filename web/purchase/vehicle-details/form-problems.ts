import type { TFunction } from "i18next";
import { documentSlots, type DocumentSlot } from "../../../domain/documents/documents.ts";
import { type PurchaseDraft } from "../../../domain/purchase/draft.ts";
import {
  type Missing,
  missingAnswers,
  missingVehicleAnswers,
} from "../../../domain/purchase/missing-answers.ts";
import { isFactInvalid } from "../../../domain/purchase/facts.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { type AskedFact, askedFacts } from "./asked-facts.ts";

/** `vehicle`: what prices need. `all`: what a request needs. */
export type Scope = "vehicle" | "all";

type Impossible = { field: AskedFact; code: "invalid" };
type FormProblem = Missing | Impossible;

export type Filled = {
  draft: PurchaseDraft;
  /** New ones and those on file. */
  pictures: Iterable<DocumentSlot>;
  emiratesId: string;
  now: Date;
};

/** In the form's order. */
export function problemsOf(filled: Filled, scope: Scope): FormProblem[] {
  const { draft, pictures, emiratesId, now } = filled;
  const vehicle = missingVehicleAnswers(draft, now);
  const today = dayInDubai(now);
  const impossible = askedFacts
    .filter((field) => isFactInvalid(field, draft[field], today))
    .map((field): Impossible => ({ field, code: "invalid" }));
  const documents =
    scope === "all" ? missingAnswers(draft, pictures, emiratesId, now).slice(vehicle.length) : [];
  return [...vehicle, ...impossible, ...documents];
}

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

const isPicture = (field: string): field is DocumentSlot =>
  documentSlots.some((slot) => slot === field);

const ownCodeWords = {
  required: "vehicle.problems.ownCode",
  digitsOnly: "vehicle.problems.ownCodeInvalid",
  invalid: "vehicle.problems.ownCodeInvalid",
  tooLong: "vehicle.problems.ownCodeTooLong",
} as const;
