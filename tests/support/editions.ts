import { desc, eq } from "drizzle-orm";
import { Package } from "../../contract/quotes.ts";
import type { Edition } from "../../domain/quotes/rating-plan.ts";
import { parseEdition } from "../../domain/quotes/parse-edition.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import type { TestApp } from "./test-app.ts";

const { ratingPlans } = schema;

/** Puts the plan's newest tables with these changes on sale; the digest of the new edition. */
export const publishEdition = async (
  { parts, quotes }: Pick<TestApp, "parts" | "quotes">,
  plan: string,
  changes: Partial<Edition>,
): Promise<string> => {
  const [newest] = await parts.db
    .select()
    .from(ratingPlans)
    .where(eq(ratingPlans.plan, plan))
    .orderBy(desc(ratingPlans.onSaleFrom), desc(ratingPlans.createdAt))
    .limit(1);
  const tables = { ...parseEdition(newest?.tables), ...changes };
  return quotes.publish(tables, { onSaleFrom: parts.now(), validFrom: quotes.today() });
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
export const chosenFields = ({ name, price, type, edition }: Package) => ({
  companyname: name,
  companyprice: String(price),
  companytype: companyTypes[type],
  edition,
});
