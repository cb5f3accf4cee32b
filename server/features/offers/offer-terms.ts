import type { OfferTerms as WrittenTerms } from "../../../contract/office/offers/routes.ts";
import { dayAfter, dayInDubai, isCalendarDay } from "../../../domain/calendar-day.ts";
import { quotedLedger } from "../../../domain/quotes/quoted-ledger.ts";
import { OFFER_DAYS } from "../../../domain/requests/offer-days.ts";
import { parseCarBody, parseCylinderCount } from "../../../domain/vehicle/car.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { Problem } from "../../http/problem.ts";
import { insurerNamesIn } from "../quotes/insurers-store.ts";
import type { Car, Quotes } from "../quotes/quotes.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import { inputsOfRow } from "../../records/requests/stored-inputs.ts";
import type { OfferTerms } from "../../records/offers/offers-store.ts";

/** Undefined for a row that no price list knows. */
export const carOfRow = ({ type, body, cylinders }: RequestRow): Car | undefined => {
  const parsed = { body: parseCarBody(body), cylinders: parseCylinderCount(cylinders) };
  if (!parsed.body || !parsed.cylinders) return undefined;
  return { purchase: type, body: parsed.body, cylinders: parsed.cylinders };
};

const refuse = (field: string): never => {
  throw new Problem("request.invalid", { field });
};

const written = (text: string) => text.replaceAll("\0", "").trim();

const dayOf = (text: string, now: Date) => {
  const today = dayInDubai(now);
  const isOffered =
    isCalendarDay(text) && text >= today && text <= dayAfter(today, OFFER_DAYS.longest);
  return isOffered ? text : refuse("validUntil");
};

type Sold = Pick<
  OfferTerms,
  "planId" | "insurer" | "nameEn" | "nameAr" | "coverType" | "excessAed" | "repair"
> &
  Pick<OfferTerms, "ledger" | "edition" | "ratedOn">;

/** Rated from the request's answers by the plan's edition of now, where that insures the car. */
const soldByPlanIn = async (
  tx: Transaction,
  quotes: Pick<Quotes, "rate">,
  request: RequestRow,
  { plan: planId, priceFils }: WrittenTerms,
): Promise<Sold> => {
  const car = carOfRow(request);
  const wanted = { planId: written(planId ?? "") };
  const found = car && (await quotes.rate(wanted, car, inputsOfRow(request), tx));
  if (!found) return refuse("plan");
  const { plan, rated, edition, risk } = found;
  const priced = rated.outcome === "priced" ? rated : undefined;
  return {
    planId: plan.id,
    insurer: plan.insurer,
    nameEn: plan.nameEn,
    nameAr: plan.nameAr,
    coverType: plan.coverType,
    excessAed: priced?.excessAed ?? null,
    repair: priced?.repair ?? null,
    ledger: quotedLedger(priceFils, priced?.ledger),
    edition: priced ? edition : null,
    ratedOn: priced ? risk.day : null,
  };
};

const soldByNameIn = async (tx: Transaction, { other, priceFils }: WrittenTerms): Promise<Sold> => {
  if (!other) return refuse("plan");
  const insurer = written(other.insurer);
  if (!(await insurerNamesIn(tx)).has(insurer)) refuse("insurer");
  const [en, ar] = [written(other.nameEn), written(other.nameAr)];
  if (en === "" && ar === "") refuse("nameEn");
  return {
    planId: null,
    insurer,
    nameEn: en || ar,
    nameAr: ar || en,
    coverType: other.coverType,
    excessAed: null,
    repair: null,
    ledger: quotedLedger(priceFils),
    edition: null,
    ratedOn: null,
  };
};

/** @throws {Problem} request.invalid with the field, named as in the call */
export const readTermsIn = async (
  tx: Transaction,
  quotes: Pick<Quotes, "rate">,
  request: RequestRow,
  terms: WrittenTerms,
  now: Date,
): Promise<OfferTerms> => {
  const sold = await (terms.plan === null
    ? soldByNameIn(tx, terms)
    : soldByPlanIn(tx, quotes, request, terms));
  return {
    ...sold,
    sumInsuredAed: null,
    addOns: null,
    startDate: null,
    priceReason: "",
    comparison: null,
    priceFils: terms.priceFils,
    insurerRef: written(terms.insurerRef),
    validUntil: dayOf(terms.validUntil, now),
    why: written(terms.why),
  };
};
