import { coverTypes, type CoverType } from "../../../domain/quotes/package-kinds.ts";
import type { Package } from "../../../contract/quotes.ts";
import { purchaseKeys } from "../../../domain/purchase/purchase-keys.ts";
import { readPurchaseKey, writePurchaseKey } from "./purchase-storage.ts";

type InBothLanguages = { en: string; ar: string };

/** What the person answers on "check your answers", as typed; "" is not answered yet. */
export type ConfirmationAnswers = {
  startDate: string;
  previousClaims: string;
  vehicleValue: string;
};

/** The chosen package and everything a send adds to the draft. */
export type StoredChoice = {
  packageId: string;
  insurer: string;
  logo: string | null;
  insurerName: InBothLanguages;
  names: InBothLanguages;
  coverType: CoverType;
  priceFils: number;
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

/** Reads a stored choice defensively; undefined when it is none. */
export function parseChoice(stored: unknown): StoredChoice | undefined {
  if (!isRecord(stored)) return undefined;
  const { packageId, insurer, insurerName, names, coverType, priceFils, logo } = stored;
  const cover = coverTypes.find((type) => type === coverType);
  if (!isText(packageId) || !isText(insurer) || !isBoth(insurerName) || !isBoth(names)) return;
  if (!cover || !Number.isSafeInteger(priceFils)) return undefined;

  const answers = isRecord(stored["confirmation"]) ? stored["confirmation"] : {};
  return {
    packageId,
    insurer,
    logo: isText(logo) ? logo : null,
    insurerName,
    names,
    coverType: cover,
    priceFils: priceFils as number,
    confirmation: {
      startDate: textOf(answers["startDate"]),
      previousClaims: textOf(answers["previousClaims"]),
      vehicleValue: textOf(answers["vehicleValue"]),
    },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const isBoth = (value: unknown): value is InBothLanguages =>
  isRecord(value) && isText(value["en"]) && isText(value["ar"]);
