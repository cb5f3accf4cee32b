import { useEffect, useState } from "react";
import type { Package } from "../../../contract/quotes.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import { fetchQuotes, quotesQuestion, type QuotesQuestion } from "../choice/fetch-quotes.ts";
import type { OwnChoice } from "./sharpening.ts";

type Answer = { to: string; quote: Package | undefined; hasFailed: boolean };

export type OwnQuote = { quote: Package; isUpdating: boolean; hasFailed: boolean };

/** The plan priced by the server with choices of its own. */
export function useOwnQuote(
  listed: Package,
  draft: PurchaseDraft | undefined,
  own: OwnChoice | undefined,
): OwnQuote {
  const { language } = useSite();
  const [answer, setAnswer] = useState<Answer>();
  const asked = draft && own && JSON.stringify(quotesQuestion({ ...draft, ...own }));
  const id = listed._id;

  useEffect(() => {
    if (asked === undefined) return;
    const leaving = new AbortController();
    const question = JSON.parse(asked) as QuotesQuestion;
    void fetchQuotes(question, language, leaving.signal).then((quotes) => {
      if (leaving.signal.aborted) return;
      const quote =
        quotes.state === "ready" ? quotes.packages.find(({ _id }) => _id === id) : undefined;
      setAnswer((last) => ({ to: asked, quote: quote ?? last?.quote, hasFailed: !quote }));
    });
    return () => leaving.abort();
  }, [asked, id, language]);

  if (asked === undefined) return { quote: listed, isUpdating: false, hasFailed: false };
  const isCurrent = answer?.to === asked;
  return {
    quote: answer?.quote ?? listed,
    isUpdating: !isCurrent,
    hasFailed: isCurrent && answer.hasFailed,
  };
}
