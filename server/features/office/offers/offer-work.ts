import type { CheckedTerms, OfferTerms } from "../../../../contract/office/offers/routes.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import { checkTermsIn, soldTermsOf } from "../../offers/check-terms.ts";
import { carOfRow } from "../../quotes/car-of-row.ts";
import type { Offers } from "../../offers/offers.ts";
import { presentLedger } from "../../../records/requests/present-ledger.ts";
import { type Quotes } from "../../quotes/quotes.ts";
import { packageIdOf } from "../../quotes/car-address.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";
import { inputsOfRow } from "../../../records/requests/stored-inputs.ts";
import { createDeskStore } from "../desk/desk-store.ts";
import type { StaffAct, VersionedAct } from "../writes/staff-act.ts";
import type { StaffWrites } from "../writes/request-writes.ts";

type Written = { terms: OfferTerms; send: readonly string[] | null };

type Features = {
  offers: Pick<Offers, "makeIn" | "changeIn" | "sendIn" | "withdrawIn">;
  quotes: Pick<Quotes, "rateAll" | "rateAllIn" | "insurers">;
  writes: StaffWrites;
};

/** The agents' work on offers. */
export const createOfferWork = (
  { db }: Pick<Parts, "db">,
  { offers, quotes, writes }: Features,
) => {
  const store = createDeskStore(db);

  /** What its customer asked for first, then the cheapest. */
  const plansFor = async (request: RequestRow) => {
    const car = carOfRow(request);
    if (!car) return [];
    const { plans } = await quotes.rateAll(car, inputsOfRow(request));
    const isWished = (cover: string) => Number(cover === request.coverType);
    return plans
      .flatMap(({ plan, insurer, rated }) =>
        rated.outcome === "priced"
          ? [
              {
                id: plan.id,
                insurerName: { en: insurer.nameEn, ar: insurer.nameAr },
                planName: { en: plan.nameEn, ar: plan.nameAr },
                coverType: plan.coverType,
                isWished:
                  request.packageId === packageIdOf(plan, { ...car, purchase: request.type }),
                priceFils: rated.priceFils,
                ledger: presentLedger(rated.ledger),
                ...soldTermsOf(rated),
              },
            ]
          : [],
      )
      .toSorted(
        (one, other) =>
          isWished(other.coverType) - isWished(one.coverType) ||
          one.priceFils - other.priceFils ||
          one.id.localeCompare(other.id, "en"),
      );
  };

  const requestOf = async ({ id }: StaffAct): Promise<RequestRow> => {
    const found = isUuid(id) ? await store.find(id) : undefined;
    if (!found) throw new Problem("requests.notFound");
    return found;
  };

  return {
    /** @throws {Problem} requests.notFound */
    plans: async (act: StaffAct) => {
      const request = await requestOf(act);
      const [plans, insurers] = await Promise.all([plansFor(request), quotes.insurers()]);
      const wished = plans.find(({ isWished }) => isWished)?.id ?? null;
      return { plans, wished, insurers: insurers.map(({ slug, name }) => ({ slug, name })) };
    },

    /** @throws {Problem} requests.notFound, request.invalid */
    check: async (act: StaffAct, terms: CheckedTerms) => {
      const request = await requestOf(act);
      return db.transaction((tx) => checkTermsIn(tx, quotes, request, terms), {
        accessMode: "read only",
      });
    },

    make: (act: VersionedAct, written: Written) =>
      writes.write(act, (tx, request) => offers.makeIn(tx, request, act.member.id, written)),

    change: (act: VersionedAct, offerId: string, written: Written) =>
      writes.write(act, (tx, request) =>
        offers.changeIn(tx, request, act.member.id, offerId, written),
      ),

    send: (act: VersionedAct, ids: readonly string[]) =>
      writes.write(act, (tx, request) => offers.sendIn(tx, request, act.member.id, ids)),

    withdraw: (act: VersionedAct, offerId: string) =>
      writes.write(act, (tx, request) => offers.withdrawIn(tx, request, act.member.id, offerId)),
  };
};

export type OfferWork = ReturnType<typeof createOfferWork>;
