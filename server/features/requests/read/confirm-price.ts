import { aedFromFils } from "../../../../domain/money.ts";
import { FIRST_PLAN_VERSION } from "../../../../domain/purchase/chosen-quote.ts";
import { ledgerChanges } from "../../../../domain/quotes/ledger-changes.ts";
import { type Priced, rate } from "../../../../domain/quotes/rate.ts";
import type { GivenInputs } from "../../../../domain/quotes/risk.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { Problem } from "../../../http/problem.ts";
import type { Quotes, RatedPlan } from "../../quotes/quotes.ts";
import type { PlanWanted } from "../../quotes/quotes-store.ts";
import type { StoredLedger } from "../../../records/requests/requests-store.ts";
import { presentLedger } from "../../../records/requests/present-ledger.ts";
import type { Chosen, Purchase } from "./read-purchase.ts";

export type Rating = {
  rate: (
    wanted: PlanWanted,
    answers: Pick<Purchase["answers"], "type" | "body" | "cylinders">,
    inputs: GivenInputs,
  ) => Promise<RatedPlan | undefined>;
  edition: (digest: string) => ReturnType<Quotes["edition"]>;
};

/** Rates inside the transaction that stores the price. */
export const ratingWith = (quotes: Pick<Quotes, "rate" | "edition">, tx?: Transaction): Rating => ({
  rate: (wanted, { type: purchase, body, cylinders }, inputs) =>
    quotes.rate(wanted, { purchase, body, cylinders }, inputs, tx),
  edition: (digest) => quotes.edition(digest, tx),
});

export type PricedPlan = RatedPlan & { rated: Priced };

/** The price that the customer saw. Its ledger is null where it cannot be told. */
export type Shown = {
  priceFils: number | null;
  edition: string | null;
  ledger: Readonly<StoredLedger> | null;
};

/** A quote of a plan that no draft has changed names no version. */
const isVersion = ({ draft, versionDigest }: RatedPlan["plan"], named: string) =>
  named === versionDigest || (draft === null && named === FIRST_PLAN_VERSION);

const isPriced = (plan: RatedPlan): plan is PricedPlan => plan.rated.outcome === "priced";

/** Ledger by the edition that was named, for the risk of now. */
const ledgerBy = async (rating: Rating, { plan, risk }: RatedPlan, digest: string | undefined) => {
  const named = digest === undefined ? undefined : await rating.edition(digest);
  if (named?.plan !== plan.id) return null;
  const before = rate(named.tables, risk);
  return before.outcome === "priced" ? before.ledger : null;
};

const shownBy = async (rating: Rating, now: RatedPlan, chosen: Chosen): Promise<Shown> => ({
  priceFils: chosen.priceFils ?? null,
  edition: chosen.edition ?? null,
  ledger: await ledgerBy(rating, now, chosen.edition),
});

const presentShown = ({ ledger, ...shown }: Shown) => ({
  ...shown,
  ledger: ledger && presentLedger(ledger),
});

const priceChanged = ({ edition, rated }: PricedPlan, shown: Shown) =>
  new Problem("requests.priceChanged", {
    field: "companyprice",
    extra: {
      price: aedFromFils(rated.priceFils),
      priceFils: rated.priceFils,
      edition,
      ledger: presentLedger(rated.ledger),
      shown: presentShown(shown),
      ...(shown.ledger && { changes: ledgerChanges(shown.ledger, rated.ledger) }),
    },
  });

const declined = ({ rated }: RatedPlan, shown: Shown) =>
  new Problem("requests.declined", {
    field: "companyname",
    extra: {
      reasons: rated.outcome === "declined" ? rated.reasons : [],
      shown: presentShown(shown),
    },
  });

export const unknownPackage = () =>
  new Problem("requests.unknownPackage", { field: "companyname" });

/**
 * The client's price is only compared (ruling P4); another edition with the same price is accepted,
 * another version of the plan than the one that was shown is not.
 * @param accepted what was shown, where it is not a quote of now
 * @throws {Problem} requests.priceChanged, requests.declined, requests.coverChanged
 */
export const confirmPrice = async (
  rating: Rating,
  now: RatedPlan,
  chosen: Chosen,
  accepted?: Shown,
): Promise<PricedPlan> => {
  if (isPriced(now) && now.rated.priceFils === chosen.priceFils) {
    const { planVersion } = chosen;
    if (planVersion === undefined || isVersion(now.plan, planVersion)) return now;
    throw new Problem("requests.coverChanged", { field: "planversion" });
  }
  const shown = accepted ?? (await shownBy(rating, now, chosen));
  throw isPriced(now) ? priceChanged(now, shown) : declined(now, shown);
};

export const rateChosen = async (
  rating: Rating,
  { answers, chosen }: Extract<Purchase, { kind: "priced" }>,
): Promise<PricedPlan> => {
  const { coverType, companyName } = chosen;
  const now = await rating.rate({ coverType, companyName }, answers, answers.inputs);
  if (!now) throw unknownPackage();
  return confirmPrice(rating, now, chosen);
};
