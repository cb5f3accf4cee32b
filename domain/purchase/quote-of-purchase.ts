import { type ChosenQuote, isRecord, parseChosenQuote } from "./chosen-quote.ts";
import { isExpired } from "./purchase-keys.ts";

export function quoteOfPurchase(
  choice: string | null,
  draft: string | null,
  now: number,
): ChosenQuote | undefined {
  try {
    const kept: unknown = JSON.parse(draft ?? "null");
    if (!isRecord(kept)) return undefined;
    const { savedAt = now } = kept;
    if (isExpired(Number(savedAt) || 0, now)) return undefined;
    return parseChosenQuote(JSON.parse(choice ?? "null"));
  } catch {
    return undefined;
  }
}
