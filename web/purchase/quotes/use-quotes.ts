import { useCallback, useEffect, useState } from "react";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import {
  fetchQuotes,
  type Quotes,
  quotesQuestion,
  type QuotesQuestion,
} from "../choice/fetch-quotes.ts";

const LOADING: Quotes = { state: "loading" };

/** Cheapest first; nothing is requested until the car is known. */
export function useQuotes(draft: PurchaseDraft | undefined): [quotes: Quotes, retry: () => void] {
  const { language } = useSite();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ to: string; quotes: Quotes }>();
  const question = draft && JSON.stringify(quotesQuestion(draft));
  const asked = [question, language, attempt].join(" ");

  useEffect(() => {
    if (question === undefined) return;
    const leaving = new AbortController();
    const wanted = JSON.parse(question) as QuotesQuestion;
    void fetchQuotes(wanted, language, leaving.signal).then(
      (quotes) => leaving.signal.aborted || setAnswer({ to: asked, quotes }),
    );
    return () => leaving.abort();
  }, [question, language, asked]);

  const quotes = answer?.to === asked ? answer.quotes : LOADING;
  return [quotes, useCallback(() => setAttempt((count) => count + 1), [])];
}
