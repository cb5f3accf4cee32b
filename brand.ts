/**
 * The company in one place (ruling B1); no page repeats these as literals. The licence number is
 * the specification's example: production refuses it (server/configuration.ts).
 */
export const brand = {
  name: { en: "Mizalla", ar: "مظلّة" },
  legalName: { en: "Mizalla Insurance Brokers LLC", ar: "مظلّة لوساطة التأمين ذ.م.م" },
  telephone: "+971 800 649 255",
  telephoneLink: "tel:+971800649255",
  whatsapp: "https://wa.me/971800649255",
  email: "hello@mizalla.test",
  careersEmail: "careers@mizalla.test",
  legalEmail: "legal@mizalla.test",
  /** Every day, Asia/Dubai, 24-hour clock. */
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
    /** Business days until an applicant has an answer. */
    applicationDays: 2,
    assetsCovered: "50B+",
    timeline: [2018, 2022, 2025],
  },
} as const;
