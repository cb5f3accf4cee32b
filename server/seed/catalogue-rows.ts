import { buildCatalogue, type PlanSeed } from "../../domain/quotes/demonstration/catalogue.ts";
import { insurers } from "../../domain/quotes/demonstration/insurers.ts";
import { qualityOfInsurers } from "../../domain/quotes/demonstration/quality.ts";
import { refundTermsOfInsurers } from "../../domain/quotes/demonstration/refund-terms.ts";
import { digestOf } from "../features/quotes/edition-digest.ts";
import type { InsurerRow, NewEdition, PlanRow } from "../features/quotes/quotes-store.ts";

/** The editions of the demonstration were always on sale. */
const ALWAYS = { onSaleFrom: new Date("2026-01-01T00:00:00Z"), validFrom: "2026-01-01" };

const planRow = (seed: PlanSeed): PlanRow => ({
  id: seed.id,
  insurer: seed.insurer,
  coverType: seed.coverType,
  nameEn: seed.name.en,
  nameAr: seed.name.ar,
  descriptionEn: seed.description.en,
  descriptionAr: seed.description.ar,
  cover: seed.lines,
  terms: seed.terms,
  onSale: true,
});

const editionRow = ({ id, edition }: PlanSeed): NewEdition => ({
  digest: digestOf(edition),
  plan: id,
  tables: edition,
  ...ALWAYS,
});

export const insurerRows = (): InsurerRow[] =>
  insurers.map(({ slug, en, ar }) => ({
    slug,
    nameEn: en,
    nameAr: ar,
    logo: `/insurers/${slug}.svg`,
    quality: qualityOfInsurers[slug],
    refundTerms: refundTermsOfInsurers[slug],
  }));

export const planRows = () => buildCatalogue().map(planRow);
export const editionRows = () => buildCatalogue().map(editionRow);
