import type { Bilingual, Language } from "../language.ts";
import { languages } from "../language.ts";

/** Name of a member of staff (ruling O7); the beginning of the address until somebody gave one. */
export const staffName = (
  nameEn: string | null,
  nameAr: string | null,
  email: string,
): Bilingual => {
  const fallback = localPart(email);
  return { en: nameEn ?? nameAr ?? fallback, ar: nameAr ?? nameEn ?? fallback };
};

const localPart = (email: string) => email.split("@", 1)[0] ?? email;

export type StaffPerson = {
  id: string;
  nameEn: string | null;
  nameAr: string | null;
  email: string;
  extension: string | null;
};

/** A colleague as staff read of them: no address. */
export type NamedStaff = { id: string; name: Bilingual; extension: string | null };

type Known = StaffPerson & { name: Bilingual };

/** The first of these that none of the others has: extension, beginning of the address, address. */
const markAmong = (one: Known, others: readonly Known[], language: Language) => {
  const marks = ({ extension, email }: Known) => [extension, localPart(email), email];
  const index = marks(one).findIndex(
    (mark, place) =>
      mark !== null &&
      mark !== one.name[language] &&
      others.every((other) => marks(other)[place] !== mark),
  );
  return marks(one)[index];
};

/** All by id. Behind a name that two have stands what tells them apart. */
export const nameStaff = (staff: readonly StaffPerson[]): ReadonlyMap<string, NamedStaff> => {
  const known = staff.map((one) => ({
    ...one,
    name: staffName(one.nameEn, one.nameAr, one.email),
  }));
  const shown = languages.map((language) => {
    const same = Map.groupBy(known, ({ name }) => name[language]);
    const nameOf = (one: Known) => {
      const others = (same.get(one.name[language]) ?? []).filter(({ id }) => id !== one.id);
      const mark = others.length > 0 ? markAmong(one, others, language) : undefined;
      return mark ? `${one.name[language]} (${mark})` : one.name[language];
    };
    return [language, nameOf] as const;
  });
  return new Map(
    known.map((one) => {
      const name = Object.fromEntries(
        shown.map(([language, nameOf]) => [language, nameOf(one)]),
      ) as Bilingual;
      return [one.id, { id: one.id, name, extension: one.extension }];
    }),
  );
};
