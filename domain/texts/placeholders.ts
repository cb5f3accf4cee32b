import { type Bilingual, type Language, languages } from "../language.ts";

/** What a kept text leaves open until it is used, as it is written between braces. */
export const placeholderNames = {
  customer: { en: "customer", ar: "العميل" },
  number: { en: "request number", ar: "رقم الطلب" },
  car: { en: "car", ar: "السيارة" },
  plate: { en: "plate", ar: "اللوحة" },
  insurer: { en: "insurer", ar: "شركة التأمين" },
  plan: { en: "plan", ar: "الباقة" },
  price: { en: "price", ar: "السعر" },
  startDate: { en: "start date", ar: "بداية التغطية" },
  lastDay: { en: "last day", ar: "آخر يوم" },
  colleague: { en: "colleague", ar: "الموظف" },
  telephone: { en: "our telephone", ar: "هاتفنا" },
} as const satisfies Record<string, Bilingual>;

export type Placeholder = keyof typeof placeholderNames;

export const placeholders = Object.keys(placeholderNames) as Placeholder[];

/** What is known where a text is used. */
export type PlaceholderValues = Partial<Record<Placeholder, string>>;

const BRACES = /\{([^{}]*)\}/g;
/** What could not be filled: `[…insurer]`. */
const GAPS = /\[…([^[\]]*)\]/g;

const written = (name: string) => name.replaceAll(/\s+/g, " ").trim().toLowerCase();

const named = (name: string, language: Language) =>
  placeholders.find((one) => placeholderNames[one][language] === written(name));

export const inBraces = (placeholder: Placeholder, language: Language) =>
  `{${placeholderNames[placeholder][language]}}`;

/** Which placeholders a body has, and what stands between braces, or beside one, but is none. */
export function readPlaceholders(body: string, language: Language) {
  const inside = Array.from(body.matchAll(BRACES), ([, name = ""]) => name);
  const known = new Set(inside.flatMap((name) => named(name, language) ?? []));
  const unknown = inside.filter((name) => named(name, language) === undefined);
  const [loose] = /[{}]\S*/.exec(body.replaceAll(BRACES, "")) ?? [];
  return { known, unknown: loose === undefined ? unknown : [...unknown, loose] };
}

/** What is not known stays as a marked gap. */
export const fillPlaceholders = (body: string, language: Language, values: PlaceholderValues) =>
  body.replaceAll(BRACES, (whole, name: string) => {
    const placeholder = named(name, language);
    if (!placeholder) return whole;
    return values[placeholder] || `[…${placeholderNames[placeholder][language]}]`;
  });

export type Gap = { name: string; start: number; end: number };

/** What nobody has filled yet, marked gaps and placeholders of either language: with one, nothing is sent. */
export function gapsIn(text: string): Gap[] {
  const found = [GAPS, BRACES].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: whole, 1: name = "", index }) => ({
      name: name.trim(),
      start: index,
      end: index + whole.length,
      isGap: pattern === GAPS || languages.some((language) => named(name, language)),
    })),
  );
  return found
    .filter(({ isGap }) => isGap)
    .map(({ name, start, end }) => ({ name, start, end }))
    .toSorted((one, other) => one.start - other.start);
}

export const hasGap = (text: string) => gapsIn(text).length > 0;
