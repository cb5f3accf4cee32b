const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    "",
  );

const ascii = range(0x20, 0x7e) + "\u00a0©«·»×–—‘’“”•…−";
const otherLatin = range(0xa1, 0xff) + "←→";
const arabic =
  range(0x0621, 0x063a) +
  range(0x0640, 0x0652) +
  range(0x200c, 0x200f) +
  range(0x2066, 0x2069) +
  " ،؛؟";
const otherArabic = range(0x0600, 0x06ff) + range(0x200c, 0x200f);
/** Latin characters of most Arabic pages: digits, signs, AED, plate codes. */
const signs = "%()" + range(0x2b, 0x3a) + range(0x41, 0x5a) + "«»–—•…٪×";
const otherAscii = Array.from(range(0x21, 0x7e))
  .filter((letter) => !signs.includes(letter))
  .join("");

/** Must match web/styles/fonts.css. */
export const letters = {
  manrope: ascii,
  "manrope-more": otherLatin,
  alexandria: arabic,
  "alexandria-more": otherArabic,
  "alexandria-signs": signs,
  "alexandria-latin": otherAscii,
};
