import { brand, EXAMPLE_LICENCE } from "../../../brand.ts";
import type { Language } from "../../../domain/language.ts";
import { type Fils, formatAmount } from "../../../domain/money.ts";
import type { PaperTexts } from "./paper-texts.ts";
import { arabicPapers } from "./papers.ar.ts";
import { englishPapers } from "./papers.en.ts";

export const paperTexts: Record<Language, PaperTexts> = { en: englishPapers, ar: arabicPapers };

export const signed = (fils: Fils) => (fils < 0 ? `−${formatAmount(-fils)}` : formatAmount(fils));

/** Who we are. */
export const footerOf = (language: Language, licenceNumber: string) => ({
  legalName: brand.legalName[language],
  licence: paperTexts[language].licence,
  licenceNumber,
  licenceNote: licenceNumber === EXAMPLE_LICENCE ? paperTexts[language].licenceExample : "",
  contacts: [brand.telephone, brand.email],
});
