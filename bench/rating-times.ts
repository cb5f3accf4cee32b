import { rate, rateWithChoices } from "../domain/quotes/rate.ts";
import type { Edition } from "../domain/quotes/rating-plan.ts";
import type { Risk } from "../domain/quotes/risk.ts";

/** Milliseconds in which all editions together rate each risk. */
export const ratingTimes = (
  editions: readonly Edition[],
  risks: readonly Risk[],
  withChoices: boolean,
): number[] => {
  const rateOne = withChoices ? rateWithChoices : rate;
  return risks.map((risk) => {
    const started = performance.now();
    for (const edition of editions) rateOne(edition, risk);
    return performance.now() - started;
  });
};
