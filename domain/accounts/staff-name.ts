import type { Bilingual } from "../language.ts";

/** Name of a member of staff (ruling O7); the beginning of the address until somebody gave one. */
export const staffName = (
  nameEn: string | null,
  nameAr: string | null,
  email: string,
): Bilingual => {
  const fallback = email.split("@", 1)[0] ?? email;
  return { en: nameEn ?? nameAr ?? fallback, ar: nameAr ?? nameEn ?? fallback };
};
