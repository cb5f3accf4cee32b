import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { Package } from "../../contract/quotes.ts";
import { dayInDubai } from "../../domain/calendar-day.ts";
import type { CoverType } from "../../domain/quotes/package-kinds.ts";
import { plans } from "../../domain/quotes/demonstration/plans.ts";
import type { Edition } from "../../domain/quotes/rating-plan.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import { agreementsIn } from "../../server/features/quotes/agreements-store.ts";
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

/** The same for a plan of the demonstration by its id, at once. */
export const publishEdition = async (
  app: Pick<TestApp, "parts" | "quotes">,
  planId: string,
  changes: Partial<Edition> | Change,
) => {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw new Error(`There is no plan ${planId}.`);
  const named = { coverType: plan.coverType, companyName: plan.name.en };
  const change: Change =
    typeof changes === "function" ? changes : (tables) => ({ ...tables, ...changes });
  return sellChanged(app, named, change);
};

/** What an insurer pays us for a cover, from today: another agreement takes the place of its own. */
export const payCommission = async (
  { parts: { db, now } }: Pick<TestApp, "parts">,
  insurer: string,
  paid: Partial<Record<CoverType, number | null>>,
) => {
  const [before] = await agreementsIn(db, insurer);
  if (!before) throw new Error(`${insurer} has no agreement.`);
  const lines = before.lines.map(({ cover, commission }) => {
    const other = paid[cover];
    return { cover, commission: other === undefined ? commission : other };
  });
  const from = { draft: before.draft, createdAt: now() };
  await db
    .insert(schema.agreements)
    .values({ ...before, ...from, id: randomUUID(), lines, replaces: before.id });
};

type PlanChange = Partial<Omit<typeof schema.planVersions.$inferInsert, "id" | "plan" | "number">>;

/** Puts a changed version of a plan on sale, at once. */
export const changePlan = async (
  { parts }: Pick<TestApp, "parts">,
  id: string,
  change: PlanChange,
) => {
  const { planVersions } = schema;
  const [last] = await parts.db
    .select()
    .from(planVersions)
    .where(eq(planVersions.plan, id))
    .orderBy(desc(planVersions.number))
    .limit(1);
  if (!last) throw new Error(`There is no plan ${id}.`);
  const own = { id: randomUUID(), number: last.number + 1, onSaleFrom: parts.now() };
  await parts.db.insert(planVersions).values({ ...last, ...change, ...own });
  return last;
};

/** The plan's quote of now for a 4-cylinder saloon; at most 2 s old. */
export const quoteOf = async (
  { call }: Pick<TestApp, "call">,
  plan: string,
  inputs: Record<string, string> = {},
  kind: "renew" | "new" = "renew",
): Promise<Package> => {
  const url = `/api/packages/${kind}/saloon/4?${new URLSearchParams(inputs)}`;
  const { data } = (await call({ url })).json<{ data: unknown[] }>();
  const quotes = data.map((one) => Package.parse(one));
  const found = quotes.find(({ _id }) => _id === `${plan}-saloon-4-${kind}`);
  if (!found) throw new Error(`${plan} has no quote.`);
  return found;
};

const companyTypes = { thirdParty: "Third Party", comprehensive: "Comprehensive" };

/** Fields of a send that name this quote. */
export const chosenFields = ({ name, price, type, edition, planVersion = "first" }: Package) => ({
  companyname: name,
  companyprice: String(price),
  companytype: companyTypes[type],
  edition,
  planversion: planVersion,
});
