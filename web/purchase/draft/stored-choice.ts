import type { Package } from "../../../contract/quotes.ts";
import {
  type ChosenQuote,
  isRecord,
  isText,
  parseChosenQuote,
} from "../../../domain/purchase/chosen-quote.ts";
import { purchaseKeys } from "../../../domain/purchase/purchase-keys.ts";
import { readPurchaseKey, writePurchaseKey } from "./purchase-storage.ts";

/** As typed; "" is not answered yet. */
export type ConfirmationAnswers = {
  startDate: string;
  previousClaims: string;
  vehicleValue: string;
};

export type StoredChoice = ChosenQuote & {
  packageId: string;
  insurer: string;
  confirmation: ConfirmationAnswers;
};

const unanswered: ConfirmationAnswers = { startDate: "", previousClaims: "", vehicleValue: "" };

/** Another package keeps what was answered for the one before. */
export function choiceOf(chosen: Package, before: StoredChoice | undefined): StoredChoice {
  return {
    packageId: chosen._id,
    insurer: chosen.insurer,
    logo: chosen.logo,
    insurerName: chosen.insurerName,
    names: chosen.names,
    coverType: chosen.type,
    priceFils: chosen.priceFils,
    confirmation: before?.confirmation ?? unanswered,
  };
}

export const saveChoice = (choice: StoredChoice): boolean =>
  writePurchaseKey(purchaseKeys.choice, JSON.stringify(choice));

export function loadChoice(): StoredChoice | undefined {
  try {
    return parseChoice(JSON.parse(readPurchaseKey(purchaseKeys.choice) ?? "null"));
  } catch {
    return undefined;
  }
}

export function parseChoice(stored: unknown): StoredChoice | undefined {
  const quote = parseChosenQuote(stored);
  if (!quote || !isRecord(stored)) return undefined;
  const { packageId, insurer, confirmation } = stored;
  if (!isText(packageId) || !isText(insurer)) return undefined;

  const answers = isRecord(confirmation) ? confirmation : {};
  return {
    ...quote,
    packageId,
    insurer,
    confirmation: {
      startDate: textOf(answers["startDate"]),
      previousClaims: textOf(answers["previousClaims"]),
      vehicleValue: textOf(answers["vehicleValue"]),
    },
  };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
