import type { TFunction } from "i18next";
import { documentsNeeded, type DocumentSlot } from "../../../domain/documents/documents.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import {
  type Missing,
  missingAnswers,
  missingVehicleAnswers,
} from "../../../domain/purchase/missing-answers.ts";
import { hasOwnCode } from "./renewal-answers.ts";

/** `vehicle`: what prices need. `all`: what a request needs. */
export type Scope = "vehicle" | "all";

export type FormProblem = Missing | { field: "plateCode"; code: "offline" };

/** What keeps the form from going on, in its order. */
export function problemsOf(
  draft: PurchaseDraft,
  pictures: Iterable<DocumentSlot>,
  scope: Scope,
): FormProblem[] {
  const missing: FormProblem[] =
    scope === "all" ? missingAnswers(draft, pictures) : missingVehicleAnswers(draft);
  const isCodeFine = !missing.some(({ field }) => field === "plateCode");
  // The domain takes such a code (an agent then makes the offer), the pages cannot send it yet.
  if (hasOwnCode(draft) && isCodeFine) missing.unshift({ field: "plateCode", code: "offline" });
  return missing;
}

export const renewalSlots = documentsNeeded({ type: "renew" }) as RenewalSlot[];
export type RenewalSlot = Exclude<DocumentSlot, "document_front" | "document_back">;

const isRenewalSlot = (field: string): field is RenewalSlot =>
  renewalSlots.some((slot) => slot === field);

/** The words for a problem: the same in the summary and at the field. */
export function wordsFor(
  { field, code }: FormProblem,
  isOwnCode: boolean,
  t: TFunction<"purchase">,
): string {
  if (isRenewalSlot(field))
    return t("vehicle.problems.picture", { name: t(`vehicle.documents.named.${field}`) });
  if (field === "plateCode" && isOwnCode) return t(ownCodeWords[code]);
  const words = fieldWords[field];
  return t(words ?? "vehicle.problems.required");
}

const ownCodeWords = {
  required: "vehicle.problems.ownCode",
  digitsOnly: "vehicle.problems.ownCodeInvalid",
  invalid: "vehicle.problems.ownCodeInvalid",
  tooLong: "vehicle.problems.ownCodeTooLong",
  offline: "vehicle.problems.ownCodeOffline",
} as const;

const fieldWords: Partial<Record<FormProblem["field"], Words>> = {
  emirate: "vehicle.problems.emirate",
  plateCode: "vehicle.problems.plateCode",
  plateNumber: "vehicle.problems.plateNumber",
  cylinderType: "vehicle.problems.cylinderType",
  carType: "vehicle.problems.carType",
  carOrigin: "vehicle.problems.carOrigin",
};
type Words = `vehicle.problems.${
  "emirate" | "plateCode" | "plateNumber" | "cylinderType" | "carType" | "carOrigin"}`;
