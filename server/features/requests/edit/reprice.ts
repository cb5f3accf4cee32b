import { apiAnswerField } from "../../../../domain/purchase/api-answer-fields.ts";
import { nextState } from "../../../../domain/requests/request-state.ts";
import { Problem } from "../../../http/problem.ts";
import type { Quotes } from "../../quotes/quotes.ts";
import { findChosenOffer, findWish, priceChanged } from "../read/check-purchase.ts";
import type { Edited, RequestChange } from "./edited-request.ts";
import type { Purchase } from "../read/read-purchase.ts";
import type { RequestRow } from "../store/requests-store.ts";
import { offerColumns } from "../send/store-purchase.ts";

type Offers = Pick<Quotes, "findOffer" | "findOfferOf">;
type Priced = Extract<Purchase, { kind: "priced" }>;
type Lead = Extract<Purchase, { kind: "lead" }>;

const noPrice = { priceFils: null, ledger: null } as const;
const noPackage = {
  packageId: null,
  insurer: null,
  companyNameEn: null,
  companyNameAr: null,
  ...noPrice,
} as const;

/** Refuses a changed price with what the same cover of the same insurer costs now. */
const findSameOffer = async (
  quotes: Offers,
  { insurer }: RequestRow,
  { answers, chosen }: Priced,
) => {
  const { type: purchase, body, cylinders } = answers;
  const wanted = { purchase, body, cylinders, coverType: chosen.coverType };
  const same = await quotes.findOffer({ ...wanted, companyName: chosen.companyName });
  if (same && same.priceFils === chosen.priceFils) return same;

  const next = same ?? (insurer ? await quotes.findOfferOf({ ...wanted, insurer }) : undefined);
  throw next
    ? priceChanged(next)
    : new Problem("requests.unknownPackage", { field: "companyname" });
};

const repricePriced = async (
  quotes: Offers,
  request: RequestRow,
  { isRiskChanged, namesPackage }: Edited,
  purchase: Priced,
): Promise<RequestChange> => {
  if (namesPackage)
    return offerColumns(await findChosenOffer(quotes, purchase.answers, purchase.chosen));
  return isRiskChanged ? offerColumns(await findSameOffer(quotes, request, purchase)) : {};
};

const repriceLead = async (
  quotes: Offers,
  request: RequestRow,
  { isRiskChanged, namesPackage, leadBefore, leadAfter }: Edited,
  purchase: Lead,
): Promise<RequestChange> => {
  if (request.state === "lead")
    return namesPackage ? { packageId: (await findWish(quotes, purchase))?.id ?? null } : {};
  // The agent's offer was for another car: until there is a new one it cannot be paid.
  if (request.state === "offered") return isRiskChanged ? noPrice : {};

  if (leadBefore && !isRiskChanged) return {};
  if (nextState(request.state, "becameLead")) return noPackage;
  const field =
    leadAfter === "companytype"
      ? leadAfter
      : apiAnswerField(request.type, leadAfter ?? "carOrigin");
  throw new Problem("requests.notPricedOnline", { field });
};

/** The client's price is only compared (ruling P4). */
export const reprice = (
  quotes: Offers,
  request: RequestRow,
  edited: Edited,
): Promise<RequestChange> =>
  edited.purchase.kind === "lead"
    ? repriceLead(quotes, request, edited, edited.purchase)
    : repricePriced(quotes, request, edited, edited.purchase);
