import { buildCatalogue, type PackageSeed } from "../../domain/quotes/demonstration/catalogue.ts";
import { insurers } from "../../domain/quotes/demonstration/insurers.ts";
import type { InsurerRow, PackageRow } from "../features/quotes/quotes-store.ts";

const purchasesOf = (seed: PackageSeed) =>
  new Set(seed.kinds.map((kind) => (kind === "renew" ? ("renew" as const) : ("new" as const))));

const packageRow = (seed: PackageSeed, purchase: PackageRow["purchase"]): PackageRow => ({
  id: `${seed.id}-${purchase}`,
  insurer: seed.insurer,
  purchase,
  coverType: seed.coverType,
  body: seed.body,
  cylinders: seed.cylinders,
  nameEn: seed.name.en,
  nameAr: seed.name.ar,
  descriptionEn: seed.description.en,
  descriptionAr: seed.description.ar,
  priceFils: seed.priceFils,
  ledger: seed.ledger,
  cover: seed.lines,
  terms: seed.terms,
  onSale: true,
});

export const catalogueRows = () => ({
  insurers: insurers.map(({ slug, en, ar }): InsurerRow => ({
    slug,
    nameEn: en,
    nameAr: ar,
    logo: `/insurers/${slug}.svg`,
  })),
  packages: buildCatalogue().flatMap((seed) =>
    [...purchasesOf(seed)].map((purchase) => packageRow(seed, purchase)),
  ),
});
