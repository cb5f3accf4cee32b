import type { BrandPlace } from "../../../contract/office/settings/brand.ts";

const call = { en: "Call us", ar: "اتصل بنا" };
const write = { en: "Write to us", ar: "راسلنا" };
const whatsapp = { en: "WhatsApp", ar: "واتساب" };

/** Where the site, emails and papers show how the company is reached, by the words that stand there. */
export const brandPlaces: BrandPlace[] = [
  {
    name: { en: "Foot of every page", ar: "أسفل كل صفحة" },
    lines: [
      { field: "telephone", label: call },
      { field: "email", label: write },
      { field: "instagram", label: { en: "Instagram", ar: "إنستغرام" } },
      { field: "linkedin", label: { en: "LinkedIn", ar: "لينكد إن" } },
      { field: "x", label: { en: "X", ar: "إكس" } },
    ],
  },
  {
    name: { en: "Contact, about us and products", ar: "التواصل ومن نحن والمنتجات" },
    lines: [
      { field: "telephone", label: call },
      { field: "whatsapp", label: whatsapp },
      { field: "email", label: write },
    ],
  },
  {
    name: { en: "Careers", ar: "الوظائف" },
    lines: [{ field: "careersEmail", label: write }],
  },
  {
    name: { en: "Complaints, terms and privacy", ar: "الشكاوى والشروط والخصوصية" },
    lines: [
      { field: "legalEmail", label: { en: "Complaints", ar: "الشكاوى" } },
      { field: "telephone", label: call },
    ],
  },
  {
    name: { en: "Profile: promise, accident, refund", ar: "الحساب: الموعد والحادث والاسترداد" },
    lines: [{ field: "telephone", label: call }],
  },
  {
    name: { en: "Emails", ar: "رسائل البريد" },
    lines: [
      { field: "telephone", label: call },
      { field: "email", label: write },
    ],
  },
  {
    name: { en: "Foot of PDF documents", ar: "أسفل مستندات PDF" },
    lines: [
      { field: "telephone", label: call },
      { field: "email", label: write },
    ],
  },
];
