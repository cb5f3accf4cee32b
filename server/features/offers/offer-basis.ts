import type { Asked } from "../../../domain/offers/differs-from-asked.ts";
import type { InputSource } from "../../../domain/quotes/rated-inputs.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import type { OfferRow } from "../../records/offers/offers-store.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import { inputsOfRow } from "../../records/requests/stored-inputs.ts";
import { type InsurerRow, insurersIn } from "../quotes/insurers-store.ts";
import { type PlanRow, versionAt, versionNamed } from "../quotes/plan-row.ts";
import { versionsOfIn } from "../quotes/plans-store.ts";

/** What offers are presented with beside their own rows. */
export type OfferBasis = {
  insurers: readonly InsurerRow[];
  /** The plan as it was offered; as it is now for offers of before versions were kept. */
  planOf: (offer: OfferRow) => PlanRow | undefined;
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

/** @param offers all those of the request; `at` from which it is read how plans are now */
export const readOfferBasisIn = async (
  handle: Database | Transaction,
  request: RequestRow,
  offers: readonly OfferRow[],
  at: Date,
): Promise<OfferBasis> => {
  const versions = await versionsOfIn(handle, offers);
  return {
    insurers: await insurersIn(handle),
    planOf: ({ planId, planVersion }) =>
      planVersion === null
        ? versionAt(versions, planId ?? "", at)
        : versionNamed(versions, planVersion),
    asked: askedIn(request, offers),
  };
};
