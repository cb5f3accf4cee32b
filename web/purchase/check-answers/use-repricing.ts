import { useCallback, useEffect, useRef, useState } from "react";
import { useSite } from "../../i18n/use-site.ts";
import { fetchPriceTexts } from "../../prices/fetch-price-texts.ts";
import { useLatest } from "../../ui/use-latest.ts";
import { fetchQuotes, quotesQuestion, type QuotesQuestion } from "../choice/fetch-quotes.ts";
import { shownPrice, type ShownPrice, type StoredChoice } from "../draft/stored-choice.ts";
import type { Purchase } from "./gather-purchase.ts";

export type Repriced =
  | { state: "priced"; price: ShownPrice }
  | { state: "declined"; reasons: readonly string[] }
  /** The server could not be asked, or no longer has the plan: it decides when it is sent. */
  | { state: "unknown" };

const TYPING_MS = 300;

const isPlan =
  ({ packageId, insurer, names, coverType }: StoredChoice) =>
  (one: { _id: string; insurer: string; names: { en: string }; type: string }): boolean =>
    one._id === packageId ||
    (one.insurer === insurer && one.type === coverType && one.names.en === names.en);

/** Asks for the chosen plan's price again whenever an answer changes that may rate it. */
export function useRepricing(purchase: Purchase, onAnswer: (changed: Purchase) => void) {
  const { language } = useSite();
  const question = JSON.stringify(quotesQuestion(purchase.draft));
  const latest = useLatest({ purchase, question, onAnswer });
  const asked = useRef<{ question: string; answer: Promise<Repriced> }>(undefined);
  const hasLeft = useRef(false);
  const [before, setBefore] = useState<ShownPrice>(purchase.choice.shared ?? purchase.choice);
  const [answered, setAnswered] = useState<Repriced>();

  const ask = useCallback((): Promise<Repriced> => {
    const { question: wanted, purchase: about } = latest.current;
    if (asked.current?.question === wanted) return asked.current.answer;
    const answer = reprice(JSON.parse(wanted) as QuotesQuestion, about.choice, language).then(
      (repriced) => {
        const now = latest.current;
        if (now.question !== wanted || hasLeft.current) return repriced;
        if (repriced.state === "unknown") asked.current = undefined;
        if (repriced.state === "priced" && !isSame(repriced.price, now.purchase.choice))
          now.onAnswer({ ...now.purchase, choice: { ...now.purchase.choice, ...repriced.price } });
        setAnswered(repriced);
        return repriced;
      },
    );
    asked.current = { question: wanted, answer };
    return answer;
  }, [latest, language]);

  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => void ask(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [question, ask]);

  return {
    /** The shared price, or the one with which the page was opened, or that was accepted since. */
    before,
    reasons: answered?.state === "declined" ? answered.reasons : undefined,
    accept: (price: ShownPrice) => {
      setBefore(price);
      const answer: Repriced = { state: "priced", price };
      asked.current = { question: latest.current.question, answer: Promise.resolve(answer) };
    },

    /** False when the price is not the one on show, or there is none any more. */
    isStillRight: async (): Promise<boolean> => {
      const { priceFils } = latest.current.purchase.choice;
      const repriced = await ask();
      if (repriced.state === "declined") return false;
      return repriced.state === "unknown" || repriced.price.priceFils === priceFils;
    },
  };
}

const isSame = (one: ShownPrice, other: ShownPrice) =>
  one.priceFils === other.priceFils &&
  one.edition === other.edition &&
  JSON.stringify(one.terms) === JSON.stringify(other.terms);

async function reprice(
  question: QuotesQuestion,
  choice: StoredChoice,
  language: "en" | "ar",
): Promise<Repriced> {
  const [quotes] = await Promise.all([
    fetchQuotes(question, language),
    fetchPriceTexts().catch(() => undefined),
  ]);
  if (quotes.state !== "ready") return { state: "unknown" };
  const quote = quotes.packages.find(isPlan(choice));
  if (quote) return { state: "priced", price: shownPrice(quote) };
  const declined = quotes.declined.find(isPlan(choice));
  return declined ? { state: "declined", reasons: declined.reasons } : { state: "unknown" };
}
