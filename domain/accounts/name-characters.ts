/** Joiners are spelling within a word of Persian, Urdu or an Indian language, and nothing elsewhere. */
const LOST_JOINER = /(?<![\p{L}\p{M}])[\u200c\u200d]/u;
/** Marks of direction among them. */
const INVISIBLE = /(?![\u200c\u200d])[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/u;
/** Mail programs turn "pay.example" into a link. Initials as in "A.K.Sharma" are names. */
const OF_ADDRESSES = /[/\\@:]|[\p{L}\p{M}\p{N}-]{2}\.\p{L}/u;

/**
 * Whether a name contains what no name has: signs of web and mail addresses, or characters that
 * cannot be seen (findings E6 and E15). Wide and other forms of a sign count as the sign.
 */
export function hasOddCharacters(name: string): boolean {
  const plain = name.normalize("NFKC");
  return [LOST_JOINER, INVISIBLE, OF_ADDRESSES].some((odd) => odd.test(plain));
}
