import { toLatinDigits } from "../digits.ts";
import { chassisTail, readPolicyNumber } from "../support/policy-numbers.ts";
import { foldedForSearch } from "../support/folded-for-search.ts";

/** Longer beginnings of a word are not told apart. */
const MAX_TERM = 12;
/** Shorter words are found only as a whole. */
const MIN_PREFIX = 3;

const wordsIn = (text: string): string[] =>
  foldedForSearch(toLatinDigits(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => word.slice(0, MAX_TERM));

/** What follows @ stands in half of all addresses and tells nobody apart. */
const withoutDomain = (text: string) => text.replace(/@.*$/, "");

/** The beginnings by which a person is found: an index finds them without walking a table. */
export function nameTerms(...texts: readonly string[]): string[] {
  const terms = new Set<string>();
  for (const word of texts.map(withoutDomain).flatMap(wordsIn)) {
    terms.add(word);
    for (let length = MIN_PREFIX; length < word.length; length++) terms.add(word.slice(0, length));
  }
  return [...terms].toSorted();
}

/** The digits that every way of writing a number in the Emirates has in common, last one first. */
export function phoneTail(phone: string): string {
  const digits = toLatinDigits(phone).replaceAll(/\D/g, "");
  return Array.from(digits.slice(-9)).toReversed().join("");
}

/** What to look for; a request is found by any of them. */
export type DeskSearch = {
  number?: string;
  email?: string;
  phoneTail?: string;
  plate?: { code?: string; number: string };
  nameTerms?: string[];
  /** The insurer's. */
  policyNumber?: string;
  /** The end of a chassis number, its last character first. */
  chassisTail?: string;
};

const NUMBER = /^(?:MZ)?[-\s]?([0-9A-HJKMNP-TV-Z]{6})$/i;
const PLATE = /^(?:([a-z]{1,3}|\d{1,2})[\s-]+)?(\d{1,5})$/i;
/** Four characters at least, or half of all cars would be found. */
const CHASSIS = /^(?=.*\d)[A-HJ-NPR-Z0-9]{4,17}$/i;
const PHONE = /^\+?[\d\s()-]{6,20}$/;

/** Reads what staff type into the search; undefined for nothing that could be looked for. */
export function readDeskSearch(text: string): DeskSearch | undefined {
  const typed = toLatinDigits(text).trim();
  if (typed === "") return undefined;
  if (/^\S+@\S+$/.test(typed)) return { email: typed.toLowerCase() };
  const search: DeskSearch = {};
  const [, letters] = NUMBER.exec(typed) ?? [];
  if (letters) search.number = `MZ-${letters.toUpperCase()}`;
  const [plate, code, number = ""] = PLATE.exec(typed) ?? [];
  if (plate !== undefined) search.plate = code ? { code: code.toUpperCase(), number } : { number };
  if (PHONE.test(typed)) search.phoneTail = phoneTail(typed);
  const policyNumber = readPolicyNumber(typed);
  if (policyNumber) search.policyNumber = policyNumber;
  if (CHASSIS.test(typed)) search.chassisTail = chassisTail(typed.toUpperCase());
  const terms = wordsIn(typed);
  const isName = terms.length > 0 && plate === undefined && search.phoneTail === undefined;
  if (isName) search.nameTerms = terms;
  return Object.keys(search).length > 0 ? search : undefined;
}
