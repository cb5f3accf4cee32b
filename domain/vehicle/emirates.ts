import type { Bilingual } from "../language.ts";

export const emirates = [
  "abu_dhabi",
  "dubai",
  "sharjah",
  "ajman",
  "umm_al_quwain",
  "ras_al_khaimah",
  "fujairah",
] as const;

export type Emirate = (typeof emirates)[number];

export const emirateNames: Record<Emirate, Bilingual> = {
  abu_dhabi: { en: "Abu Dhabi", ar: "أبوظبي" },
  dubai: { en: "Dubai", ar: "دبي" },
  sharjah: { en: "Sharjah", ar: "الشارقة" },
  ajman: { en: "Ajman", ar: "عجمان" },
  umm_al_quwain: { en: "Umm Al Quwain", ar: "أم القيوين" },
  ras_al_khaimah: { en: "Ras Al Khaimah", ar: "رأس الخيمة" },
  fujairah: { en: "Fujairah", ar: "الفجيرة" },
};

const letters = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, "");

export function parseEmirate(text: string): Emirate | undefined {
  const wanted = letters(text);
  return emirates.find((emirate) =>
    [emirate, emirateNames[emirate].en, emirateNames[emirate].ar].some(
      (name) => letters(name) === wanted,
    ),
  );
}
