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

export const takafulInsurers: readonly InsurerSlug[] = ["nakhla"];
