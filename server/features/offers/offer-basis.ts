import type { Asked } from "../../../domain/offers/differs-from-asked.ts";
import type { InputSource } from "../../../domain/quotes/rated-inputs.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import type { OfferRow } from "../../records/offers/offers-store.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import { inputsOfRow } from "../../records/requests/stored-inputs.ts";
import { type InsurerRow, insurersIn } from "../quotes/insurers-store.ts";
import { plansIn, type PlanRow } from "../quotes/plans-store.ts";

/** What offers are presented with beside their own rows. */
export type OfferBasis = {
  insurers: readonly InsurerRow[];
  /** As they are now. */
  plans: readonly PlanRow[];
  asked: Asked;
};

const stated = <Value>(input: { value: Value; source: InputSource } | undefined): Value | null =>
  input && input.source !== "assumed" ? input.value : null;

/** An accepted offer wrote its day, its sum and its cover into the request, and kept the wishes. */
const beforeAccepting = (offers: readonly OfferRow[]): Partial<Asked> => {
  const wished = offers.find(({ state }) => state === "accepted" || state === "bought")?.wished;
  if (!wished) return {};
  const { coverType, startDate, value } = wished;
  return {
    cover: coverType === "thirdParty" || coverType === "comprehensive" ? coverType : null,
    startDate: startDate ?? null,
    valueAed: value && value.source !== "assumed" ? Number(value.value) : null,
  };
};

const askedIn = (request: RequestRow, offers: readonly OfferRow[]): Asked => {
  const { value, excess, repair, addOns } = inputsOfRow(request);
  return {
    cover: request.coverType,
    excessAed: stated(excess),
    repair: stated(repair),
    addOns: stated(addOns) ?? [],
    valueAed: stated(value),
    startDate: request.startDate,
    ...beforeAccepting(offers),
  };
};

/** @param offers all those of the request; `at` for which plans are read */
export const readOfferBasisIn = async (
  handle: Database | Transaction,
  request: RequestRow,
  offers: readonly OfferRow[],
  at: Date,
): Promise<OfferBasis> => {
  const ids = [...new Set(offers.flatMap(({ planId }) => planId ?? []))];
  return {
    insurers: await insurersIn(handle),
    plans: await plansIn(handle, ids, at),
    asked: askedIn(request, offers),
  };
};
