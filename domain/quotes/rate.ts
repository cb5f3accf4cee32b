import { VAT_PERCENT, type Fils } from "../money.ts";
import { addOns, type AddOn } from "./add-ons.ts";
import { excessesFor, maximumExcessAed } from "./excess.ts";
import type { LedgerLine } from "./ledger.ts";
import { type InputValues, type RatedInput, type Repair, repairs } from "./rated-inputs.ts";
import { factsOf, type RatingFacts } from "./rating-facts.ts";
import type { BasisPoints, Edition } from "./rating-plan.ts";
import { inputOf, type Risk } from "./risk.ts";
import {
  type Account,
  add,
  addShare,
  boundsOf,
  type DeclineReason,
  reasonsToDecline,
  tariffPart,
} from "./tariff-part.ts";

/** Raise it when the same edition and risk may give another price. Stored with every request. */
export const ENGINE_VERSION = 1;

export type Assumption = { input: RatedInput; value: InputValues[RatedInput] };

export type Priced = {
  outcome: "priced";
  /** The price for the whole term, VAT included: the sum of the ledger. */
  priceFils: Fils;
  ledger: LedgerLine[];
  /** Null where the cover has no own damage. */
  excessAed: number | null;
  repair: Repair | null;
  addOns: AddOn[];
  /** Choices that this plan does not sell for this car; they are left out of the price. */
  unavailable: string[];
  inputsRead: readonly RatedInput[];
  assumptions: Assumption[];
};
export type Declined = { outcome: "declined"; reasons: DeclineReason[] };
export type Rated = Priced | Declined;

/** What the price would be with another choice, as a difference in fils with VAT. */
export type Choices = {
  excess: { aed: number; amountFils: Fils }[];
  repair: { code: Repair; amountFils: Fils }[];
  addOns: { code: AddOn; amountFils: Fils; included: boolean }[];
};

const readByAll = ["driverBirthYear", "drivingYears", "claims", "claimFreeYears"] as const;
const inputsReadBy: Record<Edition["cover"], readonly RatedInput[]> = {
  thirdParty: [...readByAll, "addOns"],
  comprehensive: ["value", "year", ...readByAll, "financed", "excess", "repair", "addOns"],
};

type Chosen = { excessAed: number; repair: Repair; addOns: readonly AddOn[] };
type Market = { agency: "included" | "sold" | "none"; agencyPoints: BasisPoints };

const agencyOf = ({ ownDamage }: Edition, { carAge }: RatingFacts): Market => {
  const { includedToAge = -1, soldToAge = -1, points = 0 } = ownDamage?.agencyRepair ?? {};
  if (carAge <= includedToAge) return { agency: "included", agencyPoints: 0 };
  return { agency: carAge <= soldToAge ? "sold" : "none", agencyPoints: points };
};

const repairOf = (wanted: Repair | undefined, { agency }: Market): Repair => {
  if (agency === "none") return "garage";
  return wanted ?? (agency === "included" ? "agency" : "garage");
};

/** Adds to the tariff's part what the tariff does not bound. */
const finish = (
  part: Account,
  edition: Edition,
  { agencyPoints }: Market,
  chosen: Pick<Chosen, "repair" | "addOns">,
): Account => {
  const account: Account = { total: part.total, lines: [...part.lines] };
  if (chosen.repair === "agency") addShare(account, "agencyRepair", agencyPoints);
  for (const addOn of chosen.addOns) add(account, addOn, (edition.addOns[addOn] ?? 0) * 100);
  addShare(account, "vat", VAT_PERCENT * 100);
  return account;
};

