// Writes the web fonts of the build to web/fonts (not in git). No package has Arabic and Latin of
// Alexandria in one file, so an Arabic page has two small ones (docs/decisions/0003-fonts.md).
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

const fonts = [
  { from: "manrope/files/manrope-latin-wght-normal.woff2", to: "manrope", text: basicLatin },
  {
    from: "alexandria/files/alexandria-arabic-wght-normal.woff2",
    to: "alexandria",
    text: arabic,
  },
  {
    from: "alexandria/files/alexandria-latin-wght-normal.woff2",
    to: "alexandria-latin",
    text: latin,
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
