import { apiAnswerField } from "../../../../domain/purchase/api-answer-fields.ts";
import { withoutPlanChoices } from "../../../../domain/quotes/inputs-as-rated.ts";
import { nextState } from "../../../../domain/requests/request-state.ts";
import { Problem } from "../../../http/problem.ts";
import { findWish } from "../read/check-purchase.ts";
import { confirmPrice, type Rating, type Shown, unknownPackage } from "../read/confirm-price.ts";
import type { Chosen, Purchase } from "../read/read-purchase.ts";
import { noPackage, noPrice, ratedColumns } from "../../../records/requests/rated-columns.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";
import type { Edited, RequestChange } from "./edited-request.ts";

type Priced = Extract<Purchase, { kind: "priced" }>;
type Lead = Extract<Purchase, { kind: "lead" }>;

const isSamePlan = ({ companyNameEn, companyNameAr, coverType }: RequestRow, chosen: Chosen) =>
  chosen.coverType === coverType &&
  [companyNameEn, companyNameAr].includes(chosen.companyName.trim());

/** Rates the plan by its name, or as the plan of the same insurer that has another name now. */
const rateNow = async (rating: Rating, request: RequestRow, { answers, chosen }: Priced) => {
  const { coverType, companyName } = chosen;
  const inputs = withoutPlanChoices(answers.inputs);
  const named = await rating.rate({ coverType, companyName }, answers, inputs);
  const { insurer } = request;
  if (named || insurer === null || !isSamePlan(request, chosen)) return named;
  return rating.rate({ coverType, insurer }, answers, inputs);
};

/** The customer knows the stored price, unless the edit names the price of a new quote. */
const acceptedBefore = (request: RequestRow, chosen: Chosen): Shown | undefined => {
  const { priceFils, edition, ledger } = request;
  const isStored = chosen.edition === undefined || chosen.edition === edition;
  return isStored && chosen.priceFils === priceFils ? { priceFils, edition, ledger } : undefined;
};

/** An accepted price stays until the risk, the plan or the price itself changes. */
const repricePriced = async (
  rating: Rating,
  request: RequestRow,
  { isRiskChanged }: Edited,
  purchase: Priced,
): Promise<RequestChange> => {
  const { chosen } = purchase;
  const isKept = isSamePlan(request, chosen) && chosen.priceFils === request.priceFils;
  if (isKept && !isRiskChanged) return {};
  const now = await rateNow(rating, request, purchase);
  if (!now) throw unknownPackage();
  return ratedColumns(await confirmPrice(rating, now, chosen, acceptedBefore(request, chosen)));
};

const repriceLead = async (
  rating: Rating,
  request: RequestRow,
  { isCarChanged, namesPackage, leadBefore, leadAfter, hasAccepted }: Edited,
  purchase: Lead,
): Promise<RequestChange> => {
  if (request.state === "lead")
    return namesPackage ? { packageId: (await findWish(rating, purchase))?.packageId ?? null } : {};
  // The agent's offer was for another car: until there is a new one it cannot be paid.
  if (request.state === "offered") return isCarChanged ? noPrice : {};

  if ((leadBefore || hasAccepted) && !isCarChanged) return {};
  if (nextState(request.state, "becameLead")) return noPackage;
  const field =
    leadAfter === "companytype"
      ? leadAfter
      : apiAnswerField(request.type, leadAfter ?? "carOrigin");
  throw new Problem("requests.notPricedOnline", { field });
};

/** The client's price is only compared (ruling P4). */
export const reprice = (
  rating: Rating,
  request: RequestRow,
  edited: Edited,
): Promise<RequestChange> =>
  edited.purchase.kind === "lead"
    ? repriceLead(rating, request, edited, edited.purchase)
    : repricePriced(rating, request, edited, edited.purchase);
