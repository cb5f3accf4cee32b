import type { DeclinedPackage, Package } from "../../../contract/quotes.ts";
import type { Language } from "../../../domain/language.ts";
import { aedFromFils } from "../../../domain/money.ts";
import { commissionOf } from "../../../domain/quotes/commission.ts";
import { coverOfQuote } from "../../../domain/quotes/quote-cover.ts";
import type { Choices, Declined, Priced } from "../../../domain/quotes/rate.ts";
import { apiInputName, apiInputValue } from "../../../domain/quotes/rated-inputs.ts";
import type { BasisPoints, Edition } from "../../../domain/quotes/rating-plan.ts";
import { coverText } from "./cover-texts.ts";
import { type InsurerRow, logoOf } from "./insurers-store.ts";
import type { PlanRow } from "./plan-row.ts";

export type PlanOnSale = {
  plan: PlanRow;
  insurer: InsurerRow;
  digest: string;
  tables: Edition;
  /** Of the agreement of the day; null where it is not stated. */
  commission: BasisPoints | null;
};

type PricedWithChoices = Priced & { choices: Choices };
/** `id` is that of its package. */
export type RatedPlan = PlanOnSale & { id: string; rated: Declined | PricedWithChoices };
export type PricedPlan = RatedPlan & { rated: PricedWithChoices };

const byName = { en: new Intl.Collator("en"), ar: new Intl.Collator("ar") };

const nameOf = ({ nameEn, nameAr }: PlanRow, language: Language) =>
  language === "ar" ? nameAr : nameEn;

/** Leaves out the braces, so that parts can be joined. */
const fieldsOf = (part: object) => JSON.stringify(part).slice(1, -1);

const namesOf = ({ plan, insurer }: PlanOnSale, language: Language) => ({
  insurer: plan.insurer,
  insurerName: { en: insurer.nameEn, ar: insurer.nameAr },
  name: nameOf(plan, language),
  names: { en: plan.nameEn, ar: plan.nameAr },
  logo: logoOf(insurer),
  type: plan.coverType,
});

const qualityOf = ({ plan, insurer }: PlanOnSale, language: Language): Package["quality"] => {
  const known = insurer.quality[plan.coverType];
  return known && { ...known, source: known.source[language] };
};

type ByPlan = ReturnType<typeof namesOf> &
  Pick<
    Package,
    "description" | "terms" | "documents" | "edition" | "planVersion" | "inputsRead" | "quality"
  >;

const planFields = (one: PlanOnSale, rated: Priced, language: Language): ByPlan => ({
  ...namesOf(one, language),
  description: language === "ar" ? one.plan.descriptionAr : one.plan.descriptionEn,
  terms: one.plan.terms,
  ...(one.plan.documents.length > 0 && { documents: one.plan.documents }),
  edition: one.digest,
  ...(one.plan.draft !== null && { planVersion: one.plan.versionDigest }),
  inputsRead: rated.inputsRead.map(apiInputName),
  quality: qualityOf(one, language),
});

type ByChoice = Pick<Package, "cover" | "features">;

const coverFields = ({ plan }: PlanOnSale, rated: Priced, language: Language): ByChoice => {
  const cover = coverOfQuote(plan.cover, rated);
  return { cover, features: cover.map((line) => coverText(line, language)) };
};

type ByRisk = Omit<Package, keyof ByPlan | keyof ByChoice>;

const priceFields = ({ id, commission }: RatedPlan, rated: PricedWithChoices): ByRisk => ({
  _id: id,
  price: aedFromFils(rated.priceFils),
  priceFils: rated.priceFils,
  ledger: rated.ledger.map((line) => ({ ...line, inputs: line.inputs.map(apiInputName) })),
  commission: commissionOf(commission, rated),
  excessAed: rated.excessAed,
  repair: rated.repair,
  addOns: rated.addOns,
  unavailable: rated.unavailable,
  choices: rated.choices,
  assumptions: rated.assumptions.map(({ input, value }) => ({
    input: apiInputName(input),
    value: apiInputValue(input, value) as string | number | boolean,
  })),
});

export const presentDeclined = (
  one: RatedPlan,
  { reasons }: Declined,
  language: Language,
): DeclinedPackage => ({ _id: one.id, ...namesOf(one, language), reasons });

export const presentQuote = (
  one: RatedPlan,
  rated: PricedWithChoices,
  language: Language,
): Package => ({
  ...priceFields(one, rated),
  ...planFields(one, rated, language),
  ...coverFields(one, rated, language),
});

const MAX_REMEMBERED = 2_000;

const remember = (make: (...given: [PlanOnSale, Priced, Language]) => object) => {
  const known = new Map<string, string>();
  return (key: string, ...given: [PlanOnSale, Priced, Language]): string => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= MAX_REMEMBERED) known.clear();
    const text = fieldsOf(make(...given));
    known.set(key, text);
    return text;
  };
};

/**
 * Writes the answer as JSON, for one state of the catalogue. What does not depend on the risk is
 * most of it and is remembered as text: the contract's schema would cost several times the rating.
 */
export const createPresentation = () => {
  const plans = remember(planFields);
  const covers = remember(coverFields);

  const quoteText = (one: RatedPlan, rated: PricedWithChoices, language: Language): string => {
    const key = `${one.digest} ${one.plan.versionId} ${language}`;
    const choice = `${key} ${rated.excessAed} ${rated.repair} ${rated.addOns.join()}`;
    const parts = [
      fieldsOf(priceFields(one, rated)),
      plans(key, one, rated, language),
      covers(choice, one, rated, language),
    ];
    return `{${parts.join(",")}}`;
  };

  /** Cheapest first, then by name; declined plans apart. */
  return (quotes: readonly RatedPlan[], language: Language): string => {
    const priced = quotes.flatMap((one) =>
      one.rated.outcome === "priced" ? [{ one, rated: one.rated }] : [],
    );
    const declined = quotes.flatMap((one) =>
      one.rated.outcome === "declined" ? [presentDeclined(one, one.rated, language)] : [],
    );
    const cheapestFirst = priced.toSorted(
      ({ one, rated }, other) =>
        rated.priceFils - other.rated.priceFils ||
        byName[language].compare(nameOf(one.plan, language), nameOf(other.one.plan, language)),
    );
    const data = cheapestFirst.map(({ one, rated }) => quoteText(one, rated, language));
    return `{"status":"success","data":[${data.join(",")}],"declined":${JSON.stringify(declined)}}`;
  };
};
