// Writes the fonts of the pages to web/fonts and those of papers (PDF) beside their template, none
// in git. No package has Arabic and Latin of Alexandria in one file, so an Arabic page has two small
// ones (docs/decisions/0003-fonts.md).
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const packaged = (name: string) => at(`../node_modules/@fontsource-variable/${name}`);

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    "",
  );

const ascii = range(0x20, 0x7e) + "\u00a0©«·»×–—‘’“”•…−";
const otherLatin = range(0xa1, 0xff) + "←→";
/** What the language is written with; the letters of its neighbours are in a file of their own. */
const arabic =
  range(0x0621, 0x063a) +
  range(0x0640, 0x0652) +
  range(0x200c, 0x200f) +
  range(0x2066, 0x2069) +
  " ،؛؟";
const otherArabic = range(0x0600, 0x06ff) + range(0x200c, 0x200f);
/** What most Arabic pages show of Latin: digits, signs, AED, the codes of plates. */
const signs = "%()" + range(0x2b, 0x3a) + range(0x41, 0x5a) + "«»–—•…٪×";
/** Small letters, and signs that come with them. */
const otherAscii = Array.from(range(0x21, 0x7e))
  .filter((letter) => !signs.includes(letter))
  .join("");

const manrope = "manrope/files/manrope-latin-wght-normal.woff2";
const alexandria = "alexandria/files/alexandria-arabic-wght-normal.woff2";
const alexandriaLatin = "alexandria/files/alexandria-latin-wght-normal.woff2";

/** With the weights that web/styles/tokens.css uses. */
const web = [
  { from: manrope, to: "manrope", text: ascii, heaviest: 800 },
  { from: manrope, to: "manrope-more", text: otherLatin, heaviest: 800 },
  { from: alexandria, to: "alexandria", text: arabic, heaviest: 700 },
  { from: alexandria, to: "alexandria-more", text: otherArabic, heaviest: 700 },
  { from: alexandriaLatin, to: "alexandria-signs", text: signs, heaviest: 700 },
  { from: alexandriaLatin, to: "alexandria-latin", text: otherAscii, heaviest: 700 },
];

/**
 * Typst reads neither WOFF nor variable fonts: a file for each weight. Two files of one family would
 * shadow each other, so Latin letters and digits are Manrope's on every paper.
 */
const paper = [
  { from: manrope, to: "manrope", text: ascii + otherLatin, weights: [500, 600, 700, 800] },
  { from: alexandria, to: "alexandria", text: arabic + otherArabic, weights: [400, 600, 700] },
];

const write = async (path: string, bytes: Uint8Array) => {
  await writeFile(at(`../${path}`), bytes);
  console.log(`${path} ${bytes.length} bytes`);
};

await mkdir(at("../web/fonts"), { recursive: true });
for (const { from, to, text, heaviest } of web) {
  const variationAxes = { wght: { min: 400, max: heaviest, default: 400 } };
  const options = { targetFormat: "woff2", variationAxes } as const;
  await write(
    `web/fonts/${to}.woff2`,
    await subsetFont(await readFile(packaged(from)), text, options),
  );
}

const papers = "server/adapters/papers/fonts";
await mkdir(at(`../${papers}`), { recursive: true });
for (const { from, to, text, weights } of paper)
  for (const wght of weights) {
    const options = { targetFormat: "truetype", variationAxes: { wght } } as const;
    await write(
      `${papers}/${to}-${wght}.ttf`,
      await subsetFont(await readFile(packaged(from)), text, options),
    );
  }
