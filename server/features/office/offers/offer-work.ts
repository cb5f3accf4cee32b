import type { OfferTerms } from "../../../../contract/office/offers.ts";
import type { DeskRequest } from "../../../../contract/office/requests.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { carOfRow } from "../../offers/offer-terms.ts";
import type { Offers } from "../../offers/offers.ts";
import { presentLedger } from "../../requests/view/present-ledger.ts";
import { packageIdOf, type Quotes } from "../../quotes/quotes.ts";
import type { RequestRow } from "../../requests/store/requests-store.ts";
import { inputsOfRow } from "../../requests/store/stored-inputs.ts";
import { createStaffWrites } from "../writes/staff-writes.ts";

type Written = { version: number; terms: OfferTerms; send: readonly string[] | null };

/** The agents' work on offers. Each write answers the request as it is then (ruling O1). */
export const createOfferWork = (
  parts: Pick<Parts, "db" | "now">,
  {
    offers,
    quotes,
    read,
  }: {
    offers: Pick<Offers, "makeIn" | "changeIn" | "sendIn" | "withdrawIn">;
    quotes: Pick<Quotes, "rateAll" | "insurers">;
    read: (id: string, member: StaffMember) => Promise<DeskRequest>;
  },
) => {
  const writes = createStaffWrites(parts);

  const write = async (
    member: StaffMember,
    id: string,
    version: number,
    run: (tx: Transaction, request: RequestRow) => Promise<void>,
  ) => {
    await writes.write(member, id, version, run);
    return read(id, member);
  };

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

  return {
    /** @throws {Problem} requests.notFound */
    plans: async (id: string) => {
      const request = await writes.change(id, async (_tx, row) => row);
      const [plans, insurers] = await Promise.all([plansFor(request), quotes.insurers()]);
      const wished = plans.find(({ isWished }) => isWished)?.id ?? null;
      return { plans, wished, insurers: insurers.map(({ slug, name }) => ({ slug, name })) };
    },

    make: (member: StaffMember, id: string, { version, ...written }: Written) =>
      write(member, id, version, (tx, request) => offers.makeIn(tx, request, member.id, written)),

    change: (member: StaffMember, id: string, offerId: string, { version, ...written }: Written) =>
      write(member, id, version, (tx, request) =>
        offers.changeIn(tx, request, member.id, offerId, written),
      ),

    send: (member: StaffMember, id: string, version: number, ids: readonly string[]) =>
      write(member, id, version, (tx, request) => offers.sendIn(tx, request, member.id, ids)),

    withdraw: (member: StaffMember, id: string, version: number, offerId: string) =>
      write(member, id, version, (tx, request) =>
        offers.withdrawIn(tx, request, member.id, offerId),
      ),
  };
};

export type OfferWork = ReturnType<typeof createOfferWork>;
