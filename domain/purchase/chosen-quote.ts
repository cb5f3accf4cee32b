import type { Bilingual } from "../language.ts";
import { coverTypes, type CoverType } from "../quotes/package-kinds.ts";

export type ChosenQuote = {
  logo: string | null;
  insurerName: Bilingual;
  names: Bilingual;
  coverType: CoverType;
  priceFils: number;
};

/** Names the version of a plan whose quote names none: no draft has changed it yet. */
export const FIRST_PLAN_VERSION = "first";

export function parseChosenQuote(stored: unknown): ChosenQuote | undefined {
  if (!isRecord(stored)) return undefined;
  const { logo, insurerName, names, coverType, priceFils } = stored;
  const cover = coverTypes.find((type) => type === coverType);
  if (!isBoth(insurerName) || !isBoth(names) || !cover) return undefined;
  if (typeof priceFils !== "number" || !Number.isSafeInteger(priceFils)) return undefined;

  return { logo: isText(logo) ? logo : null, insurerName, names, coverType: cover, priceFils };
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

export const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "";

const isBoth = (value: unknown): value is Bilingual =>
  isRecord(value) && isText(value["en"]) && isText(value["ar"]);
