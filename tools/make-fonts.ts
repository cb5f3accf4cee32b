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

const basicLatin = range(0x20, 0x7e) + range(0xa0, 0xff) + "–—‘’“”•…←→−";
const arabic = range(0x0600, 0x06ff) + range(0x200c, 0x200f) + range(0x2066, 0x2069) + " ";
const latin = range(0x21, 0x7e) + "«»–—•…٪×";

const manrope = "manrope/files/manrope-latin-wght-normal.woff2";
const alexandria = "alexandria/files/alexandria-arabic-wght-normal.woff2";

const web = [
  { from: manrope, to: "manrope", text: basicLatin },
  { from: alexandria, to: "alexandria", text: arabic },
  {
    from: "alexandria/files/alexandria-latin-wght-normal.woff2",
    to: "alexandria-latin",
    text: latin,
  },
];

/**
 * Typst reads neither WOFF nor variable fonts: a file for each weight. Two files of one family would
 * shadow each other, so Latin letters and digits are Manrope's on every paper.
 */
const paper = [
  { from: manrope, to: "manrope", text: basicLatin, weights: [500, 600, 700, 800] },
  { from: alexandria, to: "alexandria", text: arabic, weights: [400, 600, 700] },
];

const write = async (path: string, bytes: Uint8Array) => {
  await writeFile(at(`../${path}`), bytes);
  console.log(`${path} ${bytes.length} bytes`);
};

await mkdir(at("../web/fonts"), { recursive: true });
for (const { from, to, text } of web) {
  const variationAxes = { wght: { min: 400, max: 800, default: 400 } };
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
