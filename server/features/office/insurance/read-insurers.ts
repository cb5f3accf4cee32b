import type {
  InsurerRow as ShownRow,
  InsurerShown,
} from "../../../../contract/office/insurance/insurer-shapes.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { isInForce } from "../../../../domain/insurance/agreement.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import { openDrafts } from "../../../records/insurance/drafts-store.ts";
import { payeesIn } from "../../../records/payments/payees-store.ts";
import { readStaffNames } from "../../../records/staff/staff-names-store.ts";
import { agreementsIn } from "../../quotes/agreements-store.ts";
import { editionOfIn, editionsIn, findEditionIn } from "../../quotes/editions-store.ts";
import { type InsurerRow, insurersIn } from "../../quotes/insurers-store.ts";
import { plansAtIn } from "../../quotes/plans-store.ts";
import { createInsuranceReadingStore } from "./insurance-reading-store.ts";
import {
  type Catalogue,
  mutable,
  presentAgreements,
  presentDraftRow,
  presentPayee,
  presentPlans,
  presentRow,
} from "./present-insurer.ts";
import { readSales } from "./read-sales.ts";

const MOST_SHOWN = 20;

/** What staff see of insurers, their plans and agreements. */
export const createInsurersReading = ({
  db,
  now,
  gateway,
}: Pick<Parts, "db" | "now" | "gateway">) => {
  const store = createInsuranceReadingStore(db);

  const readCatalogue = async (): Promise<Catalogue> => {
    const at = now();
    const moment = { at, day: dayInDubai(at) };
    const [insurers, agreements, plans, editions, drafts, payees] = await Promise.all([
      insurersIn(db),
      agreementsIn(db),
      plansAtIn(db, at),
      editionsIn(db, moment),
      openDrafts(db),
      payeesIn(db),
    ]);
    const { accounts } = gateway;
    return { moment, insurers, agreements, plans, editions, drafts, payees, accounts };
  };

  /** Only where nothing may be sold has what stays payable to be told apart. */
  const payableOf = ({ slug }: InsurerRow, { agreements, moment }: Catalogue) =>
    agreements.some((one) => one.insurer === slug && isInForce(one, moment.day))
      ? []
      : store.payableOf(slug);

  return {
    list: async (): Promise<ShownRow[]> => {
      const catalogue = await readCatalogue();
      const rows = catalogue.insurers.map(async (insurer) =>
        presentRow(insurer, catalogue, (await payableOf(insurer, catalogue)).length),
      );
      return Promise.all(rows);
    },

    /** @throws {Problem} insurance.notFound */
    read: async (slug: string): Promise<InsurerShown> => {
      const catalogue = await readCatalogue();
      const insurer = catalogue.insurers.find((one) => one.slug === slug);
      if (!insurer) throw new Problem("insurance.notFound");
      const [named, people, payable] = await Promise.all([
        readStaffNames(db),
        store.peopleOf(
          [...catalogue.agreements, ...catalogue.payees].flatMap(({ draft }) => draft ?? []),
        ),
        payableOf(insurer, catalogue),
      ]);
      const drafts = catalogue.drafts.filter((one) => one.insurer === slug);
      return {
        ...presentRow(insurer, catalogue, payable.length),
        version: insurer.version,
        wordmark: insurer.wordmark,
        drawnLogo: insurer.logo,
        contacts: insurer.contacts,
        refundTerms: insurer.refundTerms && mutable(insurer.refundTerms),
        qualityByCover: insurer.quality,
        planList: presentPlans(slug, catalogue, named),
        agreements: presentAgreements(slug, catalogue, { named, people }),
        payee: presentPayee(slug, catalogue, { named, people }),
        payableRequests: payable.slice(0, MOST_SHOWN),
        drafts: drafts.map((one) => presentDraftRow(one, named)),
      };
    },

    salesOf: (plan: string) => readSales(db, plan, now()),

    /** @throws {Problem} insurance.notFound */
    editionBeside: async (plan: string, digest: string) => {
      const at = now();
      const [edition, onSale] = await Promise.all([
        findEditionIn(db, digest),
        editionOfIn(db, plan, { at, day: dayInDubai(at) }),
      ]);
      if (edition?.plan !== plan) throw new Problem("insurance.notFound");
      return { edition: edition.tables, onSale: onSale?.tables ?? null };
    },
  };
};

export type InsurersReading = ReturnType<typeof createInsurersReading>;
