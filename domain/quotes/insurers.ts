import type { CoverType } from "./package-kinds.ts";

/** Invented (ruling B4). */
export const insurers = [
  { slug: "falaj", en: "Falaj Insurance", ar: "فلج للتأمين" },
  { slug: "marsa", en: "Marsa General", ar: "مرسى العامة للتأمين" },
  { slug: "nakhla", en: "Nakhla Takaful", ar: "نخلة للتكافل" },
  { slug: "qandeel", en: "Qandeel Assurance", ar: "قنديل للتأمين" },
  { slug: "sidrah", en: "Sidrah Assurance", ar: "سدرة للتأمين" },
  { slug: "lulwa", en: "Lulwa Mutual", ar: "لولوة للتأمين التبادلي" },
  { slug: "hazm", en: "Hazm Motor", ar: "حزم لتأمين المركبات" },
] as const;

export type InsurerSlug = (typeof insurers)[number]["slug"];

export const insurerDiscounts: Record<InsurerSlug, Record<CoverType, number>> = {
  hazm: { thirdParty: 30, comprehensive: 27 },
  nakhla: { thirdParty: 28, comprehensive: 30 },
  qandeel: { thirdParty: 25, comprehensive: 25 },
  lulwa: { thirdParty: 22, comprehensive: 23 },
  falaj: { thirdParty: 20, comprehensive: 20 },
  marsa: { thirdParty: 15, comprehensive: 15 },
  sidrah: { thirdParty: 10, comprehensive: 10 },
};
