import type { Package } from "../../contract/quotes.ts";
import { dayInDubai } from "../../domain/calendar-day.ts";
import type { PurchaseDraft } from "../../domain/purchase/draft.ts";
import { inputFieldsOf } from "../../domain/purchase/inputs-of-draft.ts";
import { sendKind } from "../../domain/purchase/send-kind.ts";
import { coverTypes, packageKindOf } from "../../domain/quotes/package-kinds.ts";
import type { Language } from "../i18n/language.ts";

export type Offer = Pick<Package, "type" | "priceFils" | "insurerName">;

/**
 * The cheapest quote of each cover that is sold online for the car; undefined when they did not load.
 * Fetched without the client of the calls, whose schemas a still page need not load.
 */
export async function cheapestToday(
  draft: PurchaseDraft,
  language: Language,
): Promise<Offer[] | undefined> {
  const path = [packageKindOf(draft), draft.carType, draft.cylinderType].map(encodeURIComponent);
  const query = new URLSearchParams(inputFieldsOf(draft, dayInDubai(new Date())));
  const headers = { "accept-language": language };
  const url = `/api/packages/${path.join("/")}?${query.toString()}`;
  const answer = await fetch(url, { headers, credentials: "omit" }).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const { data } = (await answer.json()) as { data: Package[] };
  return coverTypes.flatMap((cover) => {
    const offered = sendKind(draft, cover) === "priced";
    return (offered && data.find(({ type }) => type === cover)) || [];
  });
}
