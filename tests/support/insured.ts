import fc from "fast-check";
import { type AddOn, isSoldWith } from "../../domain/quotes/add-ons.ts";
import { buildCatalogue } from "../../domain/quotes/demonstration/catalogue.ts";
import { excessSteps, maximumExcessAed } from "../../domain/quotes/excess.ts";
import { coverOfQuote } from "../../domain/quotes/quote-cover.ts";
import type { Repair } from "../../domain/quotes/rated-inputs.ts";
import { factsOf, type RatingFacts } from "../../domain/quotes/rating-facts.ts";
import { insuredCarOf } from "../../domain/quotes/scenarios/insured-car.ts";
import type { InsuredCar } from "../../domain/quotes/scenarios/scenario.ts";
import { anyAnswers } from "./any-risk.ts";
import { type Answers, editionNamed, priced, riskWith } from "./rating.ts";

const catalogue = buildCatalogue();

const planNamed = (id: string) => {
  const found = catalogue.find((plan) => plan.id === id);
  if (!found) throw new Error(`There is no plan ${id}.`);
  return found;
};

/** A shipped plan's quote. @throws when the plan declines */
export const insuredWith = (id: string, answers: Answers = {}): InsuredCar => {
  const { coverType, lines } = planNamed(id);
  const risk = riskWith(answers);
  const quote = priced(editionNamed(id), risk);
  return insuredCarOf({ ...quote, type: coverType, cover: coverOfQuote(lines, quote) }, risk);
};

export type Choice = {
  plan: string;
  facts: RatingFacts;
  excessAed: number;
  repair: Repair;
  addOns: readonly AddOn[];
};

/** Also for values and drivers that the plans decline. */
export const insuredBy = ({ plan, facts, repair, addOns, ...chosen }: Choice): InsuredCar => {
  const { coverType, lines } = planNamed(plan);
  const hasOwnDamage = coverType === "comprehensive";
  const ownDamage = {
    excessAed: hasOwnDamage ? Math.min(chosen.excessAed, maximumExcessAed(facts.valueAed)) : null,
    repair: hasOwnDamage ? repair : null,
  };
  const sold = addOns.filter((addOn) => isSoldWith(addOn, coverType));
  return {
    ...ownDamage,
    cover: coverType,
    lines: coverOfQuote(lines, { ...ownDamage, addOns: [...sold], ledger: [] }),
    facts,
    assumed: [],
  };
};

export const anyPlanOf = (cover: InsuredCar["cover"]) =>
  fc.constantFrom(...catalogue.filter(({ coverType }) => coverType === cover).map(({ id }) => id));

export const anyChoice: fc.Arbitrary<Choice> = fc
  .record({
    plan: fc.constantFrom(...catalogue.map(({ id }) => id)),
    answers: anyAnswers,
    excessAed: fc.constantFrom(...excessSteps),
  })
  .map(({ plan, answers, excessAed }) => ({
    plan,
    excessAed,
    facts: factsOf(riskWith(answers)),
    repair: answers.repair ?? "garage",
    addOns: answers.addOns ?? [],
  }));
