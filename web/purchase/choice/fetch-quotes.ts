import type { ShownProblemCode } from "../../../contract/problems.ts";
import { type DeclinedPackage, listPackages, type Package } from "../../../contract/quotes.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { inputFieldsOf } from "../../../domain/purchase/inputs-of-draft.ts";
import { packageKindOf } from "../../../domain/quotes/package-kinds.ts";
import { callWith } from "../../api/client.ts";
import type { Language } from "../../i18n/language.ts";

export type Quotes =
  | { state: "loading" }
  | { state: "ready"; packages: readonly Package[]; declined: readonly DeclinedPackage[] }
  | { state: "failed"; code: ShownProblemCode | undefined };

export type QuotesQuestion = {
  params: { kind: string; carType: string; cylinderType: string };
  query: Record<string, string>;
};

/** Everything that the prices for a car depend on. */
export const quotesQuestion = (draft: PurchaseDraft): QuotesQuestion => ({
  params: {
    kind: packageKindOf(draft),
    carType: draft.carType,
    cylinderType: draft.cylinderType,
  },
  query: inputFieldsOf(draft, dayInDubai(new Date())),
});

/** The page's language decides, not the cookie's: it may say English on /ar. */
export async function fetchQuotes(
  question: QuotesQuestion,
  language: Language,
  signal?: AbortSignal,
): Promise<Quotes> {
  const call = callWith((path, init) =>
    fetch(path, { ...init, credentials: "omit", headers: { "accept-language": language } }),
  );
  const answer = await call(listPackages, { ...question, ...(signal && { signal }) });
  if (answer.code !== 200) return { state: "failed", code: answer.data.code };
  const { data, declined } = answer.data;
  return { state: "ready", packages: data, declined };
}
