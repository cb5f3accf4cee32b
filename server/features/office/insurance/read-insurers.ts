import type {
  EditionSale,
  InsurerRow as ShownRow,
  InsurerShown,
} from "../../../../contract/office/insurance/insurers.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { isInForce, standingOf } from "../../../../domain/insurance/agreement.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import { type DraftRow, openDrafts } from "../../../records/insurance/drafts-store.ts";
import { type NameStaff, readStaffNames } from "../../../records/staff/staff-names-store.ts";
import {
  type AgreementRow,
  agreementsIn,
  createQuotesStore,
  type EditionRow,
  type InsurerRow,
  isOnSale,
  type Moment,
  type PlanRow,
  plansAtIn,
} from "../../quotes/quotes-store.ts";
import { createInsuranceReadingStore } from "./insurance-reading-store.ts";

const MOST_SHOWN = 20;
const mayNotSell = ["future", "ended", "none"] as const;

type Catalogue = {
  moment: Moment;
  insurers: readonly InsurerRow[];
  agreements: readonly AgreementRow[];
  plans: readonly PlanRow[];
  editions: readonly EditionRow[];
  drafts: readonly DraftRow[];
};

const presentDraftRow = (
  { id, kind, state, subject, writtenBy, changedAt }: DraftRow,
  named: NameStaff,
) => ({
  id,
  kind,
  state,
  subject,
  writtenBy: named(writtenBy),
  changedAt: changedAt.toISOString(),
});

/** What staff see of insurers, their plans and agreements. */
export const createInsurersReading = ({ db, now }: Pick<Parts, "db" | "now">) => {
  const quotes = createQuotesStore(db);
  const store = createInsuranceReadingStore(db);

  const readCatalogue = async (): Promise<Catalogue> => {
    const at = now();
    const moment = { at, day: dayInDubai(at) };
    const [insurers, agreements, plans, editions, drafts] = await Promise.all([
      quotes.listInsurers(),
      agreementsIn(db),
      plansAtIn(db, at),
      quotes.listEditions(moment),
      openDrafts(db),
    ]);
    return { moment, insurers, agreements, plans, editions, drafts };
  };

  const editionOf = ({ editions, moment }: Catalogue, plan: string) =>
    editions.find((one) => one.plan === plan && isOnSale(one, moment));

  const presentRow = async (insurer: InsurerRow, catalogue: Catalogue) => {
    const { slug, nameEn, nameAr, logo, quality } = insurer;
    const isOwn = (one: { insurer: string }) => one.insurer === slug;
    const agreement = standingOf(catalogue.agreements.filter(isOwn), catalogue.moment.day);
    const plans = catalogue.plans.filter((plan) => isOwn(plan) && plan.onSale);
    const numbers = plans.map(({ id }) => editionOf(catalogue, id)?.number ?? 0);
    // Whoever has a valid agreement sells: nothing has to be told apart.
    const payable = mayNotSell.some((one) => one === agreement.standing)
      ? await store.payableOf(slug)
      : [];
    const row: ShownRow = {
      slug,
      name: { en: nameEn, ar: nameAr },
      logo,
      agreement,
      plans: plans.length,
      editions: Math.max(0, ...numbers),
      openDrafts: catalogue.drafts.filter(isOwn).length,
      payable: payable.length,
      quality: quality.comprehensive ?? null,
    };
    return { row, payable };
  };

  const presentPlans = (slug: string, catalogue: Catalogue, named: NameStaff) =>
    catalogue.plans
      .filter(({ insurer }) => insurer === slug)
      .map((plan) => {
        const edition = editionOf(catalogue, plan.id);
        return {
          id: plan.id,
          name: { en: plan.nameEn, ar: plan.nameAr },
          coverType: plan.coverType,
          isOnSale: plan.onSale,
          version: plan.number,
          edition: edition ? { number: edition.number, digest: edition.digest } : null,
          drafts: catalogue.drafts
            .filter(({ kind, subject }) => kind !== "agreement" && subject === plan.id)
            .map((draft) => presentDraftRow(draft, named)),
        };
      });

  const read = async (slug: string): Promise<InsurerShown> => {
    const catalogue = await readCatalogue();
    const insurer = catalogue.insurers.find((one) => one.slug === slug);
    if (!insurer) throw new Problem("insurance.notFound");
    const agreements = catalogue.agreements.filter((one) => one.insurer === slug);
    const [named, people, { row, payable }] = await Promise.all([
      readStaffNames(db),
      store.peopleOf(agreements.flatMap(({ draft }) => draft ?? [])),
      presentRow(insurer, catalogue),
    ]);
    const drafts = catalogue.drafts.filter((one) => one.insurer === slug);
    return {
      ...row,
      version: insurer.version,
      contacts: { ...insurer.contacts, hours: hoursOf(insurer) },
      refundTerms: insurer.refundTerms && mutable(insurer.refundTerms),
      qualityByCover: insurer.quality,
      planList: presentPlans(slug, catalogue, named),
      agreements: agreements.map((one) => {
        const by = one.draft === null ? undefined : people.get(one.draft);
        const draft = drafts.find(
          ({ kind, subject }) => kind === "agreement" && subject === one.id,
        );
        return {
          id: one.id,
          validFrom: one.validFrom,
          validUntil: one.validUntil,
          lines: one.lines,
          isInForce: isInForce(one, catalogue.moment.day),
          askedBy: by ? named(by.askedBy) : null,
          approvedBy: by ? named(by.approvedBy) : null,
          draft: draft ? presentDraftRow(draft, named) : null,
        };
      }),
      payableRequests: payable.slice(0, MOST_SHOWN),
      drafts: drafts.map((one) => presentDraftRow(one, named)),
    };
  };

  const salesOf = async (plan: string): Promise<EditionSale[]> => {
    const sales = await store.salesOf(plan);
    const [named, people] = await Promise.all([
      readStaffNames(db),
      store.peopleOf(sales.flatMap(({ draft }) => draft ?? [])),
    ]);
    const at = now();
    const moment = { at, day: dayInDubai(at) };
    const byTime = sales.toSorted(
      (one, other) =>
        one.onSaleFrom.getTime() - other.onSaleFrom.getTime() || one.number - other.number,
    );
    const current = byTime.findLast((one) => isOnSale(one, moment));
    return sales.map((one) => {
      const next = byTime[byTime.indexOf(one) + 1];
      const by = one.draft === null ? undefined : people.get(one.draft);
      return {
        number: one.number,
        digest: one.edition,
        onSaleFrom: one.onSaleFrom.toISOString(),
        until: next?.onSaleFrom.toISOString() ?? null,
        standing: one === current ? "onSale" : isOnSale(one, moment) ? "past" : "future",
        askedBy: by ? named(by.askedBy) : null,
        approvedBy: by ? named(by.approvedBy) : null,
      };
    });
  };

  return {
    list: async (): Promise<ShownRow[]> => {
      const catalogue = await readCatalogue();
      const rows = catalogue.insurers.map((one) => presentRow(one, catalogue));
      return (await Promise.all(rows)).map(({ row }) => row);
    },
    read,
    salesOf,
  };
};

const hoursOf = ({ contacts: { hours } }: InsurerRow) =>
  hours && { ...hours, days: [...hours.days] };

const mutable = (terms: NonNullable<InsurerRow["refundTerms"]>) => ({
  ...terms,
  ways: [...terms.ways],
  proofs: Object.fromEntries(
    Object.entries(terms.proofs).map(([reason, proofs]) => [reason, [...proofs]]),
  ),
});

export type InsurersReading = ReturnType<typeof createInsurersReading>;
