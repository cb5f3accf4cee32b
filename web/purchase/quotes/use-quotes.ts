import { startTransition, useCallback, useEffect, useState } from "react";
import type { Package } from "../../../contract/quotes.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { purchaseKeys } from "../../../domain/purchase/purchase-keys.ts";
import { useSite } from "../../i18n/use-site.ts";
import {
  fetchQuotes,
  type Quotes,
  quotesQuestion,
  type QuotesQuestion,
} from "../choice/fetch-quotes.ts";
import { readPurchaseKey, writePurchaseKey } from "../draft/purchase-storage.ts";

const LOADING: Quotes = { state: "loading" };

/** Its name changes with every release that changes the shape of quotes. */
const release = import.meta.url;

type Answer = {
  /** Empty for prices of an earlier visit. */
  to: string;
  /** The car and the language. */
  about: string;
  /** When they came, in milliseconds since 1970. */
  at: number;
  quotes: Quotes;
  /** The prices that these replaced. */
  before: readonly Package[] | undefined;
  /** The first prices for this car on this page. */
  first: readonly Package[] | undefined;
  round: number;
};

export type PricedList = Pick<Answer, "quotes" | "before" | "first" | "at"> & {
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
    const kept = readPurchaseKey(purchaseKeys.prices);
    if (about === undefined || kept === undefined) return;
    const show = ({ keptQuotes }: typeof import("./kept-quotes.ts")) => {
      const found = keptQuotes(kept, { about, release }, new Date());
      if (found)
        setAnswer(
          (last) => last ?? { ...found, to: "", before: undefined, first: undefined, round: 0 },
        );
    };
    void import("./kept-quotes.ts").then(show, () => undefined);
  }, [about]);

  useEffect(() => {
    if (text === undefined || about === undefined) return;
    const leaving = new AbortController();
    const wanted = JSON.parse(text) as QuotesQuestion;
    void fetchQuotes(wanted, language, leaving.signal).then((quotes) => {
      if (leaving.signal.aborted) return;
      const at = Date.now();
      if (quotes.state === "ready")
        writePurchaseKey(purchaseKeys.prices, JSON.stringify({ about, release, at, quotes }));
      const isAfresh = !isReadingList();
      // Many cards: drawn in small parts, so that a slow phone answers meanwhile.
      startTransition(() =>
        setAnswer((last) => ({
          to: asked,
          about,
          at,
          quotes,
          before: last?.to && last.about === about ? packagesOf(last.quotes) : undefined,
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
      at: answer?.at ?? 0,
      round: answer?.round ?? 0,
    },
    retry,
  ];
}

const packagesOf = (quotes: Quotes) => (quotes.state === "ready" ? quotes.packages : undefined);

/** Cards that take another place are drawn afresh, so that nothing jumps, but never under the focus. */
const isReadingList = () =>
  document.getElementById(listId)?.contains(document.activeElement) ?? false;
