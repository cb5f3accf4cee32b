import { createHash } from "node:crypto";
import { buildCatalogue, type PlanSeed } from "../../domain/quotes/demonstration/catalogue.ts";
import { contactsOfInsurers } from "../../domain/quotes/demonstration/contacts.ts";
import { insurers } from "../../domain/quotes/demonstration/insurers.ts";
import { qualityOfInsurers } from "../../domain/quotes/demonstration/quality.ts";
import { refundTermsOfInsurers } from "../../domain/quotes/demonstration/refund-terms.ts";
import { digestOf } from "../features/quotes/content-digest.ts";
import type { CatalogueRows } from "../features/quotes/quotes-store.ts";

/** All of the demonstration was always on sale. */
const ALWAYS = { onSaleFrom: new Date("2026-01-01T00:00:00Z"), createdAt: new Date("2026-01-01") };
const ALWAYS_VALID = "2026-01-01";

/** The same at each start: two processes that seed at once write the same rows. */
const uuidOf = (name: string) => {
  const hex = createHash("sha256").update(name).digest("hex");
  return [8, 4, 4, 4, 12]
    .reduce<string[]>(
      (parts, length) => [...parts, hex.slice(parts.join("").length).slice(0, length)],
      [],
    )
    .join("-");
};

const planRow = (seed: PlanSeed): CatalogueRows["plans"][number] => ({
  id: seed.id,
  insurer: seed.insurer,
  coverType: seed.coverType,
  ...contentOf(seed),
});

const contentOf = (seed: PlanSeed) => ({
  nameEn: seed.name.en,
  nameAr: seed.name.ar,
  descriptionEn: seed.description.en,
  descriptionAr: seed.description.ar,
  cover: seed.lines,
  terms: seed.terms,
  onSale: true,
});

const versionRow = (seed: PlanSeed): CatalogueRows["versions"][number] => ({
  id: uuidOf(`version ${seed.id}`),
  plan: seed.id,
  number: 1,
  ...contentOf(seed),
  ...ALWAYS,
});

const editionRow = ({ id, edition }: PlanSeed) => ({
  digest: digestOf(edition),
  plan: id,
  tables: edition,
  validFrom: ALWAYS_VALID,
  ...ALWAYS,
});

const saleRow = ({ id, edition }: PlanSeed): CatalogueRows["sales"][number] => ({
  id: uuidOf(`sale ${id}`),
  plan: id,
  number: 1,
  edition: digestOf(edition),
  validFrom: ALWAYS_VALID,
  ...ALWAYS,
});

/** Open-ended, with the commission that the editions state. */
const agreementRow = (
  insurer: string,
  plans: readonly PlanSeed[],
): CatalogueRows["agreements"][number] => ({
  id: uuidOf(`agreement ${insurer}`),
  insurer,
  validFrom: ALWAYS_VALID,
  lines: plans.map(({ coverType, edition }) => ({
    cover: coverType,
    commission: edition.commission ?? null,
  })),
  createdAt: ALWAYS.createdAt,
});

const insurerRows = (): CatalogueRows["insurers"] =>
  insurers.map(({ slug, en, ar }) => ({
    slug,
    nameEn: en,
    nameAr: ar,
    logo: `/insurers/${slug}.svg`,
    wordmark: null,
    quality: qualityOfInsurers[slug],
    refundTerms: refundTermsOfInsurers[slug],
    contacts: contactsOfInsurers[slug],
    version: 1,
  }));

/** Of everything that is sold in the demonstration. */
export const catalogueRows = (): CatalogueRows => {
  const seeds = buildCatalogue();
  return {
    insurers: insurerRows(),
    plans: seeds.map(planRow),
    versions: seeds.map(versionRow),
    editions: seeds.map(editionRow),
    sales: seeds.map(saleRow),
    agreements: Array.from(
      Map.groupBy(seeds, ({ insurer }) => insurer),
      ([insurer, ofInsurer]) => agreementRow(insurer, ofInsurer),
    ),
  };
};
