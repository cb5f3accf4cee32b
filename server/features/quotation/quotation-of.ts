import type { Language } from "../../../domain/language.ts";
import { commissionOf } from "../../../domain/quotes/commission.ts";
import { benefits, type CoverLine, no } from "../../../domain/quotes/cover.ts";
import { isCovered } from "../../../domain/quotes/is-covered.ts";
import { coverOfQuote } from "../../../domain/quotes/quote-cover.ts";
import type { Priced } from "../../../domain/quotes/rate.ts";
import { ratedInputNames } from "../../../domain/quotes/rated-inputs.ts";
import { inputOf, type Risk } from "../../../domain/quotes/risk.ts";
import type { Quotation } from "../../adapters/papers/quotation.ts";
import type { Parts } from "../../parts.ts";
import { benefitText, coverValueText } from "../quotes/cover-texts.ts";
import type { PlanOnSale } from "../quotes/present-quotes.ts";
import type { Car } from "../quotes/car-address.ts";
import type { KeptQuote } from "../shared-quotes/shared-quotes.ts";

export type QuotedPlan = PlanOnSale & {
  rated: Priced;
  kept: Pick<KeptQuote, "url" | "number" | "expiresAt">;
};

type Given = {
  language: Language;
  at: Date;
  car: Car;
  risk: Risk;
  plans: readonly QuotedPlan[];
  configuration: Pick<Parts["configuration"], "licenceNumber" | "gateway">;
};

/** Each of them stands in a row of its own. */
const shownApart: readonly string[] = ["excess", "repair", "addOns"];

const answersOf = (risk: Risk, plans: readonly QuotedPlan[]): Quotation["answers"] =>
  ratedInputNames
    .filter((input) => !shownApart.includes(input))
    .filter((input) => plans.some(({ rated }) => rated.inputsRead.includes(input)))
    .flatMap((input) => {
      const known = inputOf(risk, input);
      return known ? [{ input, value: known.value, isAssumed: known.source === "assumed" }] : [];
    });

/** Leaves out benefits that no plan names. */
const coverRows = (covers: readonly CoverLine[][], language: Language): Quotation["cover"] =>
  benefits.flatMap((benefit) => {
    const values = covers.map((lines) => lines.find((line) => line.benefit === benefit)?.value);
    if (benefit === "excess" || values.every((value) => value === undefined)) return [];
    return [
      {
        label: benefitText(benefit, language),
        values: values.map((value = no) => ({
          text: coverValueText(value, language),
          isCovered: isCovered(value),
        })),
      },
    ];
  });

export const quotationOf = ({
  language,
  at,
  car,
  risk,
  plans,
  configuration,
}: Given): Quotation => ({
  language,
  madeAt: at,
  car,
  answers: answersOf(risk, plans),
  cover: coverRows(
    plans.map(({ plan, rated }) => coverOfQuote(plan.cover, rated)),
    language,
  ),
  quotes: plans.map(({ plan, insurer, digest, commission, rated, kept }) => ({
    number: kept.number,
    url: kept.url,
    shownUntil: kept.expiresAt,
    insurerName: { en: insurer.nameEn, ar: insurer.nameAr },
    planName: { en: plan.nameEn, ar: plan.nameAr },
    coverType: plan.coverType,
    edition: digest,
    planVersion: plan.versionDigest,
    priceFils: rated.priceFils,
    ledger: rated.ledger,
    commission: commissionOf(commission, rated),
    excessAed: rated.excessAed,
    repair: rated.repair,
    addOns: rated.addOns,
  })),
  licenceNumber: configuration.licenceNumber,
  isDemonstration: configuration.gateway.kind === "practice",
});