function openRating(edition: Edition, risk: Risk) {
  const facts = factsOf(risk);
  const bounds = boundsOf(edition, risk, facts);
  const reasons = reasonsToDecline(edition, facts, bounds);
  const market = agencyOf(edition, facts);
  const wanted = {
    excess: inputOf(risk, "excess")?.value,
    repair: inputOf(risk, "repair")?.value,
    addOns: inputOf(risk, "addOns")?.value ?? [],
  };
  const highest = maximumExcessAed(facts.valueAed);
  const chosen: Chosen = {
    excessAed: Math.min(wanted.excess ?? highest, highest),
    repair: repairOf(wanted.repair, market),
    addOns: addOns.filter(
      (one) => wanted.addOns.includes(one) && edition.addOns[one] !== undefined,
    ),
  };
  const partAt = (excessAed: number) => tariffPart(edition, risk, facts, bounds, excessAed);
  const part = partAt(chosen.excessAed);
  const priceOf = (change: Partial<Chosen>): Fils => {
    const changed = change.excessAed === undefined ? part : partAt(change.excessAed);
    return finish(changed, edition, market, { ...chosen, ...change }).total;
  };
  return { facts, reasons, market, wanted, highest, chosen, part, priceOf };
}

type Rating = ReturnType<typeof openRating>;

const unavailableOf = ({ ownDamage }: Edition, rating: Rating): string[] => {
  const { wanted, chosen, highest } = rating;
  return [
    ...(ownDamage && (wanted.excess ?? 0) > highest ? ["excess"] : []),
    ...(wanted.repair === "agency" && chosen.repair !== "agency" ? ["agency"] : []),
    ...wanted.addOns.filter((addOn) => !chosen.addOns.includes(addOn)),
  ];
};

const assumptionsOf = (risk: Risk, inputsRead: readonly RatedInput[]): Assumption[] =>
  inputsRead.flatMap((input) => {
    const known = inputOf(risk, input);
    return known?.source === "assumed" ? [{ input, value: known.value }] : [];
  });

const pricedBy = (edition: Edition, risk: Risk, rating: Rating): Priced => {
  const { part, market, chosen } = rating;
  const { total, lines } = finish(part, edition, market, chosen);
  const inputsRead = inputsReadBy[edition.cover];
  const hasOwnDamage = edition.ownDamage !== undefined;
  return {
    outcome: "priced",
    priceFils: total,
    ledger: lines,
    excessAed: hasOwnDamage ? chosen.excessAed : null,
    repair: hasOwnDamage ? chosen.repair : null,
    addOns: [...chosen.addOns],
    unavailable: unavailableOf(edition, rating),
    inputsRead,
    assumptions: assumptionsOf(risk, inputsRead),
  };
};

const choicesOf = (edition: Edition, { facts, market, chosen, priceOf }: Rating): Choices => {
  const now = priceOf({});
  const hasOwnDamage = edition.ownDamage !== undefined;
  const repairsSold = market.agency === "none" ? (["garage"] as const) : repairs;
  const sold = addOns.filter((addOn) => edition.addOns[addOn] !== undefined);
  const without = (addOn: AddOn) => chosen.addOns.filter((one) => one !== addOn);
  return {
    excess: (hasOwnDamage ? excessesFor(facts.valueAed) : []).map((aed) => ({
      aed,
      amountFils: priceOf({ excessAed: aed }) - now,
    })),
    repair: (hasOwnDamage ? repairsSold : []).map((code) => ({
      code,
      amountFils: priceOf({ repair: code }) - now,
    })),
    addOns: sold.map((code) => ({
      code,
      // What it costs beside the others that are chosen, whether or not it is itself.
      amountFils:
        priceOf({ addOns: [...without(code), code] }) - priceOf({ addOns: without(code) }),
      included: edition.addOns[code] === 0,
    })),
  };
};

/** One plan's price for one risk, to the fils. Pure: the day comes with the risk. */
export function rate(edition: Edition, risk: Risk): Rated {
  const rating = openRating(edition, risk);
  const { reasons } = rating;
  return reasons.length > 0 ? { outcome: "declined", reasons } : pricedBy(edition, risk, rating);
}

/** Rates like `rate`, with the difference that every other choice would make. */
export function rateWithChoices(
  edition: Edition,
  risk: Risk,
): Declined | (Priced & { choices: Choices }) {
  const rating = openRating(edition, risk);
  const { reasons } = rating;
  if (reasons.length > 0) return { outcome: "declined", reasons };
  return { ...pricedBy(edition, risk, rating), choices: choicesOf(edition, rating) };
}
