import type { Insurer } from "../../../contract/insurers.ts";
import type { Package } from "../../../contract/quotes.ts";
import type { Language } from "../../../domain/language.ts";
import { aedFromFils } from "../../../domain/money.ts";
import { packageKinds } from "../../../domain/quotes/package-kinds.ts";
import { parseCarBody, parseCylinderCount } from "../../../domain/vehicle/car.ts";
import type { Database } from "../../adapters/database/database.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { untilChange } from "../../site-changes.ts";
import { coverText } from "./cover-texts.ts";
import {
  type CoverOf,
  type InsurerRow,
  type OfferWanted,
  type PackageRow,
  type PricedFor,
  createQuotesStore,
} from "./quotes-store.ts";

type Row = { package: PackageRow; insurer: InsurerRow };

const shown = ({ package: offer, insurer }: Row, language: Language): Package => {
  const names = { en: offer.nameEn, ar: offer.nameAr };
  const descriptions = { en: offer.descriptionEn, ar: offer.descriptionAr };
  return {
    _id: offer.id,
    insurer: offer.insurer,
    insurerName: { en: insurer.nameEn, ar: insurer.nameAr },
    name: names[language],
    names,
    description: descriptions[language],
    price: aedFromFils(offer.priceFils),
    priceFils: offer.priceFils,
    ledger: offer.ledger,
    features: offer.cover.map((line) => coverText(line, language)),
    cover: offer.cover,
    terms: offer.terms,
    logo: insurer.logo,
    type: offer.coverType,
  };
};

const shownInsurer = ({ slug, nameEn, nameAr, logo }: InsurerRow): Insurer => ({
  slug,
  name: { en: nameEn, ar: nameAr },
  logo,
});

const refuse = (field: string): never => {
  throw new Problem("quotes.unknownKind", { field });
};

/** Ruling A4; capitals are accepted. */
const parseAddress = (address: { kind: string; carType: string; cylinderType: string }) => {
  const kind = packageKinds.find((known) => known === address.kind.toLowerCase());
  return {
    purchase: (kind ?? refuse("kind")) === "renew" ? "renew" : "new",
    body: parseCarBody(address.carType.toLowerCase()) ?? refuse("carType"),
    cylinders: parseCylinderCount(address.cylinderType) ?? refuse("cylinderType"),
  } satisfies PricedFor;
};

const byName = { en: new Intl.Collator("en"), ar: new Intl.Collator("ar") };

export const createQuotes = ({ db, changes }: Pick<Parts, "db" | "changes">) => {
  const store = createQuotesStore(db);
  const catalogue = untilChange(changes, store.listOnSale);
  return {
    parseAddress,

    /** Cheapest first; at most 2 s old. */
    list: async (wanted: PricedFor, language: Language): Promise<Package[]> => {
      const isWanted = ({ package: offer }: Row) =>
        offer.purchase === wanted.purchase &&
        offer.body === wanted.body &&
        offer.cylinders === wanted.cylinders;
      return (await catalogue())
        .filter(isWanted)
        .map((row) => shown(row, language))
        .toSorted(
          (one, other) =>
            one.priceFils - other.priceFils || byName[language].compare(one.name, other.name),
        );
    },

    insurers: async (): Promise<Insurer[]> => (await store.listInsurers()).map(shownInsurer),

    findOffer: (wanted: OfferWanted, handle?: Database): Promise<PackageRow | undefined> =>
      store.findOnSale(
        // PostgreSQL refuses a text with a null character; no name has one.
        { ...wanted, companyName: wanted.companyName.replaceAll("\0", "").trim() },
        handle,
      ),

    findOfferOf: (wanted: CoverOf, handle?: Database): Promise<PackageRow | undefined> =>
      store.findCheapestOf(wanted, handle),
  };
};

export type Quotes = ReturnType<typeof createQuotes>;
