import { dayInDubai } from "../../../domain/calendar-day.ts";
import { isRecord, isText } from "../../../domain/purchase/chosen-quote.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import type { Language } from "../../i18n/language.ts";
import type { QuotesQuestion, ReadyQuotes } from "../choice/fetch-quotes.ts";
import { readKeptPrices, writeKeptPrices } from "../draft/kept-prices.ts";

/** The last prices of a car, with the question that they answer. */
export type KeptQuotes = {
  question: string;
  /** The car and the language; other answers about it are another question. */
  about: string;
  /** When they came, in milliseconds since 1970. */
  at: number;
  quotes: ReadyQuotes;
};

/** The code that stored them, whose quotes may have another shape than those of a newer release. */
const release = import.meta.url;

export const aboutCar = (
  draft: PurchaseDraft,
  { params }: QuotesQuestion,
  language: Language,
): string => {
  const plate = draft.type === "renew" ? [draft.emirate, draft.plateCode, draft.plateNumber] : [];
  return [...Object.values(params), language, ...plate].join(" ");
};

export const keepQuotes = (kept: KeptQuotes) =>
  writeKeptPrices(JSON.stringify({ ...kept, release }));

/** Those of the same car and of today in Dubai: prices may change with the day. */
export function keptQuotes(about: string, now: Date): KeptQuotes | undefined {
  const kept = parseKept(readKeptPrices());
  return kept?.about === about && isOfToday(kept.at, now) ? kept : undefined;
}

/** @param at milliseconds since 1970 */
export const isOfToday = (at: number, now: Date): boolean =>
  at <= now.getTime() && dayInDubai(new Date(at)) === dayInDubai(now);

function parseKept(text: string | undefined): KeptQuotes | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (!isRecord(stored) || stored["release"] !== release) return undefined;
    const { question, about, at, quotes } = stored;
    const isWhole =
      isText(question) && isText(about) && Number.isSafeInteger(at) && isRecord(quotes);
    return isWhole ? { question, about, at: Number(at), quotes: quotes as ReadyQuotes } : undefined;
  } catch {
    return undefined;
  }
}
