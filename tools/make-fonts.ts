// No package has Arabic and Latin of Alexandria in one file (docs/decisions/0003-fonts.md).
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { letters } from "./font-letters.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const packaged = (name: string) => at(`../node_modules/@fontsource-variable/${name}`);

const manrope = "manrope/files/manrope-latin-wght-normal.woff2";
const alexandria = "alexandria/files/alexandria-arabic-wght-normal.woff2";
const alexandriaLatin = "alexandria/files/alexandria-latin-wght-normal.woff2";

const web = [
  { from: manrope, to: "manrope", heaviest: 800 },
  { from: manrope, to: "manrope-more", heaviest: 800 },
  { from: alexandria, to: "alexandria", heaviest: 700 },
  { from: alexandria, to: "alexandria-more", heaviest: 700 },
  { from: alexandriaLatin, to: "alexandria-signs", heaviest: 700 },
  { from: alexandriaLatin, to: "alexandria-latin", heaviest: 700 },
] as const;

/** Typst reads neither WOFF nor variable fonts, and two files of one family hide each other. */
const latin = letters["manrope"] + letters["manrope-more"];
const arabic = letters["alexandria"] + letters["alexandria-more"];
const paper = [
  { from: manrope, to: "manrope", text: latin, weights: [500, 600, 700, 800] },
  { from: alexandria, to: "alexandria", text: arabic, weights: [400, 600, 700] },
];

const write = async (path: string, bytes: Uint8Array) => {
  await writeFile(at(`../${path}`), bytes);
  console.log(`${path} ${bytes.length} bytes`);
};

await mkdir(at("../web/fonts"), { recursive: true });
for (const { from, to, heaviest } of web) {
  const variationAxes = { wght: { min: 400, max: heaviest, default: 400 } };
  const options = { targetFormat: "woff2", variationAxes } as const;
  await write(
    `web/fonts/${to}.woff2`,
    await subsetFont(await readFile(packaged(from)), letters[to], options),
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
