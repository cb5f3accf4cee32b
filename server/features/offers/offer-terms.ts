import type {
  CheckedTerms,
  OfferTerms as WrittenTerms,
} from "../../../contract/office/offers/routes.ts";
import {
  dayAfter,
  dayInDubai,
  isCalendarDay,
  tomorrowInDubai,
} from "../../../domain/calendar-day.ts";
import { startDateProblem } from "../../../domain/purchase/confirmation.ts";
import { addOns as allAddOns, type AddOn } from "../../../domain/quotes/add-ons.ts";
import { coverOfQuote } from "../../../domain/quotes/quote-cover.ts";
import { quotedLedger } from "../../../domain/quotes/quoted-ledger.ts";
import type { Choices } from "../../../domain/quotes/rate.ts";
import { OFFER_DAYS } from "../../../domain/requests/offer-days.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { Problem } from "../../http/problem.ts";
import type { OfferTerms } from "../../records/offers/offers-store.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import { insurerNamesIn } from "../quotes/insurers-store.ts";
import type { Quotes } from "../quotes/quotes.ts";
import { compareOfferIn, rateForIn, statedValueOf } from "./compare-offer.ts";

const refuse = (field: string): never => {
  throw new Problem("request.invalid", { field });
};

const written = (text: string) => text.replaceAll("\0", "").trim();

const startOf = ({ startDate }: WrittenTerms, request: RequestRow, now: Date): string | null => {
  if (startDate === null) return null;
  if (startDate !== undefined && startDateProblem(startDate, now)) refuse("startDate");
  const start = startDate ?? request.startDate;
  return start !== null && start >= tomorrowInDubai(now) ? start : null;
};

/** The last day to accept, which no cover begins before. */
const lastDayOf = ({ validUntil, startDate }: WrittenTerms, now: Date) => {
  const today = dayInDubai(now);
  const isOffered =
    isCalendarDay(validUntil) &&
    validUntil >= today &&
    validUntil <= dayAfter(today, OFFER_DAYS.longest) &&
    (typeof startDate !== "string" || validUntil <= startDate);
  return isOffered ? validUntil : refuse("validUntil");
};

type Sold = Pick<
  OfferTerms,
  | "planId"
  | "insurer"
  | "nameEn"
  | "nameAr"
  | "coverType"
  | "excessAed"
  | "repair"
  | "sumInsuredAed"
  | "addOns"
  | "ledger"
  | "cover"
  | "terms"
  | "edition"
  | "planVersion"
  | "ratedOn"
>;

/** What the agent chose; null where it is left to the plan. */
export const chosenBy = ({ excessAed, repair, sumInsuredAed, addOns }: CheckedTerms) => ({
  excessAed: excessAed ?? null,
  repair: repair ?? null,
  sumInsuredAed: sumInsuredAed ?? null,
  addOns: addOns ? allAddOns.filter((code) => addOns.includes(code)) : null,
});

type Chosen = ReturnType<typeof chosenBy>;

/** Only what the plan sells for this car. @throws {Problem} request.invalid */
const refuseUnsold = ({ excessAed, repair, addOns }: Chosen, choices: Choices) => {
  if (excessAed !== null && !choices.excess.some(({ aed }) => aed === excessAed))
    refuse("excessAed");
  if (repair !== null && !choices.repair.some(({ code }) => code === repair)) refuse("repair");
  if (addOns?.some((code) => !choices.addOns.some((sold) => sold.code === code))) refuse("addOns");
};

const withIncluded = (chosen: readonly AddOn[], choices: Choices): AddOn[] => {
  const included = choices.addOns.filter((one) => one.included).map(({ code }) => code);
  return allAddOns.filter((code) => chosen.includes(code) || included.includes(code));
};

/** Rated from the request's answers and the chosen terms, where the plan insures the car. */
const soldByPlanIn = async (
  tx: Transaction,
  quotes: Pick<Quotes, "rateAllIn">,
  request: RequestRow,
  terms: WrittenTerms,
): Promise<Sold> => {
  const chosen = chosenBy(terms);
  const all = await rateForIn(tx, quotes, request, chosen);
  const found = all?.plans.find(({ plan }) => plan.id === written(terms.plan ?? ""));
  if (!all || !found) return refuse("plan");
  const { plan, rated, digest } = found;
  const ofPlan = {
    planId: plan.id,
    insurer: plan.insurer,
    nameEn: plan.nameEn,
    nameAr: plan.nameAr,
    coverType: plan.coverType,
    planVersion: plan.versionDigest,
  };
  const hasSum = plan.coverType === "comprehensive";
  if (!hasSum && chosen.sumInsuredAed !== null) refuse("sumInsuredAed");
  if (rated.outcome !== "priced")
    return {
      ...ofPlan,
      ...chosen,
      ledger: quotedLedger(terms.priceFils),
      cover: null,
      terms: null,
      edition: null,
      ratedOn: null,
    };
  refuseUnsold(chosen, rated.choices);
  return {
    ...ofPlan,
    excessAed: rated.excessAed,
    repair: rated.repair,
    sumInsuredAed: hasSum ? (chosen.sumInsuredAed ?? statedValueOf(request)) : null,
    addOns: withIncluded(rated.addOns, rated.choices),
    ledger: quotedLedger(terms.priceFils, rated.ledger),
    cover: coverOfQuote(plan.cover, rated),
    terms: plan.terms,
    edition: digest,
    ratedOn: all.risk.day,
  };
};

const soldByNameIn = async (tx: Transaction, terms: WrittenTerms): Promise<Sold> => {
  const { other, priceFils } = terms;
  if (!other) return refuse("plan");
  const insurer = written(other.insurer);
  if (!(await insurerNamesIn(tx)).has(insurer)) refuse("insurer");
  const [en, ar] = [written(other.nameEn), written(other.nameAr)];
  if (en === "" && ar === "") refuse("nameEn");
  const chosen = chosenBy(terms);
  if (other.coverType === "thirdParty" && chosen.sumInsuredAed !== null) refuse("sumInsuredAed");
  return {
    planId: null,
    insurer,
    nameEn: en || ar,
    nameAr: ar || en,
    coverType: other.coverType,
    ...chosen,
    ledger: quotedLedger(priceFils),
    cover: null,
    terms: null,
    edition: null,
    planVersion: null,
    ratedOn: null,
  };
};

/** @throws {Problem} request.invalid with the field, named as in the call */
export const readTermsIn = async (
  tx: Transaction,
  quotes: Pick<Quotes, "rateAllIn">,
  request: RequestRow,
  terms: WrittenTerms,
  now: Date,
): Promise<OfferTerms> => {
  const sold = await (terms.plan === null
    ? soldByNameIn(tx, terms)
    : soldByPlanIn(tx, quotes, request, terms));
  return {
    ...sold,
    comparison: await compareOfferIn(tx, quotes, request, sold),
    startDate: startOf(terms, request, now),
    priceFils: terms.priceFils,
    priceReason: written(terms.priceReason ?? ""),
    insurerRef: written(terms.insurerRef),
    validUntil: lastDayOf(terms, now),
    why: written(terms.why),
  };
};
