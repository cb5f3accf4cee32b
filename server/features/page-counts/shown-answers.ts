import type { ShownPrices } from "../quotes/shown-prices.ts";

/** Answers are added up by plan when there are so many. */
const MAX_ANSWERS = 200;

type OfPlan = { day: string; insurer: string; plan: string; shown: number; cheapest: number };

const byPlan = (answers: ReadonlyMap<ShownPrices, number>, day: string) => {
  const plans = new Map<string, OfPlan>();
  for (const [prices, times] of answers)
    for (const { insurer, plan, isCheapest } of prices) {
      const sum = plans.get(plan) ?? { day, insurer, plan, shown: 0, cheapest: 0 };
      sum.shown += times;
      if (isCheapest) sum.cheapest += times;
      plans.set(plan, sum);
    }
  return plans.values();
};

/**
 * An answer that is sent again from memory is one addition, and no text is made for any of them
 * before it is needed: showing prices must not become slower.
 */
export const createShownAnswers = (add: (sum: OfPlan) => void) => {
  let answers = new Map<ShownPrices, number>();
  let ofDay = "";

  const addUp = () => {
    for (const sum of byPlan(answers, ofDay)) add(sum);
    answers = new Map();
  };

  return {
    show: (prices: ShownPrices, day: string) => {
      const times = answers.get(prices);
      if (day !== ofDay || (times === undefined && answers.size >= MAX_ANSWERS)) addUp();
      ofDay = day;
      answers.set(prices, (answers.get(prices) ?? 0) + 1);
    },
    addUp,
  };
};
