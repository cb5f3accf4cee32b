import { isInForce, standingOf } from "../../../../domain/insurance/agreement.ts";
import type { InsurerRow as ShownRow } from "../../../../contract/office/insurance/insurer-shapes.ts";
import { usualAccount } from "../../../../domain/insurance/payee.ts";
import type { DraftRow } from "../../../records/insurance/drafts-store.ts";
import type { PayeeRow } from "../../../records/payments/payees-store.ts";
import type { NameStaff } from "../../../records/staff/staff-names-store.ts";
import type { AgreementRow } from "../../quotes/agreements-store.ts";
import { type EditionRow, isOnSale, type Moment } from "../../quotes/editions-store.ts";
import { type InsurerRow, logoOf } from "../../quotes/insurers-store.ts";
import type { PlanRow } from "../../quotes/plan-row.ts";
import { isOfPlan } from "./draft-subjects.ts";

/** All that counts at a moment, and the drafts that are open. */
export type Catalogue = {
  moment: Moment;
  insurers: readonly InsurerRow[];
  agreements: readonly AgreementRow[];
  plans: readonly PlanRow[];
  editions: readonly EditionRow[];
  drafts: readonly DraftRow[];
  payees: readonly PayeeRow[];
  /** Names of the credentials that the environment has. */
  accounts: readonly string[];
};

/** Who asked for what counts, and who agreed. */
type People = { askedBy: string; approvedBy: string };

export const presentDraftRow = (
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

const payeeOf = (slug: string, { payees }: Catalogue) =>
  payees.find(({ insurer }) => insurer === slug);

const accountOf = (slug: string, catalogue: Catalogue) =>
  payeeOf(slug, catalogue)?.account ?? usualAccount(slug, catalogue.accounts);

const editionOf = ({ editions, moment }: Catalogue, plan: string) =>
  editions.find((one) => one.plan === plan && isOnSale(one, moment));

/** @param payable how many requests stay payable while nothing of it may be sold */
export const presentRow = (
  { slug, nameEn, nameAr, quality, ...pictures }: InsurerRow,
  catalogue: Catalogue,
  payable: number,
): ShownRow => {
  const isOwn = (one: { insurer: string }) => one.insurer === slug;
  const plans = catalogue.plans.filter((plan) => isOwn(plan) && plan.onSale);
  const numbers = plans.map(({ id }) => editionOf(catalogue, id)?.number ?? 0);
  return {
    slug,
    name: { en: nameEn, ar: nameAr },
    logo: logoOf(pictures),
    agreement: standingOf(catalogue.agreements.filter(isOwn), catalogue.moment.day),
    plans: plans.length,
    editions: Math.max(0, ...numbers),
    openDrafts: catalogue.drafts.filter(isOwn).length,
    payable,
    isPayeeAway: !catalogue.accounts.includes(accountOf(slug, catalogue)),
    quality: quality.comprehensive ?? null,
  };
};

export const presentPlans = (slug: string, catalogue: Catalogue, named: NameStaff) =>
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
          .filter(({ kind, subject }) => isOfPlan(kind) && subject === plan.id)
          .map((draft) => presentDraftRow(draft, named)),
      };
    });

export const presentAgreements = (
  slug: string,
  { agreements, drafts, moment }: Catalogue,
  { named, people }: { named: NameStaff; people: ReadonlyMap<string, People> },
) =>
  agreements
    .filter(({ insurer }) => insurer === slug)
    .map((one) => {
      const by = one.draft === null ? undefined : people.get(one.draft);
      const draft = drafts.find(({ kind, subject }) => kind === "agreement" && subject === one.id);
      return {
        id: one.id,
        validFrom: one.validFrom,
        validUntil: one.validUntil,
        lines: one.lines,
        isInForce: isInForce(one, moment.day),
        askedBy: by ? named(by.askedBy) : null,
        approvedBy: by ? named(by.approvedBy) : null,
        draft: draft ? presentDraftRow(draft, named) : null,
      };
    });

export const presentPayee = (
  slug: string,
  catalogue: Catalogue,
  { named, people }: { named: NameStaff; people: ReadonlyMap<string, People> },
) => {
  const row = payeeOf(slug, catalogue);
  const by = people.get(row?.draft ?? "");
  const draft = catalogue.drafts.find(({ kind, subject }) => kind === "payee" && subject === slug);
  return {
    account: accountOf(slug, catalogue),
    since: row?.createdAt.toISOString() ?? null,
    askedBy: by ? named(by.askedBy) : null,
    approvedBy: by ? named(by.approvedBy) : null,
    draft: draft ? presentDraftRow(draft, named) : null,
  };
};

/** Lists of answers may be changed, those of rows may not. */
export const mutable = (terms: NonNullable<InsurerRow["refundTerms"]>) => ({
  ...terms,
  ways: [...terms.ways],
  proofs: Object.fromEntries(
    Object.entries(terms.proofs).map(([reason, proofs]) => [reason, [...proofs]]),
  ),
});
