import { startTransition, useCallback, useEffect, useState } from "react";
import type { Package } from "../../../contract/quotes.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import {
  fetchQuotes,
  type Quotes,
  quotesQuestion,
  type QuotesQuestion,
} from "../choice/fetch-quotes.ts";

const LOADING: Quotes = { state: "loading" };

type Answer = {
  to: string;
  /** The car and the language. */
  about: string;
  quotes: Quotes;
  /** The prices that these replaced. */
  before: readonly Package[] | undefined;
  /** The first prices for this car on this page. */
  first: readonly Package[] | undefined;
  round: number;
};

export type PricedList = Pick<Answer, "quotes" | "before" | "first"> & {
  /** The prices of the last answers are still shown. */
  isUpdating: boolean;
  /** Counts the answers whose cards are drawn afresh. */
  round: number;
};

export const listId = "quotes-listed";

/** Cheapest first; nothing is requested until the car is known. */
export function useQuotes(draft: PurchaseDraft | undefined): [list: PricedList, retry: () => void] {
  const { language } = useSite();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const question = draft && quotesQuestion(draft);
  const text = question && JSON.stringify(question);
  const about = question && [...Object.values(question.params), language].join(" ");
  const asked = [text, language, attempt].join(" ");

  useEffect(() => {
    if (text === undefined || about === undefined) return;
    const leaving = new AbortController();
    const wanted = JSON.parse(text) as QuotesQuestion;
    void fetchQuotes(wanted, language, leaving.signal).then((quotes) => {
      if (leaving.signal.aborted) return;
      const isAfresh = !isReadingList();
      // Many cards: drawn in small parts, so that a slow phone answers meanwhile.
      startTransition(() =>
        setAnswer((last) => ({
          to: asked,
          about,
          quotes,
          before: last?.about === about ? packagesOf(last.quotes) : undefined,
          first: (last?.about === about ? last.first : undefined) ?? packagesOf(quotes),
          round: (last?.round ?? 0) + (isAfresh ? 1 : 0),
        })),
      );
    });
    return () => leaving.abort();
  }, [text, about, language, asked]);

  const isCurrent = answer?.to === asked;
  const isUpdating = !isCurrent && answer?.about === about && answer?.quotes.state === "ready";
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return [
    {
      quotes: answer && (isCurrent || isUpdating) ? answer.quotes : LOADING,
      before: isCurrent ? answer.before : undefined,
      first: isCurrent ? answer.first : undefined,
      isUpdating,
      round: answer?.round ?? 0,
    },
    retry,
  ];
}

const packagesOf = (quotes: Quotes) => (quotes.state === "ready" ? quotes.packages : undefined);

/** Cards that take another place are drawn afresh, so that nothing jumps, but never under the focus. */
const isReadingList = () =>
  document.getElementById(listId)?.contains(document.activeElement) ?? false;
