type InBothLanguages = { en: string; ar: string };

/** The company in one place (ruling B1); no page repeats these as literals. */
export type Brand = {
  name: InBothLanguages;
  tagline: InBothLanguages;
  legalName: InBothLanguages;
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
    /** Business days until an applicant has an answer. */
    applicationDays: number;
    timeline: readonly [number, number, number];
    statistics: Statistics;
  };
};

/** What nobody but the company can vouch for: it is shown as an example, or as the company's own. */
export type Statistics = { assetsCovered: InBothLanguages; appStoreRank: number };

/** What an installation says of itself: any of it, in the variable BRAND, as JSON. */
export type BrandStatement = Partial<Omit<Brand, "claims">> & { claims?: Partial<Brand["claims"]> };

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

/** The statement as it was made. A page hands it on to the browser on its `html` element. */
export const brandStatement =
  typeof document === "undefined"
    ? process.env["BRAND"] || undefined
    : document.documentElement.dataset["brand"];

/** A wrong one stops the start (server/brand-settings.ts) and is none until then. */
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
  /** Nobody has vouched for the statistics: they are the specification's. */
  statisticsAreExamples: claims.statistics === undefined,
};
