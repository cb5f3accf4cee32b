import { digitsOnly } from "../../../domain/digits.ts";
import {
  emptyDraft,
  type PurchaseDraft,
  withAnswer,
  withType,
} from "../../../domain/purchase/draft.ts";
import { parseEmirate } from "../../../domain/vehicle/emirates.ts";
import { isListedPlateCode, listedPlateCode } from "../../../domain/vehicle/plate-codes.ts";
import { MAX_PLATE_DIGITS } from "../../../domain/vehicle/plate-number.ts";

/** Only Gulf cars are offered for now, so the answer is there from the start. */
export const freshRenewal = (): PurchaseDraft =>
  withAnswer(emptyDraft("renew"), "carOrigin", "khaleegy");

/** What a person types into the plate number, as it is kept: at most five Latin digits. */
export const plateDigits = (typed: string) => digitsOnly(typed).slice(0, MAX_PLATE_DIGITS);

/** The answers on this device, with the plate that home's form carried into the address. */
export function restoredRenewal(
  stored: PurchaseDraft | undefined,
  search: string,
): PurchaseDraft | undefined {
  const asked = new URLSearchParams(search);
  const emirate = parseEmirate(asked.get("emirate") ?? "");
  const number = plateDigits(asked.get("plateNumber") ?? "");
  if (!stored && !emirate && number === "") return undefined;

  let draft = { ...freshRenewal(), ...(stored && withType(stored, "renew")) } as PurchaseDraft;
  // What an earlier visit chose may not be on offer now.
  draft = withAnswer(draft, "carOrigin", "khaleegy");
  if (emirate) {
    const code = listedPlateCode(emirate, asked.get("plateCode") ?? "")?.code;
    draft = withAnswer(draft, "emirate", emirate);
    if (code) draft = withAnswer(draft, "plateCode", code);
  }
  return number === "" ? draft : withAnswer(draft, "plateNumber", number);
}

/** True for a code that the emirate's list does not have (ruling P12). */
export function hasOwnCode({ emirate, plateCode }: PurchaseDraft): boolean {
  const source = parseEmirate(emirate);
  return source !== undefined && plateCode !== "" && !isListedPlateCode(source, plateCode);
}
