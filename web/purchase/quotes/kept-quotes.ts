import { dayInDubai } from "../../../domain/calendar-day.ts";
import { isRecord } from "../../../domain/purchase/chosen-quote.ts";
import type { Quotes } from "../choice/fetch-quotes.ts";

/** Prices that this device showed last, to be seen until newer ones come; nothing is bought at them. */
export type KeptQuotes = {
  /** The car and the language. */
  about: string;
  /** The file that kept them: quotes of another release may have another shape. */
  release: string;
  /** When they came, in milliseconds since 1970. */
  at: number;
  quotes: Quotes;
};

/** Those of the same car and of today in Dubai: prices may change with the day. */
export function keptQuotes(
  text: string,
  { about, release }: Pick<KeptQuotes, "about" | "release">,
  now: Date,
): KeptQuotes | undefined {
  const kept = parsed(text);
  if (!isRecord(kept) || kept["about"] !== about || kept["release"] !== release) return undefined;
  const { at, quotes } = kept as KeptQuotes;
  const isOfToday =
    Number.isSafeInteger(at) && at <= now.getTime() && dayInDubai(new Date(at)) === dayInDubai(now);
  return isOfToday && isRecord(quotes) ? { about, release, at, quotes } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
