import { startTransition, useCallback, useEffect, useMemo, useState } from "react";
import type { Package } from "../../../contract/quotes.ts";
import type { ShownProblemCode } from "../../../contract/problems.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import {
  fetchQuotes,
  type Quotes,
  quotesQuestion,
  type QuotesQuestion,
} from "../choice/fetch-quotes.ts";
import { aboutCar, isOfToday, keepQuotes, type KeptQuotes, keptQuotes } from "./kept-quotes.ts";

const LOADING: Quotes = { state: "loading" };

type Answer = KeptQuotes & {
  /** The prices that these replaced. */
  before: readonly Package[] | undefined;
  /** The first prices for this car on this page. */
  first: readonly Package[] | undefined;
  round: number;
};

type Failure = { to: string; code: ShownProblemCode | undefined };

/** Prices that are shown until newer ones come; nothing is chosen by them. */
export type Held = {
  /** Milliseconds since 1970. */
  at: number;
  /** They answer other answers than those of now. */
  isEarlier: boolean;
  hasFailed: boolean;
};

export type PricedList = Pick<Answer, "before" | "first"> & {
  quotes: Quotes;
  /** Undefined for the prices of the newest answers. */
  held: Held | undefined;
  /** Names what was asked for last; another try is another. */
  asked: string;
  /** Counts the answers whose cards are drawn afresh. */
  round: number;
};

export const listId = "quotes-listed";

/** Cheapest first; nothing is requested until the car is known. */
export function useQuotes(draft: PurchaseDraft | undefined): [list: PricedList, retry: () => void] {
  const { language } = useSite();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<Failure>();
  const asked = draft && quotesQuestion(draft);
  const question = asked && JSON.stringify(asked);
  const about = draft && asked && aboutCar(draft, asked, language);
  const kept = useMemo(() => (about ? keptQuotes(about, new Date()) : undefined), [about]);
  const attempted = [question, language, attempt].join(" ");

  useEffect(() => {
    if (question === undefined || about === undefined) return;
    const leaving = new AbortController();
    const wanted = JSON.parse(question) as QuotesQuestion;
    void fetchQuotes(wanted, language, leaving.signal).then((quotes) => {
      if (leaving.signal.aborted) return;
      if (quotes.state === "failed") return setFailure({ to: attempted, code: quotes.code });
      const newest = { question, about, at: Date.now(), quotes };
      keepQuotes(newest);
      const isAfresh = !isReadingList();
      // Many cards: drawn in small parts, so that a slow phone answers meanwhile.
      startTransition(() =>
        setAnswer((before) => {
          const last = before?.about === about ? before : undefined;
          const shown = last ?? kept;
          const isOther = shown?.question !== question;
          return {
            ...newest,
            before: isOther ? shown?.quotes.packages : undefined,
            first: last?.first ?? quotes.packages,
            round: (before?.round ?? 0) + (isAfresh && isOther ? 1 : 0),
          };
        }),
      );
    });
    return () => leaving.abort();
  }, [question, about, language, attempted, kept]);

  const last = answer?.about === about ? answer : undefined;
  const shown = last ?? kept;
  const isCurrent = last?.question === question;
  const isHeld = !isCurrent && shown !== undefined && isOfToday(shown.at, new Date());
  const failed = failure?.to === attempted ? failure : undefined;
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  const quotesNow = (): Quotes => {
    if (shown && (isCurrent || isHeld)) return shown.quotes;
    return failed ? { state: "failed", code: failed.code } : LOADING;
  };
  return [
    {
      quotes: quotesNow(),
      held: isHeld
        ? { at: shown.at, isEarlier: shown.question !== question, hasFailed: failed !== undefined }
        : undefined,
      asked: attempted,
      before: isCurrent ? last?.before : undefined,
      first: isCurrent ? last?.first : undefined,
      round: answer?.round ?? 0,
    },
    retry,
  ];
}

/** Cards that take another place are drawn afresh, so that nothing jumps, but never under the focus. */
const isReadingList = () =>
  document.getElementById(listId)?.contains(document.activeElement) ?? false;
