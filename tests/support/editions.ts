import { dayInDubai } from "../../domain/calendar-day.ts";
import type { Edition } from "../../domain/quotes/rating-plan.ts";
import type { TestApp } from "./test-app.ts";

type Change = (tables: Edition) => Edition;

/** Puts a changed edition of the plan on sale, by default at once. Resolves to its digest. */
export const sellChanged = async (
  app: Pick<TestApp, "parts" | "quotes">,
  plan: { coverType: Edition["cover"]; companyName: string },
  change: Change,
  onSaleFrom: Date = app.parts.now(),
) => {
  const car = { purchase: "new", body: "saloon", cylinders: "4" } as const;
  const sold = await app.quotes.rate(plan, car, {});
  const edition = await app.quotes.edition(sold?.edition ?? "");
  if (!edition) throw new Error(`No plan ${plan.companyName} is on sale.`);
  const validFrom = dayInDubai(onSaleFrom);
  return app.quotes.publish(change(edition.tables), { onSaleFrom, validFrom });
};

/** A discount in percent instead of the plan's own. */
export const withDiscount =
  (percent: number): Change =>
  (tables) => ({ ...tables, discount: percent * 100 });
