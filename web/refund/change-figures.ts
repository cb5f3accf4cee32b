import { formatAmount } from "../../domain/money.ts";
import type { Cancellation } from "../../domain/quotes/refund.ts";
import { worthSwitching } from "../../domain/quotes/worth-switching.ts";
import type { Language } from "../i18n/language.ts";
import type { Offer } from "./cheapest-today.ts";

/** The parts of a change that depend on the new quote, formatted. */
export type ChangeFigures = {
  verdict: "gain" | "loss" | "even";
  difference: string;
  insurer: string;
  newPrice: string;
  /** What is left to pay on the day, or to receive. */
  onTheDay: "toPay" | "left";
  onTheDayAmount: string;
  rest: string;
  newPerMonth: string;
};

const verdictOf = (gainFils: number) => {
  if (gainFils === 0) return "even";
  return gainFils > 0 ? "gain" : "loss";
};

/** Undefined without cover to give up. */
export function changeFigures(
  cancellation: Cancellation,
  offer: Offer,
  language: Language,
): ChangeFigures | undefined {
  const change = worthSwitching(cancellation, offer.priceFils);
  if (!change) return undefined;
  return {
    verdict: verdictOf(change.gainFils),
    difference: formatAmount(Math.abs(change.gainFils)),
    insurer: offer.insurerName[language],
    newPrice: formatAmount(change.newPriceFils),
    onTheDay: change.toPayFils < 0 ? "left" : "toPay",
    onTheDayAmount: formatAmount(Math.abs(change.toPayFils)),
    rest: formatAmount(change.restFils),
    newPerMonth: formatAmount(change.perMonth.newFils),
  };
}
