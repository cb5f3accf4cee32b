import { toLatinDigits } from "../digits.ts";

/** What an installation says of itself and its admins may change (ruling B1). */
export const brandFields = [
  "telephone",
  "whatsapp",
  "email",
  "careersEmail",
  "legalEmail",
  "instagram",
  "linkedin",
  "x",
] as const;
export type BrandField = (typeof brandFields)[number];

export type BrandValues = Record<BrandField, string>;

export type BrandCode = "telephone" | "email" | "address";

const kinds = {
  telephone: "telephone",
  whatsapp: "address",
  email: "email",
  careersEmail: "email",
  legalEmail: "email",
  instagram: "address",
  linkedin: "address",
  x: "address",
} as const satisfies Record<BrandField, BrandCode>;

/** Empty: the site links to none. */
const mayBeEmpty: readonly BrandField[] = ["instagram", "linkedin", "x"];

const patterns: Record<BrandCode, RegExp> = {
  /** Of the Emirates: a landline, a mobile, or a free number. */
  telephone: /^\+971(?:[2-79]\d{7}|5\d{8}|800\d{2,7}|600\d{6})$/,
  email: /^[\w.+-]{1,64}@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i,
  address: /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?\.[a-z]{2,}(?:\/[\w.~%@+/-]*)?$/i,
};

export const LONGEST_BRAND_VALUE = 200;

/** As it is kept: a number with the spaces that it was typed with. */
export const cleanBrandValue = (field: BrandField, typed: string) => {
  const plain = typed.replaceAll("\0", "").replaceAll(/\s+/g, " ").trim();
  return kinds[field] === "telephone" ? toLatinDigits(plain) : plain;
};

/** Of a value that was cleaned. */
export function brandProblem(field: BrandField, value: string): BrandCode | undefined {
  const kind = kinds[field];
  if (value === "" && mayBeEmpty.includes(field)) return undefined;
  const compared = kind === "telephone" ? value.replaceAll(" ", "") : value;
  return value.length <= LONGEST_BRAND_VALUE && patterns[kind].test(compared) ? undefined : kind;
}
