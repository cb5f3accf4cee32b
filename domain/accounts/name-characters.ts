/** Spelling within a word of Persian, Urdu or an Indian language, and nothing elsewhere. */
const JOINERS = /([\p{L}\p{M}])[\u200c\u200d]/gu;
/**
 * Signs of addresses; what cannot be seen, among it marks of direction (DI is what Unicode draws no
 * shape for); and "pay.example", which mail programs turn into a link. "A.K.Sharma" is a name.
 */
const ODD = /[/\\@:\p{C}\p{DI}\p{Zl}\p{Zp}]|[^\s.]{2}\.\p{L}/u;

/**
 * Whether a name contains what no name has (findings E6 and E15). Wide and other forms of a sign
 * count as the sign.
 */
export function hasOddCharacters(name: string): boolean {
  return ODD.test(name.normalize("NFKC").replace(JOINERS, "$1"));
}
