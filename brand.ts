import type { BrandField, BrandValues } from "./domain/contact/brand-values.ts";
import type { Bilingual } from "./domain/language.ts";

/** The specification's licence number, which belongs to somebody else: it never stands without that note (ruling B1). */
export const EXAMPLE_LICENCE = "287";

/** The company in one place (ruling B1); pages never repeat these as literals. */
export type Brand = {
  name: Bilingual;
  tagline: Bilingual;
  legalName: Bilingual;
  telephone: string;
  whatsapp: string;
  email: string;
  careersEmail: string;
  legalEmail: string;
  /** Every day, Asia/Dubai, 24-hour clock. */
  supportHours: readonly { from: string; to: string }[];
  social: readonly { network: "instagram" | "linkedin" | "x"; url: string }[];
  claims: {
    quoteSeconds: number;
    instalments: number;
    claimDays: { from: number; to: number };
    applicationDays: number;
    timeline: readonly [number, number, number];
    statistics: Statistics;
  };
};

type Statistics = { assetsCovered: Bilingual; appStoreRank: number };

/** What an installation states in the environment variable BRAND (JSON). */
type BrandStatement = Partial<Omit<Brand, "claims">> & { claims?: Partial<Brand["claims"]> };

const example: Brand = {
  name: { en: "Mizalla", ar: "مظلّة" },
  tagline: { en: "Mizalla means umbrella", ar: "مظلّة: ظلّ يمشي مع سيارتك" },
  legalName: { en: "Mizalla Insurance Brokers LLC", ar: "مظلّة لوساطة التأمين ذ.م.م" },
  telephone: "+971 800 649 255",
  whatsapp: "https://wa.me/971800649255",
  email: "hello@mizalla.test",
  careersEmail: "careers@mizalla.test",
  legalEmail: "legal@mizalla.test",
  supportHours: [
    { from: "08:00", to: "16:00" },
    { from: "20:00", to: "02:00" },
  ],
  social: [
    { network: "instagram", url: "https://www.instagram.com/mizalla.test" },
    { network: "linkedin", url: "https://www.linkedin.com/company/mizalla-test" },
    { network: "x", url: "https://x.com/mizalla_test" },
  ],
  claims: {
    quoteSeconds: 90,
    instalments: 4,
    claimDays: { from: 5, to: 7 },
    applicationDays: 2,
    timeline: [2018, 2022, 2025],
    statistics: { assetsCovered: { en: "50B+", ar: "+50 مليار" }, appStoreRank: 1 },
  },
};

/** What pages pass on to the browser; on the server it follows the settings. */
export let brandStatement =
  typeof document === "undefined"
    ? process.env["BRAND"] || undefined
    : document.documentElement.dataset["brand"];

/** An invalid statement stops the start (server/brand-settings.ts). */
const read = (text: string | undefined): BrandStatement => {
  try {
    return text === undefined ? {} : (JSON.parse(text) as BrandStatement);
  } catch {
    return {};
  }
};

const { claims = {}, ...stated } = read(brandStatement);
const company: Brand = { ...example, ...stated, claims: { ...example.claims, ...claims } };

export const brand = {
  ...company,
  telephoneLink: `tel:${company.telephone.replaceAll(" ", "")}`,
  /** The numbers are the specification's until the company states its own. */
  statisticsAreExamples: claims.statistics === undefined,
};

const networks = ["instagram", "linkedin", "x"] as const;

const valuesOf = (one: Brand): BrandValues => {
  const urlOf = (network: string) => one.social.find((link) => link.network === network)?.url ?? "";
  const { telephone, whatsapp, email, careersEmail, legalEmail } = one;
  const links = { instagram: urlOf("instagram"), linkedin: urlOf("linkedin"), x: urlOf("x") };
  return { telephone, whatsapp, email, careersEmail, legalEmail, ...links };
};

export const builtInValues = (): BrandValues => valuesOf(example);
export const brandValues = (): BrandValues => valuesOf(brand);

/** Whether the environment states it, which comes before what admins set. */
export const isStated = (field: BrandField) => {
  const part = networks.some((network) => network === field) ? "social" : field;
  return part in stated;
};

const environmentStatement = brandStatement;

/** On the server, in each place that has a copy of this file: what admins set counts from now on. */
export const settleBrand = (settings: Partial<BrandValues>) => {
  const { instagram, linkedin, x, ...set } = settings;
  const urls = { ...builtInValues(), ...settings };
  const social = networks
    .map((network) => ({ network, url: urls[network] }))
    .filter(({ url }) => url !== "");
  const { telephone, whatsapp, email, careersEmail, legalEmail } = example;
  const builtIn = { telephone, whatsapp, email, careersEmail, legalEmail };
  const settled = { ...builtIn, ...set, social, ...stated };
  const telephoneLink = `tel:${settled.telephone.replaceAll(" ", "")}`;
  Object.assign(brand, settled, { telephoneLink });
  const areLinksSet = [instagram, linkedin, x].some((url) => url !== undefined);
  const passedOn = { ...set, ...(areLinksSet && { social }), ...read(environmentStatement) };
  brandStatement =
    Object.keys(settings).length > 0 ? JSON.stringify(passedOn) : environmentStatement;
};
