import { randomFor } from "./random.ts";

/** More requests have more staff, so that each has about a hundred open ones. */
export const TEAM = 12;
export const REQUESTS_OF_TEAM = 50_000;

const STAFF = 4;

type Bilingual = readonly [en: string, ar: string];

const given: readonly Bilingual[] = [
  ["Huda", "هدى"],
  ["Omar", "عمر"],
  ["Mariam", "مريم"],
  ["Saif", "سيف"],
  ["Priya", "بريا"],
  ["Khalid", "خالد"],
  ["Noura", "نورة"],
  ["Imran", "عمران"],
  ["Layla", "ليلى"],
  ["Rashid", "راشد"],
  ["Grace", "غريس"],
  ["Yousef", "يوسف"],
];

const family: readonly Bilingual[] = [
  ["Al Marzouqi", "المرزوقي"],
  ["Khan", "خان"],
  ["Al Ali", "العلي"],
  ["Al Suwaidi", "السويدي"],
  ["Nair", "ناير"],
  ["Haddad", "حداد"],
  ["Al Nuaimi", "النعيمي"],
  ["Sheikh", "شيخ"],
  ["Mansour", "منصور"],
  ["Al Ketbi", "الكتبي"],
  ["Santos", "سانتوس"],
  ["Darwish", "درويش"],
];

const FIRST_EXTENSION = 200;

const oneOf = (names: readonly Bilingual[], index: number): Bilingual =>
  names[index % names.length] ?? ["", ""];

/** Accounts that nobody can enter; as many as so many requests need. Names repeat after 144. */
export const staffMembers = (requests: number) =>
  Array.from({ length: TEAM * Math.ceil(requests / REQUESTS_OF_TEAM) }, (_, index) => {
    const [givenEn, givenAr] = oneOf(given, index);
    const [familyEn, familyAr] = oneOf(family, index + Math.floor(index / given.length));
    return {
      id: randomFor(STAFF, index).uuid(),
      email: `desk-${index + 1}@example.test`,
      nameEn: `${givenEn} ${familyEn}`,
      nameAr: `${givenAr} ${familyAr}`,
      extension: String(FIRST_EXTENSION + index),
    };
  });

export type StaffMember = ReturnType<typeof staffMembers>[number];
