import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "../../../brand.ts";
import type { Package } from "../../../contract/quotes.ts";
import { shortName } from "../../../domain/accounts/shown-name.ts";
import type { Language } from "../../../domain/language.ts";
import { formatAmount } from "../../../domain/money.ts";
import { longDate } from "../shown-dates.ts";
import { paperTexts } from "./on-every-paper.ts";

export type PicturedQuote = {
  language: Language;
  quote: Pick<Package, "insurerName" | "names" | "type" | "priceFils" | "logo">;
  /** PNG of the logo that was uploaded. */
  wordmark?: Uint8Array | undefined;
  expiresAt: Date;
};

const publicFolder = join(import.meta.dirname, "../../../public");

const LOGO = /^\/insurers\/[\w-]+\.svg$/;

/** Two lines. */
const MAX_NAME_LENGTH = 40;

/** SVG; null where the insurer has none here, so that its name is printed. */
const readLogo = async (path: string | null) =>
  path !== null && LOGO.test(path)
    ? readFile(join(publicFolder, path), "utf8").catch(() => null)
    : null;

export const quoteSheet = async ({ language, quote, wordmark, expiresAt }: PicturedQuote) => {
  const texts = paperTexts[language];
  const { title, price, validUntil } = texts.quotePicture;
  return {
    language,
    brand: brand.name[language],
    title,
    logo: wordmark ? [...wordmark] : await readLogo(quote.logo),
    insurer: shortName(quote.insurerName[language], MAX_NAME_LENGTH),
    plan: shortName(quote.names[language], MAX_NAME_LENGTH),
    cover: texts.coverTypes[quote.type],
    price: { label: price, amount: formatAmount(quote.priceFils) },
    validUntil: { label: validUntil, day: longDate(expiresAt.toISOString(), language) },
  };
};
