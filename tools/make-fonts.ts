// Writes the web fonts of the build to web/fonts (not in git). No package has Arabic, digits and
// Latin letters of Alexandria in one file: the digits become a tiny face that the stylesheet carries
// inline, the letters a small file that only pages with Latin words download (docs/decisions).
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
const digitsAndSigns = range(0x30, 0x3a) + "+-,./()%@&";

const fonts = [
  { from: "manrope/files/manrope-latin-wght-normal.woff2", to: "manrope", text: basicLatin },
  {
    from: "alexandria/files/alexandria-arabic-wght-normal.woff2",
    to: "alexandria",
    text: arabic,
  },
  {
    from: "alexandria/files/alexandria-latin-wght-normal.woff2",
    to: "alexandria-digits",
    text: digitsAndSigns,
  },
  {
    from: "alexandria/files/alexandria-latin-wght-normal.woff2",
    to: "alexandria-letters",
    text: range(0x41, 0x5a) + range(0x61, 0x7a),
  },
];

await mkdir(at("../web/fonts"), { recursive: true });
for (const { from, to, text } of fonts) {
  const variationAxes = { wght: { min: 400, max: 800, default: 400 } };
  const bytes = await subsetFont(await readFile(packaged(from)), text, {
    targetFormat: "woff2",
    variationAxes,
  });
  await writeFile(at(`../web/fonts/${to}.woff2`), bytes);
  console.log(`${to} ${bytes.length} bytes`);
}
