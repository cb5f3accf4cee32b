import { rate, rateWithChoices } from "../../domain/quotes/rate.ts";
import type { Edition } from "../../domain/quotes/rating-plan.ts";
import type { Risk } from "../../domain/quotes/risk.ts";

/** JSON for each risk: the outcome with every edition, and the whole answer of one of them. */
export const ratedRisks = (editions: readonly Edition[], risks: readonly Risk[]): string[] =>
  risks.map((risk, at) => {
    const outcomes = editions.map((edition) => {
      const rated = rate(edition, risk);
      return rated.outcome === "priced" ? rated.priceFils : rated.reasons;
    });
    const whole = editions[at % editions.length];
    return JSON.stringify({ outcomes, whole: whole && rateWithChoices(whole, risk) });
  });
