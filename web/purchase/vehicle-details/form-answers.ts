import { digitsOnly } from "../../../domain/digits.ts";
import {
  emptyDraft,
  plateOf,
  type PurchaseDraft,
  withAnswer,
  withMethodOpen,
  withType,
} from "../../../domain/purchase/draft.ts";
import { parseCarOrigin } from "../../../domain/vehicle/car.ts";
import { parseEmirate } from "../../../domain/vehicle/emirates.ts";
import { isListedPlateCode, listedPlateCode } from "../../../domain/vehicle/plate-codes.ts";
import { MAX_PLATE_DIGITS } from "../../../domain/vehicle/plate-number.ts";

export type CardName = "renew" | "buyNew";

export const cardOf = ({ type }: PurchaseDraft): CardName =>
  type === "renew" ? "renew" : "buyNew";

/** Most cars here are Gulf cars. */
export const freshDraft = (): PurchaseDraft =>
  withAnswer(emptyDraft("renew"), "carOrigin", "khaleegy");

/** Keeps at most five Latin digits. */
export const plateDigits = (typed: string) => digitsOnly(typed).slice(0, MAX_PLATE_DIGITS);

/** Plate in the address, where the home page's form put it. */
export function askedPlate(search: string) {
  const asked = new URLSearchParams(search);
  const emirate = parseEmirate(asked.get("emirate") ?? "");
  const code = emirate && listedPlateCode(emirate, asked.get("plateCode") ?? "")?.code;
  const number = plateDigits(asked.get("plateNumber") ?? "");
  return emirate || number !== "" ? { emirate, code, number } : undefined;
}

/** A link such as "Insure a new car" asks for an open card. */
const asksToBuyNew = (search: string) => new URLSearchParams(search).get("type") === "new";

const askedOrigin = (search: string) =>
  parseCarOrigin(new URLSearchParams(search).get("carOrigin") ?? "");

/** True for an address that asks for a purchase of its own. */
export const startsPurchase = (search: string) =>
  askedPlate(search) !== undefined || asksToBuyNew(search) || askedOrigin(search) !== undefined;

/** Whoever renewed before has not chosen how to register a new car. */
const newPolicyFrom = (stored: PurchaseDraft | undefined) =>
  stored?.type === "new" ? stored : withMethodOpen(withType(stored ?? freshDraft(), "new"));

/** Answers with the plate that the address asks to renew, or for the policy it asks for. */
export function restoredDraft(
  stored: PurchaseDraft | undefined,
  search: string,
): PurchaseDraft | undefined {
  const origin = askedOrigin(search);
  if (origin) {
    const others = new URLSearchParams(search);
    others.delete("carOrigin");
    const draft = restoredDraft(stored, others.toString()) ?? freshDraft();
    return withAnswer(draft, "carOrigin", origin);
  }
  const asked = askedPlate(search);
  if (!asked) return asksToBuyNew(search) ? newPolicyFrom(stored) : stored;

  const { emirate, code, number } = asked;
  let draft = stored ? withType(stored, "renew") : freshDraft();
  if (emirate) draft = withAnswer(draft, "emirate", emirate);
  if (code) draft = withAnswer(draft, "plateCode", code);
  return number === "" ? draft : withAnswer(draft, "plateNumber", number);
}

/** Ruling P12. */
export function hasOwnCode(draft: PurchaseDraft): boolean {
  const plate = plateOf(draft);
  const source = plate && parseEmirate(plate.emirate);
  return (
    source !== undefined && plate?.code !== "" && !isListedPlateCode(source, plate?.code ?? "")
  );
}
